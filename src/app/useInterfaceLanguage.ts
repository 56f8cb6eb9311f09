import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type InterfaceLanguage,
  interfaceLanguageFor,
  isInterfaceLanguage,
} from '../i18n/interfaceLanguage.ts'
import { currentSettings, type Settings, useSettings } from '../ui/settings.ts'

function spoken(
  contentLanguage: string | undefined,
  { interfaceLanguage }: Settings,
): InterfaceLanguage {
  return isInterfaceLanguage(interfaceLanguage)
    ? interfaceLanguage
    : interfaceLanguageFor(contentLanguage)
}

/** The language to begin in, told from the address before anything else is known. */
export function firstInterfaceLanguage(base: string, address: string): InterfaceLanguage {
  const inside = new URL(address).pathname.slice(new URL('.', base).pathname.length)
  const [first] = inside.split('/')
  const settings = currentSettings()
  return spoken(isInterfaceLanguage(first) ? first : settings.contentLanguage, settings)
}

/** The interface follows the content language, unless a person fixed it to another one. */
export function useInterfaceLanguage(contentLanguage: string): void {
  const { i18n } = useTranslation()
  const wanted = spoken(contentLanguage, useSettings())
  useEffect(() => {
    if (i18n.language !== wanted) void i18n.changeLanguage(wanted)
  }, [i18n, wanted])
}
