import Alert from '@mui/material/Alert'
import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { RecordWords, Shown } from '../recordForm.ts'
import { useValueWords } from '../valueWords.ts'
import { draftBoxes, type KeptDraft, type OpenForm } from './draft.ts'
import { DraftNote } from './DraftNote.tsx'
import type { Drafting } from './useDrafting.ts'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  drafting: Drafting
  form: UseFormReturn<V>
  open: OpenForm<R, V, Update>
  words: RecordWords<R, V>
  /** A newer reading is on its way: what a draft changes is told of that one. */
  isRefreshing?: boolean
}

/** What is to be said of texts kept on this device, and of the same record in other tabs. */
export function DraftNotes<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { drafting, form, open, words, isRefreshing = false } = props
  const { t } = useTranslation('drafts')
  const site = useService().configuration
  const sayValue = useValueWords(words, open.opened)
  const place = useRef<HTMLDivElement>(null)

  const take = async (draft: KeptDraft, first: FieldPath<V> | undefined) => {
    await drafting.take(draft)
    if (first) form.setFocus(first)
    if (!place.current?.ownerDocument.activeElement?.matches('form *')) focusPage()
  }
  const discard = (draft: KeptDraft) => {
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
        const boxes = draftBoxes(open, draft.body, site)
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
