import { ApiError } from '../../../api/apiError.ts'
import type { Configuration } from '../../../api/configuration.ts'
import { offersMedia, type Endpoint, type Discovery } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import type { Language } from '../../../api/language.ts'
import type { CheckContext } from '../checkContext.ts'
import { underNamespace, speaks } from './address.ts'
import { type Finding, found } from '../findings.ts'
import { categories, categoryFilters } from '../../../resources/categories/categories.ts'
import { everyDate, eventFilters, events } from '../../../resources/events/events.ts'
import { organizerFilters, organizers } from '../../../resources/organizers/organizers.ts'
import { tagFilters, tags } from '../../../resources/tags/tags.ts'
import { venueFilters, venues } from '../../../resources/venues/venues.ts'

/** More than any service of this kind is known to give (contract.md §3.8, `interface.md`, "Limits"). */
const tooMany = 100

/** A page of events; null when the service refuses pages of this size. */
async function pageOf(
  { service }: CheckContext,
  per_page: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const query = { ...everyDate, per_page }
    const body = await service.request({ method: 'GET', path: 'events', query, anonymous: true })
    return isObject(body) ? body : {}
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.kind === 'invalid') return null
    throw refusal
  }
}

/** How long its pages are; null when there are too few events to see, and it does not say so itself. */
function sizeOf(page: Readonly<Record<string, unknown>>): number | null {
  const count = Array.isArray(page.events) ? page.events.length : 0
  if (Number(page.total) > count && count > 0) return count
  const said = /[?&]per_page=(\d+)/.exec(String(page.rest_url))?.[1]
  return said === undefined ? null : Number(said)
}

/** How many events a page has when more are asked for, or else as many as configured, held against the configuration. */
export const pages = underNamespace(async (ground): Promise<Finding> => {
  const { perPage } = ground.configuration.service
  const long = await pageOf(ground, tooMany)
  const page = long ?? (await pageOf(ground, perPage))
  if (page === null) return found('pagesRefused', { values: { perPage } })
  const size = sizeOf(page)
  if (size === null) return found('pagesUnsaid', { values: { perPage } })
  const values = { perPage, size, asked: long === null ? perPage : tooMany }
  if (size >= perPage) return found('pagesFull', { values })
  return found('pagesShort', { values, code: `"perPage": ${size}` })
})

const path = 'wp/v2/media'

/** Whether the service knows who asks: to somebody it does not know, the route tells nothing of itself. */
async function isKnown({ proof }: CheckContext): Promise<boolean> {
  try {
    await proof()
    return true
  } catch (refusal) {
    if (refusal instanceof ApiError && ['ended', 'unproved'].includes(refusal.kind)) return false
    throw refusal
  }
}

/** What the route of pictures answers to whoever looks at the newest of them. */
async function ofRoute(ground: CheckContext): Promise<Finding> {
  const isNobody = ground.account.kind === 'anonymous'
  if (!isNobody && !(await isKnown(ground))) return found('accountFirst')
  const newest = { path, outside: true, query: { per_page: 1 } }
  const answer = await ground.look(newest, ground.account)
  if (answer.kind !== 'answer') return found('questionUnanswered')
  if (answer.status === 200 && Array.isArray(answer.body)) return found('mediaOffered')
  if (isNobody) return found('accountNobody')
  if (![401, 403, 404].includes(answer.status))
    return found('questionRefused', { values: { said: answer.status } })
  return found('mediaClosed', { values: { route: path, status: answer.status } })
}

/**
 * Whether pictures can be brought in by the content system's own route, which its index names, outside of the
 * interface. It is only read: no test sends a picture.
 */
export async function media(ground: CheckContext): Promise<Finding> {
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  if (site.kind !== 'answer' || site.status !== 200 || !isObject(site.body))
    return found('indexHidden')
  const isOffered = await offersMedia(ground.service, ground.signal)
  return isOffered ? ofRoute(ground) : found('mediaAbsent', { values: { route: path } })
}

interface Need {
  readonly method: string
  readonly route: string
  readonly names: readonly string[]
}

const resources = [
  { ...events, filters: eventFilters, hasSlugs: true, passwords: ['password'] },
  { ...venues, filters: venueFilters, hasSlugs: true, passwords: [] },
  { ...organizers, filters: organizerFilters, hasSlugs: true, passwords: [] },
  { ...categories, filters: categoryFilters, hasSlugs: false, passwords: [] },
  { ...tags, filters: tagFilters, hasSlugs: false, passwords: [] },
]

