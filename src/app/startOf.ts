import { redirect } from '@tanstack/react-router'
import type { CollectionName } from '../collection/collection.ts'
import { viewsEntry } from '../collection/list/views/viewsEntry.ts'
import { onThisDevice, readEntry } from '../ui/storage.ts'
import type { RouteContext } from './parentRoutes.tsx'
import { parseSearch } from './search.ts'

interface Entering {
  cause: string
  search: object
  params: { language: string }
  context: RouteContext
}

/** A list that is opened without any filter opens where a person said that it starts. */
export function startOf(name: CollectionName) {
  return ({ cause, search, params, context }: Entering) => {
    const { service } = context.session.current()
    if (cause !== 'enter' || !service || Object.keys(search).length > 0) return
    const start = readEntry(onThisDevice, viewsEntry(service, name, 'start'))
    const to: string = `/$language/${name}`
    if (start) throw redirect({ to, params, search: parseSearch(start), replace: true })
  }
}
