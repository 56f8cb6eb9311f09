import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge, formatInstant } from '../../../i18n/instants.ts'
import { useService } from '../../../service/useService.ts'
import { Comparison } from '../../../ui/compare/Comparison.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import { onOneLine } from '../../plainText.ts'
import type { SayValue } from '../valueWords.ts'
import type { DraftBox, KeptDraft } from './draft.ts'

const Boxes = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
}))

interface Props {
  draft: KeptDraft
  boxes: readonly DraftBox[]
  labelOf: (name: string) => string
  sayValue: SayValue
  onTake: () => void
  onDiscard: () => void
}

/** A text left behind: when, what it changes, and the two things that can be done with it. */
export function DraftNote({ draft, boxes, labelOf, sayValue, ...props }: Props) {
  const { t, i18n } = useTranslation('drafts')
  const id = useId()
  const isNew = draft.body.id === null
  const title = t('left')
  useEffect(() => announce(title), [title])
  return (
    <section aria-labelledby={id}>
      <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
        <AlertTitle id={id}>
          {title}
          {', '}
          <time dateTime={draft.at} title={formatInstant(i18n.language, draft.at)}>
            {formatAge(i18n.language, draft.at)}
          </time>
        </AlertTitle>
        {t('keptHere', { when: formatInstant(i18n.language, draft.at) })}
        <Boxes>
          {boxes.map((box) => (
            <li key={box.name}>
              <BoxWords {...{ box, isNew, sayValue }} field={labelOf(box.name)} />
            </li>
          ))}
        </Boxes>
        {boxes.some(({ isMoved }) => isMoved) ? <p>{t('choose')}</p> : null}
        <Button variant="contained" onClick={props.onTake} sx={{ mr: 1 }}>
          {t('take')}
        </Button>
        <Button onClick={props.onDiscard}>{t('discard')}</Button>
      </Alert>
    </section>
  )
}

interface BoxProps {
  box: DraftBox
  isNew: boolean
  field: string
  sayValue: SayValue
}

/** What was typed into one box, and over what; of a long text, the words that are other than they were. */
function BoxWords({ box, isNew, field, sayValue }: BoxProps) {
  const { t } = useTranslation('drafts')
  const { language } = useService()
  const { name, isHtml, isMoved } = box
  const said = (value: unknown) =>
    sayValue(name, isHtml && typeof value === 'string' ? onOneLine(value) : value)
  const [typed, was, now] = [box.typed, box.was, box.now].map(said)
  if (isNew) return t('box.begun', { field, typed })
  if (!isHtml) return t(isMoved ? 'box.moved' : 'box.typed', { field, typed, was, now })
  return (
    <>
      {t(isMoved ? 'box.movedText' : 'box.text', { field })}
      <Comparison
        before={String(box.was ?? '')}
        after={String(box.typed ?? '')}
        isHtml
        lang={language}
      />
    </>
  )
}
