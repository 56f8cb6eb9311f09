import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const perLanguage = z.record(z.string(), filled)

/** http(s), or relative to the application: no other address is one of a service. */
const webAddress = filled.check(
  z.refine((address) => /^https?:\/\/./i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address)),
)

function isZone(timezone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const service = z.strictObject({
  address: z.union([webAddress, z.record(z.string(), webAddress)]),
  namespace: z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)*$/)),
  languageParameter: z.string().check(z.regex(/^\w+$/)),
  updateMethod: z.enum(['POST', 'PUT', 'PATCH']),
  perPage: z.int().check(z.gte(1), z.lte(50)),
  nonceAddress: z.nullable(webAddress),
  applicationPasswordsAddress: z.nullable(webAddress),
})

const shape = z.strictObject({
  siteName: perLanguage,
  service,
  languages: perLanguage.check(z.refine((languages) => Object.keys(languages).length > 0)),
  fallbackLanguage: filled,
  timezone: filled.check(z.refine(isZone)),
  statuses: z.array(filled).check(z.minLength(1)),
  signIn: z.array(z.enum(['password', 'session', 'anonymous'])).check(z.minLength(1)),
})

/** What `config.json` says; every key is explained in README. */
export type Configuration = z.infer<typeof shape>

/** What is wrong with one key; `unreadable` and `absent` are about the whole file (key `''`). */
export interface ConfigurationProblem {
  readonly key: string
  readonly problem: 'absent' | 'unreadable' | 'missing' | 'unknown' | 'invalid'
}

/** `config.json` cannot be used; carries every problem found, never only the first. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigurationProblem[]

  constructor(problems: readonly ConfigurationProblem[]) {
    super(`config.json: ${problems.map(({ key, problem }) => `${key} ${problem}`).join(', ')}`)
    this.name = 'ConfigurationError'
    this.problems = problems
  }
}

function problemsOf(issue: z.core.$ZodIssue): ConfigurationProblem[] {
  const key = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const within = key === '' ? '' : `${key}.`
    return issue.keys.map((name) => ({ key: `${within}${name}`, problem: 'unknown' }))
  }
  return [{ key, problem: issue.input === undefined ? 'missing' : 'invalid' }]
}

/** Keys that speak of languages must speak of configured ones, and the fallback must have all. */
function disagreements(configuration: Configuration): ConfigurationProblem[] {
  const { address } = configuration.service
  const known = (code: string) => Object.hasOwn(configuration.languages, code)
  const problems: ConfigurationProblem[] = []
  const require = (fact: boolean, key: string, problem: 'missing' | 'invalid' | 'unknown') => {
    if (!fact) problems.push({ key, problem })
  }
  require(known(configuration.fallbackLanguage), 'fallbackLanguage', 'invalid')
  for (const code of Object.keys(configuration.languages))
    require(Object.hasOwn(configuration.siteName, code), `siteName.${code}`, 'missing')
  if (typeof address === 'object') {
    require(Object.hasOwn(
      address,
      configuration.fallbackLanguage,
    ), `service.address.${configuration.fallbackLanguage}`, 'missing')
    for (const code of Object.keys(address))
      require(known(code), `service.address.${code}`, 'unknown')
  }
  if (configuration.signIn.includes('session'))
    require(configuration.service.nonceAddress !== null, 'service.nonceAddress', 'missing')
  return problems
}

/**
 * The configuration in this parsed JSON.
 * @throws ConfigurationError naming every key that is missing, unknown or invalid.
 */
export function configurationOf(json: unknown): Configuration {
  const read = shape.safeParse(json, { reportInput: true })
  if (!read.success) throw new ConfigurationError(read.error.issues.flatMap(problemsOf))
  const problems = disagreements(read.data)
  if (problems.length > 0) throw new ConfigurationError(problems)
  return read.data
}
