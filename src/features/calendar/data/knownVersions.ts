import { type Language, languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { type ConfirmedPairs, decisionsOf } from '../../translations/translations.ts'

/** The same event in another language. */
export interface KnownVersion {
  readonly language: Language
  readonly id: number
}

/** The versions that an editor confirmed in this browser; where one record has all languages, there are none besides it. */
export function knownVersions(
  confirmed: ConfirmedPairs,
  { configuration, language: own }: Pick<Service, 'configuration' | 'language'>,
  id: number,
): readonly KnownVersion[] {
  const said = decisionsOf(confirmed, 'events', { language: own, id }) ?? {}
  return Object.entries(said).flatMap(([code, other]) => {
    const language = languageOf(configuration, code)
    return language && language !== own && other !== undefined && other !== id
      ? [{ language, id: other }]
      : []
  })
}
