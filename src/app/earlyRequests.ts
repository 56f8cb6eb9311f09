import { type Account, mayWrite } from '../api/account.ts'
import { restRootOf, type Query, outgoingOf } from '../api/outgoing.ts'
import type { Configuration } from '../api/configuration.ts'
import { prefetch, requestConfiguration } from '../api/exchange.ts'
import { fallbackLanguageOf, languageOf } from '../api/language.ts'
import { everyStatus } from '../core/resource/everyStatus.ts'
import { queryOf, readFilters } from '../core/resource/filters.ts'
import { linkedFilters } from '../core/resource/linkedFilters.ts'
import { termFilters, usualTerms } from '../core/resource/termFilters.ts'
import { viewsEntry } from '../core/views/list/views/viewsEntry.ts'
import { eventFilters } from '../resources/events/eventFilters.ts'
import { requestedEvents, isReadBackwards } from '../resources/events/list/requestedEvents.ts'
import { todayIn } from '../time/wallTime.ts'
import { onThisDevice, readEntry, readJson, writeEntry } from '../ui/storage.ts'
import { parseSearch, type AddressSearch } from './search.ts'
import { restoreSignIn, type SignIn, withCorrections } from './session/storedAccount.ts'

// A script of its own, the first to run. The page's rows are asked for from here, from what this browser knows, while
// libraries and page are still fetched. Whatever is wrong with it, the page asks by itself.

const entry = (base: string): string => `configuration ${base}`

/** Keeps what `config.json` said, to start by it the next time. @param base `document.baseURI` */
export function storeConfiguration(base: string, configuration: Configuration): void {
  // Where there is no room for it, what it said before may not stay either.
  if (!writeEntry(onThisDevice, entry(base), JSON.stringify(configuration)))
    writeEntry(onThisDevice, entry(base), null)
}

/** What a list asks the service first. @param reach statuses that the account may list */
type ListQuery = (search: AddressSearch, reach: readonly string[], zone: string) => Query

const linkedQuery: ListQuery = (search, reach) =>
  queryOf(linkedFilters, {}, { status: reach, ...readFilters(linkedFilters, search).filters })

const lists: Readonly<Record<string, ListQuery>> = {
  events: (search, reach, zone) => {
    const { filters } = readFilters(eventFilters, search)
    const asked = requestedEvents(filters, todayIn(zone), reach)
    const page = isReadBackwards(filters) ? 1 : undefined
    return queryOf(eventFilters, {}, { ...asked, page: filters.page ?? page })
  },
  venues: linkedQuery,
  organizers: linkedQuery,
  tags: (search) => queryOf(termFilters, usualTerms, readFilters(termFilters, search).filters),
}

/** Asks what the list at this address will ask, if it is one. */
export function prefetchList(
  configuration: Configuration,
  account: Account,
  base: string,
  address: string,
): void {
  const { pathname, search: written } = new URL(address)
  const inside = pathname.slice(new URL('.', base).pathname.length)
  const [, code = '', path = ''] = /^([^/]+)\/([^/]+)\/?$/.exec(inside) ?? []
  const language = languageOf(configuration, code)
  const ask = Object.hasOwn(lists, path) ? lists[path] : undefined
  if (language === null || ask === undefined) return
  const search = parseSearch(written)
  const site = restRootOf(configuration, fallbackLanguageOf(configuration), base)
  const start = viewsEntry({ site, account }, path as 'events', 'start')
  // It may be that another view is shown, that the list is judged here, or that it starts elsewhere.
  if ('view' in search || 'missing' in search || 'mine' in search) return
  if (written === '' && readEntry(onThisDevice, start) !== null) return
  const reach = mayWrite(account) ? everyStatus(configuration) : ['publish']
  const query = {
    per_page: configuration.service.perPage,
    ...ask(search, reach, configuration.timezone),
  }
  const call = { method: 'GET', path, query } as const
  prefetch(outgoingOf({ configuration, base }, language, call, account))
}

/** What was begun before the application was here. */
export interface EarlyRequests {
  /** the answer to the request for `config.json`, null where there is none */
  readonly requested: Promise<Response | null>
  /** by this configuration, who is signed in; null where none is known yet */
  readonly restored: { readonly by: Configuration; readonly signIn: Promise<SignIn | null> } | null
}

function startRequests(base: string, address: string): EarlyRequests {
  const requested = requestConfiguration()
  // Sound because nothing is kept that was not read as a configuration.
  const by = readJson(onThisDevice, entry(base)) as Configuration | null
  if (by === null) return { requested, restored: null }
  const restore = async () => {
    const site = restRootOf(by, fallbackLanguageOf(by), base)
    const corrected = withCorrections(by, site)
    const signIn = await restoreSignIn(corrected, site, base)
    if (signIn) prefetchList(corrected, signIn.account, base, address)
    return signIn
  }
  const signIn = restore()
  signIn.catch(() => null)
  return { requested, restored: { by, signIn } }
}

export const earlyRequests: EarlyRequests = startRequests(document.baseURI, location.href)