/** Every request that the application makes of the namespace, from the definitions it makes them by. */
function needsOf({ service }: Configuration): Need[] {
  const all = resources.flatMap(({ name, fields, filters, passwords }) => {
    const written = Object.keys(fields)
    const item = `/${name}/<id>`
    return [
      { method: 'GET', route: `/${name}`, names: Object.keys(filters) },
      { method: 'POST', route: `/${name}`, names: written },
      { method: 'GET', route: item, names: passwords },
      { method: service.updateMethod, route: item, names: [...written, ...passwords] },
      { method: 'DELETE', route: item, names: passwords },
    ]
  })
  const slugged = resources.filter(({ hasSlugs }) => hasSlugs)
  const bySlug = slugged.map(({ name }) => `/${name}/by-slug/<slug>`)
  return [...all, ...bySlug.map((route) => ({ method: 'GET', route, names: [] }))]
}

interface Lack {
  readonly where: string
  /** parameters that are not there; null when nothing is */
  readonly names: readonly string[] | null
}

function lackOf({ method, route, names }: Need, endpoints: readonly Endpoint[]): Lack[] {
  const where = `${method} ${route}`
  const there = endpoints.find((one) => one.route === route && one.methods.includes(method))
  if (there === undefined) return [{ where, names: null }]
  const absent = names.filter((name) => !Object.hasOwn(there.arguments, name))
  return absent.length === 0 ? [] : [{ where, names: absent }]
}

/** What the index says, held against what the application uses. */
export const needs = underNamespace(async ({ configuration }, { index }) => {
  const all = needsOf(configuration)
  const lacks = all.flatMap((need) => lackOf(need, index.endpoints))
  const parameters = all.reduce((sum, { names }) => sum + names.length, 0)
  if (lacks.length === 0) return found('needsMet', { values: { requests: all.length, parameters } })
  const code = lacks
    .map(({ where, names }) => (names === null ? where : `${where}: ${names.join(', ')}`))
    .join('\n')
  const isWhole = lacks.some(({ names }) => names === null)
  return found(isWhole ? 'needsMissing' : 'needsSome', { code })
})

const compared = 10

/** The first events of a language, as everybody sees them. */
async function firstIds(ground: CheckContext, language: Language): Promise<readonly unknown[]> {
  const query = { ...everyDate, per_page: compared }
  const body = await ground
    .in(language)
    .request({ method: 'GET', path: 'events', query, anonymous: true })
  const events = isObject(body) && Array.isArray(body.events) ? body.events : []
  return events.map((event: unknown) => (isObject(event) ? event.id : null))
}

async function comparison(ground: CheckContext, other: Language): Promise<Finding> {
  const { language, configuration } = ground
  const parameter = configuration.service.languageParameter
  const { languages } = configuration
  const values = {
    parameter,
    language: languages[language] ?? language,
    other: languages[other] ?? other,
  }
  const [here, there] = [await firstIds(ground, language), await firstIds(ground, other)]
  if (here.length + there.length === 0) return found('selectorNothing', { values })
  const isSame = String(here) === String(there)
  return found(isSame ? 'selectorSame' : 'selectorSelects', { values })
}

async function selects(ground: CheckContext, discovery: Discovery): Promise<Finding> {
  const { language, other, configuration } = ground
  const parameter = configuration.service.languageParameter
  const { index, languages, corrections } = discovery
  const better = corrections.find(({ key }) => key === 'languageParameter')?.found
  if (better !== undefined) {
    const values = { parameter, found: better }
    return found('selectorOther', { values, code: `"languageParameter": "${better}"` })
  }
  if (languages.length > 0 && !languages.includes(language)) {
    const values = { parameter, language, languages: languages.join(', ') }
    return found('selectorWithout', { values })
  }
  const isDeclared = index.endpoints.some(({ arguments: known }) => Object.hasOwn(known, parameter))
  if (!isDeclared) return found('selectorUndeclared', { values: { parameter } })
  return other === null ? found('selectorAlone') : await comparison(ground, other)
}

/** Whether the language can be selected, by the name that the configuration gives. */
export const selector = underNamespace(selects)
