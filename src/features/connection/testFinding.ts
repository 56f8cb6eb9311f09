import { languageOf } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import type { Finding } from './findings.ts'
import { checkContextsOf, provingInTurn } from './checkContext.ts'
import { type CheckName, findingOf } from './run.ts'

interface Where {
  readonly language?: string
  /** the page's own address */
  readonly base?: string
}

/** What one check finds on a service, for tests. */
export function finding(
  service: Service,
  check: CheckName,
  { language = 'ca', base = new URL('..', service.site).href }: Where = {},
): Promise<Finding> {
  const spoken = languageOf(service.configuration, language)
  if (spoken === null) throw new Error(language)
  const { signal } = new AbortController()
  const asked = { service, base, signal, prove: provingInTurn() }
  return findingOf(check, checkContextsOf(asked)(spoken))
}

/** The name of what it finds. */
export const nameOf = async (...asked: Parameters<typeof finding>) => (await finding(...asked)).name
