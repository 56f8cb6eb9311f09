import type { CollectionName } from '../collection/collection.ts'
import { viewsEntry } from '../collection/list/views/viewsEntry.ts'
import { onThisDevice, readEntry } from '../ui/storage.ts'
import type { RouteContext } from './parentRoutes.tsx'

interface Entering {
  cause: string
  search: object
  params: { language: string }
  context: RouteContext
  location: { state: { key?: string | undefined } }
}

/** A list that is opened without any filter opens where a person said that it starts. */
export function startOf(name: CollectionName) {
  return ({ cause, search, params, context, location }: Entering) => {
    const { service } = context.session.current()
    if (!service || Object.keys(search).length > 0) return undefined
    const start = readEntry(onThisDevice, viewsEntry(service, name, 'start'))
    if (start === null) return undefined
    const opening = { cause, entry: location.state.key, to: `/$language/${name}`, params }
    return import('./startThere.ts').then(({ startThere }) => startThere(opening, start))
  }
}
