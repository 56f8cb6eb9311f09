import { useTranslation } from 'react-i18next'
import { ReadAt } from '../../../core/views/form/ReadAt.tsx'
import type { Language } from '../../../api/language.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useLanguageList } from './SideBySideNotes.tsx'
import type { HeldVersion } from './useVersion.ts'

interface Props {
  /** the source first */
  all: readonly HeldVersion[]
  languages: readonly Language[]
}

/** Which event stands here, in which languages, and from when the oldest reading of it is. */
export function SideBySideHeader({ all, languages }: Props) {
  const { t } = useTranslation('sideBySide')
  const list = useLanguageList()
  const [source] = all
  const times = all.flatMap(({ reading: { dataUpdatedAt } }) => dataUpdatedAt || [])
  return (
    <PageHeader
      title={t('title', { title: source?.opened.title ?? '' })}
      summary={
        <>
          {t('summary', { languages: list(languages) })}{' '}
          <ReadAt at={times.length > 0 ? Math.min(...times) : 0} />
        </>
      }
    />
  )
}
