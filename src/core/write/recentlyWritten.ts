import type { CollectionName } from '../../collection/collection.ts'
import type { Operation } from './operation.ts'
import { forgetRecent, rememberRecent } from '../../collection/recentRecords.ts'

/** The property of a record that holds its name. */
const naming: Readonly<Record<CollectionName, string>> = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

/** Keeps in mind, for whoever searches later, a record that was written alone; many at once would put out all others. */
export function rememberWritten(entry: Operation): void {
  const { site, account, collection, id, language, operation, after, series } = entry
  if (operation === 'delete') forgetRecent({ site, account }, { collection, id })
  else if (series === undefined && typeof after === 'object' && after !== null) {
    const title: unknown = Object.entries(after).find(([name]) => name === naming[collection])?.[1]
    if (typeof title === 'string')
      rememberRecent({ site, account }, { collection, id, language, title })
  }
}
