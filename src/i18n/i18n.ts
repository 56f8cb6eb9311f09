import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstCatalogues, readCatalogues } from './catalogues.ts'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from './interfaceLanguage.ts'
import { formatNumber, isolated } from './formats.ts'
import './resources.ts'

/**
 * A translator speaking one language, its first namespaces loaded. The other languages and namespaces load when used.
 * There is no fallback language: the catalogues have the same keys, which a test says.
 */
export async function createTranslator(language: InterfaceLanguage): Promise<i18n> {
  const translator = createInstance()
  translator.use(initReactI18next).use({
    type: 'backend',
    read: async (spoken: string, namespace: string) => {
      if (!isInterfaceLanguage(spoken)) throw new Error(`The interface does not speak ${spoken}`)
      const catalogues = await readCatalogues(spoken, namespace)
      // What came along is known from now on: parts of a page that wait for messages one after the other, and beside
      // each other, draw each other anew for as long as they wait.
      for (const [name, messages] of Object.entries(catalogues))
        if (!translator.hasResourceBundle(spoken, name))
          translator.addResourceBundle(spoken, name, messages)
      return catalogues[namespace]
    },
  })
  translator.on('languageChanged', speakDocument)
  await translator.init({
    lng: language,
    supportedLngs: [...interfaceLanguages],
    fallbackLng: false,
    ns: Object.keys(firstCatalogues(language)),
    defaultNS: 'app',
    // React escapes what it draws; that no title turns the line around it is left to be seen to here.
    interpolation: { escapeValue: true, escape: isolated },
  })
  // `{{count,number}}` is a number as the language writes it; what is in words already stays.
  translator.services.formatter?.add('number', (value: unknown, spoken = language) =>
    typeof value === 'number' ? formatNumber(spoken, value) : String(value),
  )
  return translator
}

function speakDocument(language: string) {
  document.documentElement.lang = language
}
