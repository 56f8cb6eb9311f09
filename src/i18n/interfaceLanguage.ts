/** The languages the interface itself speaks: those with a folder in `locales/`. */
export const interfaceLanguages = ['ca', 'es', 'en'] as const

export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Each language named in itself. */
export const interfaceLanguageNames: Record<InterfaceLanguage, string> = {
  ca: 'Català',
  es: 'Español',
  en: 'English',
}

export function isInterfaceLanguage(code: string | undefined): code is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === code)
}

/**
 * The language to speak beside a content language: the same one where the interface has it,
 * else the first of the browser's own that it has, else English.
 */
export function interfaceLanguageFor(contentLanguage: string | undefined): InterfaceLanguage {
  const candidates = [contentLanguage, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return candidates.find(isInterfaceLanguage) ?? 'en'
}

/** BCP 47 tag for `Intl`: English dates and numbers are written as in Britain (day before month, 24 h). */
export function intlTag(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
