import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../../i18n/instants.ts'
import { useService } from '../../../../api/useService.ts'
import { ComparedTexts } from '../../../../ui/compare/ComparedTexts.tsx'
import { onOneLine } from '../../../resource/plainText.ts'
import type { SayValue } from '../valueWords.ts'
import type { DraftBox, KeptDraft } from './draft.ts'
import { LeftNote } from './LeftNote.tsx'

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

/** A text left behind, and what it changes. */
export function DraftNote({ draft, boxes, labelOf, sayValue, ...ways }: Props) {
  const { t, i18n } = useTranslation('drafts')
  const isNew = draft.body.id === null
  return (
    <LeftNote {...{ draft, ...ways }}>
      {t('keptHere', { when: formatInstant(i18n.language, draft.at) })}
      <Boxes>
        {boxes.map((box) => (
          <li key={box.name}>
            <BoxWords {...{ box, isNew, sayValue }} field={labelOf(box.name)} />
          </li>
        ))}
      </Boxes>
      {boxes.some(({ isMoved }) => isMoved) ? <p>{t('choose')}</p> : null}
    </LeftNote>
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
      <ComparedTexts
        before={String(box.was ?? '')}
        after={String(box.typed ?? '')}
        isHtml
        lang={language}
      />
    </>
  )
}
