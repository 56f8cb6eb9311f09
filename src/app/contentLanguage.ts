import { fallbackLanguageOf, type Language, languageOf } from '../api/language.ts'
import type { Configuration } from '../api/configuration.ts'
import { pageStore, usePageStore } from '../platform/pageStore.ts'
import { changeSettings, currentSettings } from '../ui/settings.ts'

/** Of this tab: another one may meanwhile be at another language's calendar. */
const last = pageStore<string | null>(null)

/**
 * Places with a language in their path remember it here, so that those without one (settings, sign-in) stay
 * beside the same calendar, on the next visit too.
 */
export function rememberContentLanguage(language: Language): void {
  if (currentSettings().contentLanguage !== language) changeSettings({ contentLanguage: language })
  if (language !== last.get()) last.set(language)
}

/** The last one here, or on this device; on a first visit the browser's own where the calendar has it. */
export function lastContentLanguage(configuration: Configuration): Language {
  const known = [last.get(), currentSettings().contentLanguage, ...browserLanguages()]
  for (const code of known) {
    const language = languageOf(configuration, code ?? '')
    if (language) return language
  }
  return fallbackLanguageOf(configuration)
}

/** `ca-ES` is Catalan to a calendar that has no variety of its own for it. */
function browserLanguages(): string[] {
  return navigator.languages.flatMap((tag) => [tag, tag.replace(/-.*/, '')])
}

export function useContentLanguage(configuration: Configuration): Language {
  usePageStore(last)
  return lastContentLanguage(configuration)
}
