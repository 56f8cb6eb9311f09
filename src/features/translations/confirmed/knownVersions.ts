import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { VersionsOf } from '../../../resources/events/editing.ts'
import type { KnownLinks } from './likelyLinks.ts'

/**
 * By the id of an event its versions in other languages: those that were confirmed, and those that are almost certain.
 * Where one record has all languages, there are none besides it.
 */
export function knownVersions(
  { together }: KnownLinks,
  { configuration, language: own }: Pick<Service, 'configuration' | 'language'>,
): VersionsOf {
  const links = new Map(
    together.flatMap((link) => {
      const id = link.collection === 'events' ? link.versions[own] : undefined
      return id === undefined ? [] : [[id, link] as const]
    }),
  )
  return (id) => {
    const { versions = {}, likely = [] } = links.get(id) ?? {}
    return Object.entries(versions).flatMap(([code, other]) => {
      const language = languageOf(configuration, code)
      if (!language || language === own || other === id) return []
      const isLikely = likely.includes(own) || likely.includes(code)
      return [{ language, id: other, ...(isLikely ? { isLikely: true as const } : {}) }]
    })
  }
}
