import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { useService } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { recordOptions } from '../../query/readOptions.ts'
import { Conflict, type Saved } from '../../write/saved.ts'
import { type UpdateInput, updateOptions } from '../../write/writeOptions.ts'
import { useLeaveQuestion } from '../form/LeaveGuard.tsx'
import { storeAltText, type UnsavedAltText, unsavedAltText } from './unsavedAltText.ts'
import { media, type MediaPicture } from './media.ts'

type Asked = UpdateInput<MediaPicture, { alt_text: string }>

const isUndoOf = (asked: Asked | undefined) => asked?.undoes !== undefined

/** What became of a text that was not plainly saved, or undone: where nobody can tell, that is said. */
export function failureOf(error: Error, isUndo = false) {
  const isInDoubt = error instanceof ApiError && error.afterWrite === 'unknown'
  if (isUndo) return isInDoubt ? 'undoInDoubt' : 'notUndone'
  return isInDoubt ? 'inDoubt' : 'unsaved'
}

/** What somebody else has written, where that is why nothing was written. */
export function textOfOthers(error: Error): string | null {
  // Sound because a conflict of this write has the record that it read.
  return error instanceof Conflict ? (error as Conflict<MediaPicture>).fresh.alt : null
}

/** What is told of an alternative text wherever one is by then. */
function useWordsNews() {
  const { t } = useTranslation(['picture', 'ui'])
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    saved({ record, differences }: Saved<MediaPicture>, isUndo: boolean, undo?: () => void): void {
      if (differences.length > 0) {
        const message = t('words.other', { now: record.alt || t('words.nothing') })
        toast.show({ message, severity: 'warning' })
        return
      }
      const label = t(isUndo ? 'words.redo' : 'ui:undo')
      toast.show({
        message: t(isUndo ? 'words.undone' : 'words.saved'),
        actions: undo ? [{ label, onClick: undo }] : [],
      })
    },
    /** Where the form is closed nothing else says that it failed. */
    failed(error: Error, asked: Asked, isKept: boolean, again: () => void): void {
      if (isHere.current) return
      const now = textOfOthers(error)
      const isUndo = isUndoOf(asked)
      const message = [
        t(`words.away.${failureOf(error, isUndo)}`),
        now === null ? '' : t('words.conflict.text', { now: now || t('words.nothing') }),
        isKept && !isUndo ? t('words.away.offered') : '',
      ]
      // Over what somebody else wrote it is only written where both are in sight.
      const actions = now === null ? [{ label: t('ui:retry'), onClick: again }] : []
      toast.show({ message: message.filter(Boolean).join(' '), severity: 'error', actions })
    },
  }
}

/**
 * The alternative text of a picture as it is typed: stored on this device until it is saved or discarded, and compared
 * with the one that it was typed over.
 */
export function useAltText(picture: MediaPicture) {
  const { id, alt: stored } = picture
  const service = useService()
  const client = useQueryClient()
  const [left] = useState(() => unsavedAltText(service, id))
  const [typed, setTyped] = useState<UnsavedAltText | null>(left)
  const [isKept, setKept] = useState(true)
  /** As it is at the moment, also for an answer that comes when this page is gone. */
  const latest = useRef(typed)
  const alt = typed?.meant ?? stored
  const isChanged = alt.trim() !== stored

  const put = (next: UnsavedAltText | null) => {
    latest.current = next
    setTyped(next)
    setKept(storeAltText(service, id, next))
  }
  const know = (record: MediaPicture) =>
    client.setQueryData(recordOptions(service, media, id).queryKey, record)
  const news = useWordsNews()
  const saving = useMutation({
    ...updateOptions(service, media),
    onSuccess: (saved, asked) => {
      const { record, before, key } = saved
      // What was typed while it was on its way, here or in a form that was opened since, is not saved by this.
      const now = isKept ? unsavedAltText(service, id) : latest.current
      const isDone = [asked.changes.alt_text, record.alt].includes(now?.meant.trim() ?? record.alt)
      put(isDone ? null : now && { opened: record.alt, meant: now.meant })
      know(record)
      const back = before && { id, opened: record, changes: { alt_text: before.alt }, undoes: key }
      news.saved(saved, isUndoOf(asked), key && back ? () => saving.mutate(back) : undefined)
    },
    onError: (error, asked) => news.failed(error, asked, isKept, () => saving.mutate(asked)),
  })
  const discard = () => {
    put(null)
    saving.reset()
  }
  const question = useLeaveQuestion({ isKept, end: async () => discard() })
  useLeaveGuard({ isOn: isChanged, isKeepable: isKept, question })
  const { variables: asked } = saving
  const isUndo = isUndoOf(asked)
  const write = (opened: string) =>
    saving.mutate({ id, opened: { ...picture, alt: opened }, changes: { alt_text: alt.trim() } })
  const save = () => write(typed?.opened ?? stored)
  return {
    alt,
    isChanged,
    /** this device has no room for what is typed */
    isFull: !isKept,
    /** what is in the field was typed at an earlier visit */
    wasLeft: left !== null && typed === left,
    saving,
    /** it was the earlier text that was to come back */
    isUndo,
    type: (next: string) =>
      put(next === stored ? null : { opened: typed?.opened ?? stored, meant: next }),
    discard,
    save,
    /** What was refused, once more: of a save what is in the field by now. */
    again: () => (isUndo && asked ? saving.mutate(asked) : save()),
    /** over what somebody else wrote */
    saveOver: (now: string) =>
      isUndo && asked
        ? saving.mutate({ ...asked, opened: { ...asked.opened, alt: now } })
        : write(now),
    takeTheirs(now: string) {
      if (isUndo) saving.reset()
      else discard()
      know({ ...picture, alt: now })
    },
  }
}

export type AltText = ReturnType<typeof useAltText>
