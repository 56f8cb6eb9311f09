import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { refusalWords } from '../../service/refusalWords.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useHeldWords } from './held.ts'
import type { Came } from './useReplay.ts'

/** Says to whoever has pressed "Send now" why something has not gone out. */
export function usePressNews() {
  const { t } = useTranslation(['activity', 'service'])
  const { tell } = useHeldWords()
  const warn = (message: string) => toast.show({ message, severity: 'warning' })
  return ({ halt, held, asking, hasMore }: Came): void => {
    tell(held)
    if (asking > 0) warn(t('unsent.halted.asking', { count: asking }))
    if (!(halt instanceof Refusal)) return
    const { title, values } = refusalWords(halt)
    const reason = t(`service:${title}`, values)
    // Whoever did not sign in again is not asked for that until the next press.
    const goesOn = hasMore && halt.kind !== 'ended'
    warn(t(goesOn ? 'unsent.halted.again' : 'unsent.halted.untilPressed', { reason }))
  }
}
