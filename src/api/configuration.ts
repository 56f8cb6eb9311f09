import * as z from 'zod/mini'

/** What the service may call things: neither leads a request to another place. */
export const namePatterns = {
  namespace: /^\w[\w.-]*(\/\w[\w.-]*)*$/,
  languageParameter: /^\w+$/,
} as const

const filled = z.string().check(z.minLength(1))

/** Whether this holds; what cannot even be asked does not. */
function holds(fact: () => unknown): boolean {
  try {
    return Boolean(fact())
  } catch {
    return false
  }
}

/** A code is the first segment of every address here, and `/settings` and `/sign-in` are none. */
const code = z.string().check(z.regex(/^[a-z]{2,3}(-\w+)*$/i))
const perLanguage = z.record(code, filled)

/** http(s), or relative to the application; a browser fetches no address that holds a name and a password. */
const webAddress = filled.check(
  z.refine((address) =>
    holds(() =>
      /^https?:..[^/@]*\//.test(new URL(address.replaceAll('{language}', 'x'), 'http://x').href),
    ),
  ),
)

const service = z.strictObject({
  address: z.union([webAddress, z.record(z.string(), webAddress)]),
  namespace: z.string().check(z.regex(namePatterns.namespace)),
  languageParameter: z.string().check(z.regex(namePatterns.languageParameter)),
  updateMethod: z.enum(['POST', 'PUT', 'PATCH']),
  perPage: z.int().check(z.gte(1), z.lte(50)),
  nonceAddress: z.nullable(webAddress),
  applicationPasswordsAddress: z.nullable(webAddress),
})

/** Where the application lives on its host (.github/DEPLOYMENT.md). */
const path = z.string().check(z.regex(/^\/([\w.~-]+\/)*$/))

const size = z.optional(z.int().check(z.gte(1)))

/** What an event has to be before it is published; nothing of it unless it says so. */
const rules = z.strictObject({
  languages: z.optional(z.array(code)),
  required: z.optional(z.array(z.enum(['image', 'categories', 'venue', 'organizer', 'cost']))),
  descriptionLength: z.optional(z.strictObject({ min: size, max: size })),
  pictureSize: z.optional(z.strictObject({ width: size, height: size })),
  noCapitals: z.optional(z.boolean()),
  /** a person may publish what does not meet them, after having read why */
  mayPublishAnyway: z.optional(z.boolean()),
})

const shape = z.strictObject({
  siteName: perLanguage,
  service,
  path: z.optional(path),
  languages: perLanguage.check(z.refine((languages) => Object.keys(languages).length > 0)),
  fallbackLanguage: code,
  timezone: filled.check(
    z.refine((timeZone) => holds(() => Intl.DateTimeFormat('en', { timeZone }))),
  ),
  statuses: z.array(filled).check(z.minLength(1)),
  signIn: z.array(z.enum(['password', 'session', 'anonymous'])).check(z.minLength(1)),
  /** without use, after which a sign-in that is kept on a device ends */
  signInDays: z.optional(z.int().check(z.gte(1))),
  rules: z.optional(rules),
  /** whom to tell what stands in one's way: a mail address or a page */
  accessibilityContact: z.optional(
    z.string().check(z.regex(/^(https?:\/\/[^\s@/]+(\/\S*)?|[^\s@/:?]+@[^\s@/?]+)$/i)),
  ),
  /** read where agendas are made: a mistake in it stops nobody's work */
  agendaPack: z.optional(z.unknown()),
})

/** What `config.json` says; every key is explained in README. */
export type Configuration = z.infer<typeof shape>

export type PublishingRules = z.infer<typeof rules>

/** What is wrong with one key; `unreadable` and `absent` are about the whole file (key `''`). */
export interface ConfigurationProblem {
  readonly key: string
  readonly problem: 'absent' | 'unreadable' | 'missing' | 'unknown' | 'invalid'
}

/** `config.json` cannot be used; carries every problem found, never only the first. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigurationProblem[]

  constructor(problems: readonly ConfigurationProblem[]) {
    super('config.json cannot be used')
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
  const { languages, fallbackLanguage, siteName, service, rules } = configuration
  const problems: ConfigurationProblem[] = []
  const require = (fact: boolean, key: string, problem: ConfigurationProblem['problem']) => {
    if (!fact) problems.push({ key, problem })
  }
  const agree = (key: string, perCode: object, wanted: readonly string[]) => {
    for (const one of wanted) require(one in perCode, `${key}.${one}`, 'missing')
    for (const one in perCode) require(one in languages, `${key}.${one}`, 'unknown')
  }
  require(fallbackLanguage in languages, 'fallbackLanguage', 'invalid')
  agree('siteName', siteName, Object.keys(languages))
  if (typeof service.address === 'object')
    agree('service.address', service.address, [fallbackLanguage])
  for (const one of rules?.languages ?? [])
    require(one in languages, `rules.languages.${one}`, 'unknown')
  const { min = 0, max = min } = rules?.descriptionLength ?? {}
  require(min <= max, 'rules.descriptionLength', 'invalid')
  if (configuration.signIn.includes('session'))
    require(service.nonceAddress !== null, 'service.nonceAddress', 'missing')
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

/**
 * Reads `config.json` beside the page.
 * @param requested its answer, null where there is none
 * @throws ConfigurationError also when the file is absent or is no JSON.
 */
export async function loadConfiguration(
  requested: Promise<Response | null>,
): Promise<Configuration> {
  const response = await requested
  if (response === null || !response.ok)
    throw new ConfigurationError([{ key: '', problem: 'absent' }])
  const json: unknown = await response.json().catch(() => {
    throw new ConfigurationError([{ key: '', problem: 'unreadable' }])
  })
  return configurationOf(json)
}
