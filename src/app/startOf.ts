import type { CollectionName } from '../collection/collection.ts'
import { viewsEntry } from '../collection/list/views/viewsEntry.ts'
import { onThisDevice, readEntry } from '../ui/storage.ts'
import type { RouteContext } from './parentRoutes.tsx'

/** A list that is about to be opened, as the router tells of it. */
export interface Entering {
  /** `enter` when another page was there before */
  cause: string
  search: object
  params: { language: string }
  context: RouteContext
  location: { state: { key?: string | undefined } }
}

/** A list that is opened without any filter opens where a person said that it starts. */
export function startOf(name: CollectionName) {
  return (entering: Entering) => {
    const { service } = entering.context.session.current()
    const start = service && readEntry(onThisDevice, viewsEntry(service, name, 'start'))
    return start
      ? import('./startThere.ts').then((there) => there.startThere(entering, name, start))
      : undefined
  }
}
