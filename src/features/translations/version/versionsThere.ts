import type { LookForVersions } from '../../../resources/events/editing.ts'
import { seekVersion, type Sought } from './seekVersion.ts'

function thereOf(sought: Sought) {
  if (sought.kind === 'here') return 'here'
  // What was not looked through may hold it.
  const isOpen = sought.kind === 'refused' || (sought.kind === 'unsure' && !sought.isWhole)
  return isOpen ? 'unknown' : 'missing'
}

/** In which languages an event has a version, in whatever status: one that is confirmed, or almost certain. */
export const versionsThere: LookForVersions = async ({ client, service, id, languages, reach }) => {
  const found = await Promise.all(
    languages.map(async (language) => {
      const place = { id }
      const asked = {
        from: service.language,
        collection: 'events',
        place,
        isBeside: false,
      } as const
      const sought = await seekVersion({ client, service: service.in(language), reach, asked })
      return [language, thereOf(sought)] as const
    }),
  )
  return Object.fromEntries(found)
}
