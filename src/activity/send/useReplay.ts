import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { forgetSentDraft } from '../../collection/form/drafts/sentDraft.ts'
import { pageJournal as journal } from '../../collection/journal.ts'
import { ownerOf } from '../../collection/owner.ts'
import { firstReady, queueOf, type QueuedWrite } from '../../collection/queue/queued.ts'
import { type Halt, replay, type Sent } from '../../collection/queue/replay.ts'
import { isUnnamed } from '../../service/isUnnamed.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import { toast } from '../../ui/toast/toast.ts'
import { writables as collections } from '../../records/records.ts'
import { passwordOf } from './passwords.ts'
import { rememberSent } from './results.ts'
import { differing, eventsWithoutOthers, sentWord } from './sentWord.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** What came of sending, beside what was sent. */
export interface Came {
  /** what stopped it, null for nothing */
  readonly halt: Halt | null
  /** those that were only looked for */
  readonly held: readonly QueuedWrite[]
  /** how many ask something now */
  readonly asking: number
  /** something is left that goes out without being asked for */
  readonly hasMore: boolean
}

const isEnded = (halt: Halt | null | undefined) => halt instanceof Refusal && halt.kind === 'ended'

/** Sends what waits for whoever is signed in, and says of each what came of it. */
export function useReplay(service: Service) {
  const { t } = useTranslation(['queue', 'recordDeletion'])
  const onSent = (sent: Sent) => {
    rememberSent(sent)
    void forgetSentDraft(sent.item)
    const title = inLanguage(sent.item.title, sent.item.language) || t('untitled')
    const count = eventsWithoutOthers(sent)
    const isAsMeant = differing(sent).length + count === 0
    const lost = count > 0 ? t('recordDeletion:notPutBack', { count }) : ''
    toast.show({
      message: `${t(sentWord(sent), { title })} ${lost}`.trim(),
      severity: isAsMeant ? 'success' : 'warning',
    })
  }
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const { account } = service
      const held: QueuedWrite[] = []
      let asking = 0
      const halt = await replay({
        service,
        collections,
        journal,
        passwordOf,
        onSent,
        onHeld: (item) => void held.push(item),
        onStopped: () => void (asking += 1),
      })
      const hasReady = firstReady(await queueOf(ownerOf(service)), new Set()) !== undefined
      const hasMore = hasReady && !isUnnamed(account)
      return { account, halt, held, asking, hasMore }
    },
    onSuccess: ({ halt }) => {
      if (halt === 'full') toast.show({ message: t('full'), severity: 'error' })
    },
  })
  return {
    /** @param tell for whoever has asked for it and would see nothing */
    send: (tell?: (came: Came) => void) => mutate(undefined, { onSuccess: (came) => tell?.(came) }),
    isSending: isPending,
    /**
     * Only a person asks for it: nobody signed in again when the session had ended, or nobody can tell whether who is
     * signed in by now wrote what waits.
     */
    isBarred:
      isUnnamed(service.account) || (isEnded(data?.halt) && data?.account === service.account),
  }
}
