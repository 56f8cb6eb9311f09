import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCatalogue } from './catalogues.ts'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from './interfaceLanguage.ts'
import './resources.ts'

/**
 * A translator speaking one language, its first rooms loaded. The other languages and rooms load when used.
 * There is no fallback language: the catalogues have the same keys, which a test says.
 */
export async function createTranslator(language: InterfaceLanguage): Promise<i18n> {
  const translator = createInstance()
  translator.use(initReactI18next).use({
    type: 'backend',
    read: (spoken: string, room: string) =>
      isInterfaceLanguage(spoken)
        ? readCatalogue(spoken, room)
        : Promise.reject(new Error(`The interface does not speak ${spoken}`)),
  })
  translator.on('languageChanged', speakDocument)
  await translator.init({
    lng: language,
    supportedLngs: [...interfaceLanguages],
    fallbackLng: false,
    ns: ['app', 'eventList', 'filters', 'service', 'time', 'ui'],
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  })
  return translator
}

function speakDocument(language: string) {
  document.documentElement.lang = language
}
