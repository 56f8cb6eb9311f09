import { use } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from '../../../i18n/interfaceLanguage.ts'
import type { Configuration } from '../../../service/configuration.ts'
import { templateOf } from '../content/packTemplate.ts'
import { type PackWords, usualWords } from '../content/packWords.ts'

const known = new Map<InterfaceLanguage, Promise<PackWords>>()

function wordsOf(language: InterfaceLanguage): Promise<PackWords> {
  const words = known.get(language) ?? usualWords(language)
  known.set(language, words)
  return words
}

/**
 * The words that agendas are made with, those of the configuration before the usual ones. Suspends until they are here.
 * @param languages content languages; one that the interface does not speak begins from the words of the interface
 */
export function useTemplate(configuration: Configuration, languages: readonly string[]) {
  const { i18n } = useTranslation()
  const own = interfaceLanguages.find((one) => one === i18n.language) ?? 'en'
  const usual = use(wordsOf(own))
  const { words, ...template } = templateOf(configuration, Object.keys(usual))
  const inLanguage = new Map<string, PackWords>()
  for (const language of languages) {
    const spoken = isInterfaceLanguage(language) ? use(wordsOf(language)) : usual
    inLanguage.set(language, { ...spoken, ...words[language] })
  }
  return { ...template, wordsOf: (language: string) => inLanguage.get(language) ?? usual }
}
