import { useTranslation } from 'react-i18next'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { withFirstHour } from '../../i18n/firstHour.ts'
import { isUnnamed } from '../../service/isUnnamed.ts'
import { useService } from '../../service/useService.ts'
import { formatInstantTime } from '../../ui/filters/instantTime.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { toast } from '../../ui/toast/toast.ts'
import { heldUntil } from './held.ts'

const minute = 60_000

/** What is said of new records that are only looked for, and when they go on. */
export function useHeldWords() {
  const { t, i18n } = useTranslation('queue')
  const isAsked = isUnnamed(useService().account)
  // Up to the minute after it: a time in words that is over already would be none to wait for.
  const goesOn = (key: `${'state.held' | 'held.when'}${'' | 'Asked'}`, until: number) => {
    const time = formatInstantTime(i18n.language, Math.ceil(until / minute) * minute)
    return withFirstHour(t(key, { time }))
  }
  return {
    ofOne: (until: number) => goesOn(isAsked ? 'state.heldAsked' : 'state.held', until),
    /** Says why nothing has gone out of those. */
    tell(held: readonly QueuedWrite[]) {
      const now = Date.now()
      const until = Math.max(...held.map((item) => heldUntil(item, now) ?? now))
      const [first] = held
      if (first === undefined) return
      const title = inLanguage(first.title, first.language) || t('untitled')
      const what = t('held.what', { count: held.length, title })
      const when = goesOn(isAsked ? 'held.whenAsked' : 'held.when', until)
      toast.show({ message: `${what} ${when}`, severity: 'info' })
    },
  }
}
