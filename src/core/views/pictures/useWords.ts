import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useService } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { useLeaveQuestion } from '../form/leaveQuestion.ts'
import { keepWords, leftWords } from './leftWords.ts'
import { mediaPictureOptions } from './media.ts'
import { type Description, OtherWords, safeDescription } from './safeDescription.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { fateOf } from './wordsFate.ts'

/** What is told of the words of a picture wherever one is by then. */
function useWordsNews() {
  const { t } = useTranslation('picture')
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    saved(found: string, { meant, isUndo }: Asked, undo: () => void): void {
      if (found !== meant)
        toast.show({
          message: t('words.other', { now: found || t('words.nothing') }),
          severity: 'warning',
        })
      else
        toast.show({
          message: t(isUndo ? 'words.undone' : 'words.saved'),
          actions: [{ label: t(isUndo ? 'words.redo' : 'words.undo'), onClick: undo }],
        })
    },
    /** Where the box is gone nothing else says that it failed. */
    failed(error: Error, asked: Asked, isKept: boolean, again: () => void): void {
      if (isHere.current) return
      const isOther = error instanceof OtherWords
      const now = isOther ? error.now || t('words.nothing') : ''
      const message = [
        t(`words.away.${fateOf(error, asked.isUndo)}`),
        isOther ? t('words.conflict.text', { now }) : '',
        isKept && !asked.isUndo ? t('words.away.offered') : '',
      ]
      // Over what somebody else wrote it is only written where both are in sight.
      const actions = isOther ? [] : [{ label: t('words.again'), onClick: again }]
      toast.show({ message: message.filter(Boolean).join(' '), severity: 'error', actions })
    },
  }
}

/** What is asked of the site: to say what was typed, or what it said before that. */
export interface Asked extends Description {
  readonly isUndo?: boolean
}

/**
 * The words of a picture as they are typed: kept on this device until they are saved or thrown away, and measured
 * against those they were typed over.
 * @param kept as they were read
 */
export function useWords(id: number, kept: string) {
  const service = useService()
  const client = useQueryClient()
  const [left] = useState(() => leftWords(service, id))
  const [typed, setTyped] = useState<Description | null>(left)
  const [isKept, setKept] = useState(true)
  /** As it is at the moment, also for an answer that comes when this page is gone. */
  const latest = useRef(typed)
  const alt = typed?.meant ?? kept
  const isChanged = alt.trim() !== kept

  const put = (next: Description | null) => {
    latest.current = next
    setTyped(next)
    setKept(keepWords(service, id, next))
  }
  const know = (found: string) => {
    const { queryKey } = mediaPictureOptions(service, id)
    client.setQueryData(queryKey, (known) => known && { ...known, alt: found })
  }
  const news = useWordsNews()
  const saving = useMutation({
    mutationFn: (asked: Asked) => safeDescription(service, id, asked),
    onSuccess: (found, asked) => {
      // What was typed while it was on its way, here or in a form that was opened since, is not saved by this.
      const now = isKept ? leftWords(service, id) : latest.current
      const isMore = now !== null && now.meant.trim() !== asked.meant && now.meant.trim() !== found
      put(isMore ? { opened: found, meant: now.meant } : null)
      know(found)
      const { opened, meant } = asked
      news.saved(found, asked, () =>
        saving.mutate({ opened: meant, meant: opened, isUndo: asked.isUndo !== true }),
      )
    },
    onError: (error, asked) => {
      news.failed(error, asked, isKept, () => saving.mutate(asked))
    },
  })
  const discard = () => {
    put(null)
    saving.reset()
  }
  const question = useLeaveQuestion({ isKept, end: async () => discard() })
  useLeaveGuard({ isOn: isChanged, isKeepable: isKept, question })
  const meant = alt.trim()
  const save = () => saving.mutate({ opened: typed?.opened ?? kept, meant })
  const { variables: asked } = saving
  const isUndo = asked?.isUndo === true
  return {
    alt,
    isChanged,
    /** this device has no room for what is typed */
    isFull: !isKept,
    /** what is in the box was typed at an earlier visit */
    wasLeft: left !== null && typed === left,
    saving,
    /** it was the earlier text that was to come back */
    isUndo,
    type: (next: string) =>
      put(next === kept ? null : { opened: typed?.opened ?? kept, meant: next }),
    discard,
    save,
    /** What was refused, once more: of a save what is in the box by now. */
    again: () => (isUndo ? saving.mutate(asked) : save()),
    /** over what somebody else wrote */
    saveOver: (now: string) =>
      saving.mutate(isUndo ? { ...asked, opened: now } : { opened: now, meant }),
    takeTheirs(now: string) {
      if (isUndo) saving.reset()
      else discard()
      know(now)
    },
  }
}

export type Words = ReturnType<typeof useWords>
