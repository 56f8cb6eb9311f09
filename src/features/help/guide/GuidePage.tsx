import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import { GuideIndex } from './GuideIndex.tsx'
import { GuideText } from './GuideText.tsx'
import { guideAfter, type GuideName, isGuideName, placeOf, useGuides } from './pages.ts'
import { row } from '../../../ui/layout.ts'

const Ways = row('div', 1, (theme) => ({ marginBlockStart: theme.spacing(3) }))

const guideRoute = '/$language/guide/{-$page}'

/** A guide at an address of its own, to send to a colleague; without a name, all of them. */
export function GuidePage() {
  const { t } = useTranslation('guide')
  const { language, page } = useParams({ from: guideRoute })
  if (isGuideName(page)) return <OneGuide name={page} language={language} />
  const entry = (name: GuideName, words: string) => (
    <RouterLink to={guideRoute} params={{ language, page: name }}>
      {words}
    </RouterLink>
  )
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      {page === undefined ? null : <EmptyState title={t('unknown')} />}
      <GuideIndex renderEntry={entry} />
    </>
  )
}

function OneGuide({ name, language }: { name: GuideName; language: string }) {
  const { t } = useTranslation('guide')
  const guideOf = useGuides()
  const next = guideAfter(name)
  const place = placeOf(name, language)
  return (
    <>
      <PageHeader title={t('of', { page: guideOf(name).title })} />
      <GuideText name={name} />
      <Ways>
        {place === undefined ? null : (
          <RouterButton to={place} variant="contained">
            {t('goThere')}
          </RouterButton>
        )}
        <RouterButton to={guideRoute} params={{ language, page: next }} variant="outlined">
          {t('next', { page: guideOf(next).title })}
        </RouterButton>
        <RouterButton to={guideRoute} params={{ language, page: undefined }}>
          {t('all')}
        </RouterButton>
      </Ways>
    </>
  )
}
