import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast.ts'
import { OtherWords } from './safeDescription.ts'
import type { Asked } from './useWords.ts'
import { fateOf } from './wordsFate.ts'

/** What is told of the words of a picture wherever one is by then. */
export function useWordsNews() {
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
