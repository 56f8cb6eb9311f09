import type { StoredDraft } from '../../../write/drafts.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatAge, formatInstant } from '../../../../i18n/instants.ts'
import { announce } from '../../../../ui/live/announcements.ts'
import { useService } from '../../../../api/useService.ts'
import { ComparedTexts } from '../../../../ui/compare/ComparedTexts.tsx'
import { onOneLine } from '../../../resource/plainText.ts'
import { type FormatValue, useValueFormat } from '../valueFormat.ts'
import { type DraftBox, type OpenForm, draftValues } from './draft.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { RecordLabels, Shown } from '../recordForm.ts'
import type { Drafting } from './useDrafting.ts'

interface LeftNoteProps {
  draft: StoredDraft
  onTake: () => void
  onDiscard: () => void
  /** what it holds */
  children: ReactNode
}

/** What was left on this device: when, what it is, and the two things that can be done with it. */
export function LeftNote({ draft, onTake, onDiscard, children }: LeftNoteProps) {
  const { t, i18n } = useTranslation(['drafts', 'ui'])
  const id = useId()
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
        {children}
        <Button variant="contained" onClick={onTake} sx={{ mr: 1 }}>
          {t('take')}
        </Button>
        <Button onClick={onDiscard}>{t('ui:discard')}</Button>
      </Alert>
    </section>
  )
}

const Boxes = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
}))

interface NoteProps {
  draft: StoredDraft
  boxes: readonly DraftBox[]
  labelOf: (name: string) => string
  sayValue: FormatValue
  onTake: () => void
  onDiscard: () => void
}

/** A text left behind, and what it changes. */
function DraftNote({ draft, boxes, labelOf, sayValue, ...ways }: NoteProps) {
  const { t, i18n } = useTranslation(['drafts', 'ui'])
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
  sayValue: FormatValue
}

/** What was typed into one box, and over what; of a long text, the words that are other than they were. */
function BoxWords({ box, isNew, field, sayValue }: BoxProps) {
  const { t } = useTranslation(['drafts', 'ui'])
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

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  drafting: Drafting
  form: UseFormReturn<V>
  open: OpenForm<R, V, Update>
  words: RecordLabels<R, V>
  /** A newer reading is on its way: what a draft changes is told of that one. */
  isRefreshing?: boolean
}

/** What is to be said of texts kept on this device, and of the same record in other tabs. */
export function DraftNotes<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { drafting, form, open, words, isRefreshing = false } = props
  const { t } = useTranslation(['drafts', 'ui'])
  const site = useService().configuration
  const sayValue = useValueFormat(words, open.opened)
  const place = useRef<HTMLDivElement>(null)

  const take = async (draft: StoredDraft, first: FieldPath<V> | undefined) => {
    await drafting.take(draft)
    if (first) form.setFocus(first)
    if (!place.current?.ownerDocument.activeElement?.matches('form *')) focusPage()
  }
  const discard = (draft: StoredDraft) => {
    drafting.discard(draft)
    focusPage()
  }

  return (
    <div ref={place}>
      {drafting.isKept ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('full')}
        </Alert>
      )}
      <output>
        {drafting.isElsewhere ? (
          <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
            {t('elsewhere')}
          </Alert>
        ) : null}
        {drafting.wasSaved ? (
          <Alert severity="info" role="presentation" sx={{ mb: 2 }} onClose={drafting.forgetSaved}>
            {t('savedElsewhere')}
          </Alert>
        ) : null}
      </output>
      {(isRefreshing ? [] : drafting.offered).map((draft) => {
        const boxes = draftValues(open, draft.body, site)
        const first = open.definition.boxes.find((name) => name === boxes[0]?.name)
        return (
          <DraftNote
            key={draft.key}
            {...{ draft, boxes, sayValue }}
            labelOf={words.label}
            onTake={() => void take(draft, first)}
            onDiscard={() => discard(draft)}
          />
        )
      })}
    </div>
  )
}
