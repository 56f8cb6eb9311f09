import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import type { Partly } from './usePartly.ts'

interface Props {
  /** the language that the record is edited in, and those that share it */
  language: string
  shared: readonly string[]
  /** languages that hold more than was looked through */
  beyond: readonly string[]
  partly: Partly | null
}

/** What is to be known before anything is typed: one record for several languages, versions that may not be found. */
export function SideBySideNotes({ language, shared, beyond, partly }: Props) {
  const { t } = useTranslation('sideBySide')
  const list = useLanguageList()
  return (
    <>
      {shared.length > 0 ? (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {t('shared', { languages: list([language, ...shared]) })}
        </Alert>
      ) : null}
      {beyond.length > 0 ? (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {t('notWhole', { languages: list(beyond) })}
        </Alert>
      ) : null}
      {partly ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t(partly.saved.length > 0 ? 'partly.some' : 'partly.none', {
            saved: list(partly.saved),
            left: list(partly.left),
          })}
        </Alert>
      ) : null}
    </>
  )
}

/** Languages by name, in a sentence. */
export function useLanguageList() {
  const { i18n } = useTranslation()
  const nameOf = useLanguageName()
  return (codes: readonly string[]) => formatList(i18n.language, codes.map(nameOf))
}
