import { getI18n } from 'react-i18next'
import { reloadStored } from '../../ui/confirm/storedLeave.ts'
import { toast } from '../../ui/toast/toast.ts'
import { versionHere } from '../../platform/offline/version.ts'
import { download } from '../../ui/download.ts'
import { ApiError } from '../../api/apiError.ts'

const longest = 200

/** What was given up on purpose, by us or by who left a page; a reading that was, by the library's own name. */
const givenUp = /^(AbortError|TimeoutError|CancelledError)$/

/** Code that could not be fetched, in the words of the browsers: what is missing is said where it is missing. */
const unfetched = /dynamically imported module|module script|preload CSS/i

/** What another program of this browser did in this page. */
const foreign = /[a-z]-extension:\/\//

/**
 * Errors repeat what they stumbled upon: a parser quotes the text, which may be what somebody typed or is kept here,
 * and an address may carry a password.
 */
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/".*"/gs, '"…"')
    .replaceAll(/\/\/[^\s/@]*@/g, '//')
    .replaceAll(/\?[^\s)]*/g, '?…')
}

/** The error in words for a report; null for what is no failure of the application itself. */
export function reportTextOf(error: unknown): string | null {
  // A refusal is what the service said; whoever asked tells it at its place.
  if (!(error instanceof Error) || error instanceof ApiError) return null
  const { name, message, stack = '' } = error
  if (givenUp.test(name) || unfetched.test(message) || foreign.test(stack)) return null
  const said = withoutSecrets(`${name}: ${message}`).replaceAll(/\s+/g, ' ')
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}

/** What whoever looks after the application needs to know; of the address its path alone, for a search may hold anything. */
function reportOf(said: string): string {
  const t = getI18n().getFixedT(null, 'uncaught')
  return [
    t('report.title'),
    t('report.time', { time: new Date().toISOString() }),
    t('report.page', { address: location.origin + location.pathname }),
    t('report.version', { version: versionHere() }),
    t('report.browser', { browser: navigator.userAgent }),
    t('report.said', { said }),
  ].join('\n')
}

async function copyReport(said: string): Promise<void> {
  const t = getI18n().getFixedT(null, 'uncaught')
  const report = reportOf(said)
  try {
    await navigator.clipboard.writeText(report)
    toast.show({ message: t('copied') })
  } catch {
    // Without permission, or outside of a secure context, where there is no clipboard at all.
    download('agenda-report.txt', report, 'text/plain;charset=utf-8')
    toast.show({ message: t('notCopied') })
  }
}

const told = new Set<string>()

/** Of what it said, as much as a toast has room for; the report has it all. */
const inSight = 80

const shortened = (said: string) => (said.length > inSight ? `${said.slice(0, inSight)}…` : said)

/** Tells it once, until the page is loaded anew: what fails with every key would else be told with every key. */
async function tell(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const said = reportTextOf('reason' in event ? event.reason : event.error)
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
      { label: t('reload'), onClick: () => void reloadStored() },
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
