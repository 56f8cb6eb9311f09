import { fewAtOnce } from '../../core/query/fewAtOnce.ts'
import type { Language } from '../../api/language.ts'
import { ApiError } from '../../api/apiError.ts'
import { account, nonce, role } from './checks/account.ts'
import { address, speaks, isLoopback, cors, namespace, underNamespace } from './checks/address.ts'
import { media, needs, pages, selector } from './checks/content.ts'
import { type Finding, found, type FindingName } from './findings.ts'
import type { CheckContext } from './checkContext.ts'
import { passwordsIn } from '../../api/discovery.ts'
import { isObject } from '../../api/isObject.ts'
import { headersOf, type Answer } from '../../api/look.ts'
import { offsetAt } from '../../time/zoneClock.ts'
import { isZone } from '../../time/zones.ts'
import type { Call } from '../../api/outgoing.ts'

/** Seconds for which a browser may give an answer again. */
function lifetimeOf({ headers }: Answer): number {
  const rules = headers.get('Cache-Control') ?? ''
  return /\bno-(store|cache)\b/i.test(rules) ? 0 : Number(/\bmax-age=(\d+)/i.exec(rules)?.[1] ?? 0)
}

/** Whether an answer names the cache that it comes from. */
function isHit({ headers }: Answer): boolean {
  const names = [...headers].filter(([name]) => name.includes('cache'))
  return Number(headers.get('Age')) > 0 || names.some(([, value]) => /\bhit\b/i.test(value))
}

/** The same reading at an address that nobody asked before. */
const fresh = (call: Call): Call => ({ ...call, query: { ...call.query, _: Math.random() } })

/**
 * Whether something between the service and this page answers in its place. A cache that looks at addresses alone gives
 * nobody what an account was shown at the same one, and at no other (contract.md §13.7).
 */
const cache = underNamespace(async ({ account, look }) => {
  const drafts = account.kind === 'anonymous' ? {} : { status: 'draft' }
  const call = { method: 'GET', path: 'events', query: { ...drafts, per_page: 1 } } as const
  const same = fresh(call)
  const first = await look(same, account)
  const again = await look(same, account)
  if (first.kind !== 'answer' || again.kind !== 'answer') return found('questionUnanswered')
  const shows = async (asked: Call) => {
    const answer = await look(asked)
    return answer.kind === 'answer' && answer.status === 200
  }
  const isShared =
    account.kind !== 'anonymous' &&
    first.status === 200 &&
    (await shows(same)) &&
    !(await shows(fresh(call)))
  if (isShared || isHit(again)) return found('cacheHost')
  const seconds = lifetimeOf(first)
  if (seconds === 0) return found('cacheNone')
  return found('cacheBrowser', { values: { seconds }, code: 'Cache-Control: no-store' })
})

const month = 30 * 86_400_000

/** Whether two zones show the same time all year. */
function areAlike(one: string, other: string): boolean {
  const instants = Array.from({ length: 13 }, (_, at) => Date.now() + at * month)
  return instants.every((instant) => offsetAt(instant, one) === offsetAt(instant, other))
}

/** The site's zone, which its index tells outside of the interface, held against the configuration. */
async function zone(ground: CheckContext): Promise<Finding> {
  const { timezone } = ground.configuration
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  const body = site.kind === 'answer' && isObject(site.body) ? site.body : {}
  const said = body.timezone_string
  if (typeof said === 'string' && isZone(said)) {
    const values = { timezone, found: said }
    if (said === timezone) return found('zoneSame', { values })
    if (areAlike(said, timezone)) return found('zoneAlike', { values })
    return found('zoneOther', { values, code: `"timezone": "${said}"` })
  }
  const hours = Number(body.gmt_offset ?? Number.NaN)
  if (Number.isNaN(hours)) return found('zoneUnsaid', { values: { timezone } })
  return found('zoneOffset', { values: { timezone, found: `UTC${hours < 0 ? '' : '+'}${hours}` } })
}

const header = 'Strict-Transport-Security'

