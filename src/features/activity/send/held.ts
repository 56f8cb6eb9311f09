import { useTranslation } from 'react-i18next'
import { mayBeUnderWay, overAt } from '../../../core/write/lostAnswer.ts'
import type { QueuedWrite } from '../../../core/write/queue/queued.ts'
import { withFirstHour } from '../../../i18n/firstHour.ts'
import { isUnnamed } from '../../../api/account.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { formatInstantTime } from '../../../ui/filters/instantTime.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { Came } from './useReplay.ts'

const minute = 60_000

/**
 * Until when a new record is only looked for, because an earlier sending may still make it: instant, milliseconds;
 * null for what may go out.
 */
export function heldUntil(item: QueuedWrite, now = Date.now()): number | null {
  const { opened, stop, sentAt, underWay } = item
  if (opened !== null || stop !== null || sentAt === null || underWay === undefined) return null
  return mayBeUnderWay(underWay, now) ? overAt(underWay) : null
}

/** What is said of new records that are only looked for, and when they go on. */
export function useHeldText() {
  const { t, i18n } = useTranslation('activity')
  const isAsked = isUnnamed(useService().account)
  // Up to the minute after it: a time in words that is over already would be none to wait for.
  const goesOn = (key: `unsent.${'state.held' | 'held.when'}${'' | 'Asked'}`, until: number) => {
    const time = formatInstantTime(i18n.language, Math.ceil(until / minute) * minute)
    return withFirstHour(t(key, { time }))
  }
  return {
    ofOne: (until: number) =>
      goesOn(isAsked ? 'unsent.state.heldAsked' : 'unsent.state.held', until),
    /** Says why nothing has gone out of those. */
    tell(held: readonly QueuedWrite[]) {
      const now = Date.now()
      const until = Math.max(...held.map((item) => heldUntil(item, now) ?? now))
      const [first] = held
      if (first === undefined) return
      const title = inLanguage(first.title, first.language) || t('unsent.untitled')
      const what = t('unsent.held.what', { count: held.length, title })
      const when = goesOn(isAsked ? 'unsent.held.whenAsked' : 'unsent.held.when', until)
      toast.show({ message: `${what} ${when}`, severity: 'info' })
    },
  }
}

/** Says to whoever has pressed "Send now" why something has not gone out. */
export function usePressNews() {
  const { t } = useTranslation(['activity', 'service'])
  const { tell } = useHeldText()
  const warn = (message: string) => toast.show({ message, severity: 'warning' })
  return ({ halt, held, asking, hasMore }: Came): void => {
    tell(held)
    if (asking > 0) warn(t('unsent.halted.asking', { count: asking }))
    if (!(halt instanceof ApiError)) return
    const { title, values } = apiErrorMessage(halt)
    const reason = t(`service:${title}`, values)
    // Whoever did not sign in again is not asked for that until the next press.
    const goesOn = hasMore && halt.kind !== 'ended'
    warn(t(goesOn ? 'unsent.halted.again' : 'unsent.halted.untilPressed', { reason }))
  }
}
