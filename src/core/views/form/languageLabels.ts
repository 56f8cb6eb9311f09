import { useTranslation } from 'react-i18next'
import { languageName } from '../../../i18n/formats.ts'

/** A language named in the reader's own. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  return (code) => languageName(i18n.language, code)
}
