import { useSyncExternalStore } from 'react'
import { fallbackLanguageOf, type Language, languageOf } from '../service/language.ts'
import type { Configuration } from '../service/configuration.ts'

const listeners = new Set<() => void>()
let last: string | null = null

/**
 * Places with a language in their path remember it here, so that those without one (settings, sign-in) stay
 * beside the same calendar.
 */
export function rememberContentLanguage(language: Language): void {
  if (language === last) return
  last = language
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function lastContentLanguage(configuration: Configuration): Language {
  return languageOf(configuration, last ?? '') ?? fallbackLanguageOf(configuration)
}

export function useContentLanguage(configuration: Configuration): Language {
  return useSyncExternalStore(subscribe, () => lastContentLanguage(configuration))
}
