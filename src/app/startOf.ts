import { redirect } from '@tanstack/react-router'
import type { RouteContext } from './parentRoutes.tsx'
import { parseSearch } from './search.ts'
import type { CollectionName } from '../core/resource/collection.ts'
import { viewsEntry } from '../core/views/list/views/viewsEntry.ts'
import { inThisTab, onThisDevice, readEntry, writeEntry } from '../ui/storage.ts'

/** A list that is about to be opened, as the router tells of it. */
interface Entering {
  /** `enter` when another page was there before */
  cause: string
  search: object
  params: { language: string }
  context: RouteContext
  location: { state: { key?: string | undefined } }
}

/** Where this tab remembers the entries of its history at which a list stood without filters. */
const unfiltered = 'views.unfiltered'

/** As many as a tab remembers. */
const most = 50

/**
 * Goes on to where the list starts, unless a person took its filters off there: another language, Back and a reload
 * then come to the same page (product.md §2, 4).
 */
function startThere(entering: Entering, name: CollectionName, start: string): void {
  const { cause, search, params, location } = entering
  if (cause === 'preload' || Object.keys(search).length > 0) return
  const { key = '' } = location.state
  const seen = readEntry(inThisTab, unfiltered)?.split(' ') ?? []
  if (seen.includes(key)) return
  const to: string = `/$language/${name}`
  if (cause === 'enter') throw redirect({ to, params, search: parseSearch(start), replace: true })
  writeEntry(inThisTab, unfiltered, [...seen, key].slice(-most).join(' '))
}

/** A list that is opened without any filter opens where a person said that it starts. */
export function startOf(name: CollectionName) {
  return (entering: Entering) => {
    const { service } = entering.context.session.current()
    const start = service && readEntry(onThisDevice, viewsEntry(service, name, 'start'))
    if (start) startThere(entering, name, start)
  }
}

/**
 * Where to go after signing in: an address of this application, whatever was pasted. Anything that could lead
 * elsewhere (another origin, a scheme) becomes the start page.
 */
export function safeReturn(address: string | undefined): string {
  const isOurs = address !== undefined && /^\/(?![/\\])/.test(address)
  return isOurs ? address : '/'
}