/**
 * Whether the page itself comes encrypted, wherever the service is. Its address says so: where a browser is told to
 * take a page without TLS for a secure one, what is typed still travels readable. Over https, whether the host keeps
 * browsers to it: else the first request, by a typed address, may go out in the clear.
 */
async function encryption({ base, signal }: CheckContext): Promise<Finding> {
  const page = new URL(base)
  const values = { origin: page.origin }
  if (page.protocol === 'https:') {
    const answer = await headersOf(base, signal)
    return answer?.has(header) === false
      ? found('encryptionForgotten', { values, code: `${header}: max-age=31536000` })
      : found('encryptionThere', { values })
  }
  return found(isLoopback(page) ? 'encryptionNear' : 'encryptionMissing', { values })
}

/** seconds */
const noticed = 60
const far = 3600

function nameOf(seconds: number): FindingName {
  if (seconds < noticed) return 'clockAgrees'
  return seconds < far ? 'clockOff' : 'clockFar'
}

/** How far the service's clock is from this device's. */
async function clock(ground: CheckContext): Promise<Finding> {
  const there = await ground.namespace()
  if (!(await speaks(ground)) || there.kind !== 'answer') return found('addressFirst')
  if (there.ahead === null) return found('clockHidden')
  const seconds = Math.abs(there.ahead)
  return found(nameOf(seconds), { values: { seconds } })
}

/** Whether the site has application passwords: it says so in its own index, outside of the interface. */
async function passwords(ground: CheckContext): Promise<Finding> {
  if (!ground.configuration.signIn.includes('password')) return found('unused')
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  if (site.kind !== 'answer' || site.status !== 200 || !isObject(site.body))
    return found('indexHidden')
  const said = passwordsIn(site.body)
  if (said === null) return found('passwordsAbsent')
  const address = ground.configuration.service.applicationPasswordsAddress ?? said
  return found('passwordsOffered', { values: { address } })
}

const checks = {
  address,
  cors,
  encryption,
  namespace,
  selector,
  needs,
  account,
  role,
  media,
  passwords,
  nonce,
  pages,
  cache,
  clock,
  zone,
}

export type CheckName = keyof typeof checks

/** In the order in which they are asked and shown. */
export const checkNames = Object.keys(checks) as readonly CheckName[]

/** Of the whole site, whatever the language. */
const ofTheSite: ReadonlySet<CheckName> = new Set(['encryption', 'nonce'])

/** In which languages a check is made. */
export const languagesFor = (check: CheckName, languages: readonly Language[]) =>
  ofTheSite.has(check) ? languages.slice(0, 1) : languages

export const isOfTheSite = (check: CheckName) => ofTheSite.has(check)

/** What one check finds; a question that was refused in between is a finding as well. */
export async function findingOf(check: CheckName, ground: CheckContext): Promise<Finding> {
  try {
    return await checks[check](ground)
  } catch (refusal) {
    ground.signal.throwIfAborted()
    if (!(refusal instanceof ApiError)) throw refusal
    const { status, code, kind, serverText } = refusal
    if (status === 0) return found('questionUnanswered')
    const said = [status, code, kind === 'blocked' ? serverText : ''].filter(Boolean).join(', ')
    return found('questionRefused', { values: { said } })
  }
}

export type ReportFinding = (check: CheckName, language: Language, finding: Finding) => void

/**
 * Makes every check in every language, a few at once, and tells what each finds as soon as it does.
 * @throws the reason of the grounds' signal
 */
export async function runChecks(
  grounds: readonly CheckContext[],
  tell: ReportFinding,
): Promise<void> {
  const codes = grounds.map(({ language }) => language)
  const all = checkNames.flatMap((check) =>
    grounds
      .filter(({ language }) => languagesFor(check, codes).includes(language))
      .map((ground) => ({ check, ground })),
  )
  await fewAtOnce(all, async ({ check, ground }) => {
    ground.signal.throwIfAborted()
    tell(check, ground.language, await findingOf(check, ground))
  })
}
