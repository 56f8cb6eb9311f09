import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import { useLanguageName } from './languageLabels.ts'
import { ListLink, RecordLink, type Place } from './RecordLink.tsx'

const Ways = styled('ul')(({ theme }) => ({ '& li': { marginBlock: theme.spacing(1) } }))

interface Props {
  name: CollectionName
  place: Place
}

/** There is no such record here; it may exist in another language. */
export function MissingRecord({ name, place }: Props) {
  const { t } = useTranslation(['recordForm', 'transfer'])
  const { language, configuration } = useService()
  const nameOf = useLanguageName()
  const which = 'id' in place ? place.id : place.slug
  return (
    <>
      <PageHeader title={t('missing.title')} />
      <p>{t('missing.text', { which, language: nameOf(language) })}</p>
      <Ways>
        {languagesOf(configuration)
          .filter((other) => other !== language)
          .map((other) => (
            <li key={other}>
              <RecordLink {...{ name, place }} language={other}>
                {t('missing.look', { language: nameOf(other) })}
              </RecordLink>
            </li>
          ))}
        <li>
          <ListLink {...{ name, language }}>{t('transfer:list')}</ListLink>
        </li>
      </Ways>
    </>
  )
}
