import { type Language, languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { KnownLinks } from '../../translations/translations.ts'

/** The same event in another language. */
export interface KnownVersion {
  readonly language: Language
  readonly id: number
  /** nobody has confirmed it, and it is almost certain */
  readonly isLikely?: true
}

/** The versions that were confirmed, and those that are almost certain; where one record has all languages, there are none besides it. */
export function knownVersions(
  { together }: KnownLinks,
  { configuration, language: own }: Pick<Service, 'configuration' | 'language'>,
  id: number,
): readonly KnownVersion[] {
  const link = together.find(
    ({ collection, versions }) => collection === 'events' && versions[own] === id,
  )
  const { versions = {}, likely = [] } = link ?? {}
  return Object.entries(versions).flatMap(([code, other]) => {
    const language = languageOf(configuration, code)
    if (!language || language === own || other === id) return []
    const isLikely = likely.includes(own) || likely.includes(code)
    return [{ language, id: other, ...(isLikely ? { isLikely: true as const } : {}) }]
  })
}
