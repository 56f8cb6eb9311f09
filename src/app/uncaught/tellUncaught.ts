import { getI18n } from 'react-i18next'
import { reloadKept } from '../../ui/confirm/keptLeave.ts'
import { toast } from '../../ui/toast/toast.ts'
import { copyReport } from './report.ts'
import { saidBy } from './saidBy.ts'

const told = new Set<string>()

/** Of what it said, as much as a toast has room for; the report has it all. */
const inSight = 80

const shortened = (said: string) => (said.length > inSight ? `${said.slice(0, inSight)}…` : said)

/** Tells it once, until the page is loaded anew: what fails with every key would else be told with every key. */
async function tell(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const said = saidBy('reason' in event ? event.reason : event.error)
  if (said === null || told.has(said)) return
  told.add(said)
  const i18n = getI18n()
  await i18n.loadNamespaces('uncaught')
  const t = i18n.getFixedT(null, 'uncaught')
  toast.show({
    message: t('text', { said: shortened(said) }),
    severity: 'error',
    actions: [
      { label: t('copy'), onClick: () => void copyReport(said) },
      { label: t('reload'), onClick: () => void reloadKept() },
    ],
  })
}

/**
 * Hears of what nobody caught, in the handler of an event or in what nobody awaits, and has it told: a button that does
 * nothing leaves its person guessing.
 */
export function heard(event: ErrorEvent | PromiseRejectionEvent): void {
  void tell(event)
}
