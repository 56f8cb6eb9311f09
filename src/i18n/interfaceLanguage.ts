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

/** The first of the browser's languages that the interface speaks, else English. */
export function browserLanguage(): InterfaceLanguage {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isInterfaceLanguage) ?? 'en'
}

/** BCP 47 tag for `Intl`: English dates and numbers are written as in Britain (day before month, 24 h). */
export function intlTag(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
