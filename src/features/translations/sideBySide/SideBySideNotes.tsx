import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import { ReadAt } from '../../../core/views/form/ReadAt.tsx'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import type { Partly } from './useSavingAll.ts'
import type { HeldVersion } from './useVersion.ts'
import { formatList } from '../../../i18n/formats.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'

interface SideBySideNotesProps {
  /** the language that the record is edited in, and those that share it */
  language: string
  shared: readonly string[]
  /** languages that hold more than was looked through */
  beyond: readonly string[]
  partly: Partly | null
}

/** What is to be known before anything is typed: one record for several languages, versions that may not be found. */
export function SideBySideNotes({ language, shared, beyond, partly }: SideBySideNotesProps) {
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
function useLanguageList() {
  const { i18n } = useTranslation()
  const nameOf = useLanguageName()
  return (codes: readonly string[]) => formatList(i18n.language, codes.map(nameOf))
}

interface SideBySideHeaderProps {
  /** the source first */
  all: readonly HeldVersion[]
  languages: readonly Language[]
  isReading: boolean
}

/** Which event stands here, in which languages, and from when the oldest reading of it is. */
export function SideBySideHeader({ all, languages, isReading }: SideBySideHeaderProps) {
  const { t } = useTranslation('sideBySide')
  const list = useLanguageList()
  const [source] = all
  const times = all.flatMap(({ reading: { dataUpdatedAt } }) => dataUpdatedAt || [])
  return (
    <PageHeader
      title={t('title', { title: source?.opened.title ?? '' })}
      summary={
        <>
          <output>{isReading ? t('looking') : ''}</output>
          {isReading ? '' : t('summary', { languages: list(languages) })}{' '}
          <ReadAt at={times.length > 0 ? Math.min(...times) : 0} />
        </>
      }
    />
  )
}
