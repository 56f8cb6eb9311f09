import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnnamed } from '../../../api/account.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { hasTrash } from '../../../core/views/deleting/deletable.ts'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { forgetSentDraft } from '../../../core/write/drafts.ts'
import { withoutOthers } from '../../../core/write/lostLinks.ts'
import { firstReady, queueOf, type QueuedWrite } from '../../../core/write/queue/queued.ts'
import { type Halt, replay, type Sent } from '../../../core/write/queue/replay.ts'
import { writables as collections } from '../../../resources/records.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** What came of sending, beside what was sent. */
interface Came {
  /** what stopped it, null for nothing */
  readonly halt: Halt | null
  /** those that were only looked for */
  readonly held: readonly QueuedWrite[]
  /** how many ask something now */
  readonly asking: number
  /** something is left that goes out without being asked for */
  readonly hasMore: boolean
}

const isEnded = (halt: Halt | null | undefined) => halt instanceof ApiError && halt.kind === 'ended'

/** Sends what waits for whoever is signed in, and says of each what came of it. */
export function useReplay(service: Service) {
  const { t } = useTranslation(['activity', 'recordDeletion'])
  const tellDiffering = useDifferenceNews()
  const onSent = ({ item, done }: Sent) => {
    void forgetSentDraft(item)
    const title = inLanguage(item.title, item.language) || t('activity:unsent.untitled')
    const collection = collections[item.collection]
    if (!('alreadyGone' in done)) {
      const key = done.recovered ? 'found' : item.opened === null ? 'create' : 'update'
      const news = {
        message: t(`activity:unsent.sent.${key}`, { title }),
        severity: 'success',
      } as const
      const language = languageOf(service.configuration, item.language) ?? service.language
      const written = {
        service: service.in(language),
        collection,
        saved: done,
        linked: collections,
      }
      void tellDiffering(written, news)
      return
    }
    const key = done.alreadyGone ? 'gone' : hasTrash({ collection }) ? 'done.trash' : 'done.delete'
    const count = withoutOthers(done).length
    const lost = count > 0 ? ` ${t('recordDeletion:notPutBack', { count })}` : ''
    toast.show({
      message: `${t(`recordDeletion:${key}`, { title })}${lost}`,
      severity: lost ? 'warning' : 'success',
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
      if (halt === 'full') toast.show({ message: t('activity:unsent.full'), severity: 'error' })
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

/** Says to whoever has pressed "Send now" why something has not gone out. */
export function usePressNews() {
  const { t } = useTranslation(['activity', 'service'])
  const warn = (message: string) => toast.show({ message, severity: 'warning' })
  return ({ halt, held, asking, hasMore }: Came): void => {
    const [first] = held
    if (first) {
      const title = inLanguage(first.title, first.language) || t('unsent.untitled')
      const message = t('unsent.held', { count: held.length, title })
      toast.show({ message, severity: 'info' })
    }
    if (asking > 0) warn(t('unsent.halted.asking', { count: asking }))
    if (!(halt instanceof ApiError)) return
    const { title, values } = apiErrorMessage(halt)
    const reason = t(`service:${title}`, values)
    // Whoever did not sign in again is not asked for that until the next press.
    const goesOn = hasMore && halt.kind !== 'ended'
    warn(t(goesOn ? 'unsent.halted.again' : 'unsent.halted.untilPressed', { reason }))
  }
}

/** Of protected events, for what waits here: in this page's memory, and nowhere else. */
const given = new Map<string, string>()

export const passwordOf = ({ key }: Pick<QueuedWrite, 'key'>): string | undefined => given.get(key)

export function givePassword({ key }: Pick<QueuedWrite, 'key'>, password: string): void {
  given.set(key, password)
}

/** Milliseconds between two tries while something waits. */
const betweenTries = 30_000

interface Props {
  service: Service
  items: readonly QueuedWrite[]
  /** There is a network, and the service answered when it was last asked. */
  isReachable: boolean
}

/** Sends what waits as soon as there is a way, and tries again from time to time. Draws nothing. */
export function Sender({ service, items, isReachable }: Props) {
  const { send, isSending, isBarred } = useReplay(service)
  const hasReady = firstReady(items, new Set()) !== undefined
  const attempt = useEffectEvent(() => {
    if (hasReady && !isSending && !isBarred && navigator.onLine) send()
  })
  useEffect(() => {
    if (isReachable) attempt()
    const timer = setInterval(() => attempt(), betweenTries)
    return () => clearInterval(timer)
  }, [isReachable])
  return null
}
