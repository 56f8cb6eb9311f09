import { useTranslation } from 'react-i18next'

/** A language named in the reader's own, as a sentence needs it: «català», “Catalan”. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  return (code) => new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code) ?? code
}
