import type { Configuration } from './configuration.ts'

declare const configured: unique symbol

/** A code of `configuration.languages`; made only here, so that no other text passes for one. */
export type Language = string & { readonly [configured]: true }

function isLanguage(configuration: Configuration, code: string): code is Language {
  return Object.hasOwn(configuration.languages, code)
}

/** The language with this code, or null when the configuration does not have it. */
export function languageOf(configuration: Configuration, code: string): Language | null {
  return isLanguage(configuration, code) ? code : null
}

/** Every configured language, in the order of the configuration. */
export function languagesOf(configuration: Configuration): readonly Language[] {
  return Object.keys(configuration.languages).filter((code) => isLanguage(configuration, code))
}

/** The language whose address serves those without one. */
export function fallbackLanguageOf(configuration: Configuration): Language {
  const language = languageOf(configuration, configuration.fallbackLanguage)
  if (language === null) throw new TypeError('fallbackLanguage is not one of languages')
  return language
}
