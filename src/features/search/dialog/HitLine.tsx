import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
import type { Language } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import type { Hit, RecordHit } from '../hits/hit.ts'
import { categories } from '../../../resources/categories/categories.ts'
import { useAllPages } from '../../../core/query/usePages.ts'

const everything = {}

/** The category that another one is in, where its listing did not say: one reading tells those of all hits. */
function ParentName({ id, language }: { id: number; language: Language }) {
  const { records } = useAllPages(useService().in(language), categories, everything)
  const category = records.find((one) => one.id === id)
  return category ? <span lang={language}>{category.name}</span> : null
}

const Name = styled('span')({ fontWeight: 600, overflowWrap: 'anywhere' })

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
}))

/** One thing to choose: its name, and what tells it from another of that name. */
export function HitLine({ hit, isMixed }: { hit: Hit; isMixed: boolean }) {
  if (hit.kind === 'page')
    return (
      <span>
        <Name>{hit.label}</Name> <OtherLanguage language={hit.language} />
      </span>
    )
  return <RecordLine hit={hit} isMixed={isMixed} />
}

/** Said where it is not the language one is in. */
function OtherLanguage({ language }: { language: Language | undefined }) {
  const nameOf = useLanguageName()
  const service = useService()
  if (language === undefined || language === service.language) return null
  return <LanguageChip language={language} label={nameOf(language)} />
}

/** @param isMixed records of several kinds stand under one heading */
function RecordLine({ hit, isMixed }: { hit: RecordHit; isMixed: boolean }) {
  const { t } = useTranslation(['search', 'eventList', 'ui'])
  const { collection, language, place, title, when, where, parent, status } = hit
  const which = place.kind === 'id' ? `#${place.id}` : place.slug
  return (
    <>
      <span>
        <Name lang={title ? language : undefined}>{title || t('ui:untitled')}</Name>{' '}
        <OtherLanguage language={language} />
      </span>
      <Facts>
        {isMixed ? <span>{t(`kind.${collection}`)}</span> : null}
        {when ? <span>{when}</span> : null}
        {where ? <span lang={language}>{where}</span> : null}
        {parent ? <ParentName id={parent} language={language} /> : null}
        {status ? <StatusMark status={status} /> : null}
        {hit.isHidden ? <span>{t('eventList:flags.hidden')}</span> : null}
        {hit.isProtected ? <span>{t('eventList:flags.withheld')}</span> : null}
        <span>{which}</span>
      </Facts>
    </>
  )
}
