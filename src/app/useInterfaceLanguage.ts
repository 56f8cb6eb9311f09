import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { browserLanguage, type InterfaceLanguage } from '../i18n/interfaceLanguage.ts'
import { changeSettings, currentSettings, useSettings } from '../ui/settings.ts'

/** The language of the interface: the one that is fixed, else the browser's own. */
export function spokenLanguage(): InterfaceLanguage {
  return currentSettings().interfaceLanguage || browserLanguage()
}

/** Fixes the language of the interface at the first sign-in, so that it is the same from then on. */
export function fixInterfaceLanguage(): void {
  if (!currentSettings().interfaceLanguage) changeSettings({ interfaceLanguage: spokenLanguage() })
}

/** Speaks the language of the interface, whichever calendar is on the page. */
export function useInterfaceLanguage(): void {
  const { i18n } = useTranslation()
  const wanted = useSettings().interfaceLanguage || browserLanguage()
  useEffect(() => {
    if (i18n.language !== wanted) void i18n.changeLanguage(wanted)
  }, [i18n, wanted])
}
