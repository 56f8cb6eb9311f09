import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useLeaveQuestion } from '../form/leaveQuestion.ts'
import { keepWords, leftWords } from './leftWords.ts'
import { mediaPictureOptions } from './media.ts'
import { type Description, safeDescription } from './safeDescription.ts'

/**
 * The words of a picture as they are typed: kept on this device until they are saved or thrown away, and measured
 * against those they were typed over.
 * @param kept as they were read
 */
export function useWords(id: number, kept: string) {
  const { t } = useTranslation('picture')
  const service = useService()
  const client = useQueryClient()
  const [left] = useState(() => leftWords(service, id))
  const [typed, setTyped] = useState<Description | null>(left)
  const [isKept, setKept] = useState(true)
  const alt = typed?.meant ?? kept
  const isChanged = alt.trim() !== kept

  const put = (next: Description | null) => {
    setTyped(next)
    setKept(keepWords(service, id, next))
  }
  const told = (found: string, { opened, meant }: Description) => {
    if (found !== meant)
      return toast.show({ message: t('words.other', { now: found }), severity: 'warning' })
    const undo = () => saving.mutate({ opened: meant, meant: opened })
    const actions = [{ label: t('words.undo'), onClick: undo }]
    return toast.show({ message: t('words.saved'), actions })
  }
  const saving = useMutation({
    mutationFn: (asked: Description) => safeDescription(service, id, asked),
    onSuccess: (found, asked) => {
      put(null)
      const { queryKey } = mediaPictureOptions(service, id)
      client.setQueryData(queryKey, (known) => known && { ...known, alt: found })
      told(found, asked)
    },
  })
  const discard = () => {
    put(null)
    saving.reset()
  }
  const question = useLeaveQuestion({ isKept, end: async () => discard() })
  useLeaveGuard({ isOn: isChanged, isKeepable: isKept, question })
  return {
    alt,
    isChanged,
    /** what is in the box was typed at an earlier visit */
    wasLeft: left !== null && typed === left,
    saving,
    type: (meant: string) => put(meant === kept ? null : { opened: typed?.opened ?? kept, meant }),
    discard,
    save: () => saving.mutate({ opened: typed?.opened ?? kept, meant: alt.trim() }),
    /** over what somebody else wrote */
    saveOver: (now: string) => saving.mutate({ opened: now, meant: alt.trim() }),
    takeTheirs(now: string) {
      discard()
      const { queryKey } = mediaPictureOptions(service, id)
      client.setQueryData(queryKey, (known) => known && { ...known, alt: now })
    },
  }
}

export type Words = ReturnType<typeof useWords>
