import { fewAtOnce } from '../../core/query/fewAtOnce.ts'
import type { Language } from '../../api/language.ts'
import { ApiError } from '../../api/apiError.ts'
import { account } from './checks/account.ts'
import { address } from './checks/address.ts'
import { cache } from './checks/cache.ts'
import { clock } from './checks/clock.ts'
import { cors } from './checks/cors.ts'
import { encryption } from './checks/encryption.ts'
import { media } from './checks/media.ts'
import { namespace } from './checks/namespace.ts'
import { needs } from './checks/needs.ts'
import { nonce } from './checks/nonce.ts'
import { pages } from './checks/pages.ts'
import { passwords } from './checks/passwords.ts'
import { role } from './checks/role.ts'
import { selector } from './checks/selector.ts'
import { zone } from './checks/zone.ts'
import { type Finding, found } from './findings.ts'
import type { CheckContext } from './checkContext.ts'

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
