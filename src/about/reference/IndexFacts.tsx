import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectorOf, type ServiceIndex } from '../../service/serviceIndex.ts'
import { useService } from '../../service/useService.ts'
import { DocumentationStanding } from '../answers/DocumentationStanding.tsx'

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}))

/** What the service calls itself and its languages, beside what the configuration calls them. */
export function IndexFacts({ index }: { index: ServiceIndex }) {
  const { t } = useTranslation('reference')
  const { namespace, languageParameter } = useService().configuration.service
  const selector = selectorOf(index)
  const isOther =
    index.namespace !== namespace || (selector !== null && selector.name !== languageParameter)
  return (
    <Facts>
      <p>
        {t('facts.namespace', { namespace: index.namespace })}{' '}
        {selector
          ? t('facts.selector', { name: selector.name, codes: selector.codes.join(', ') })
          : t('facts.noSelector')}
      </p>
      {isOther ? <p>{t('facts.other', { namespace, languageParameter })}</p> : null}
      <DocumentationStanding />
    </Facts>
  )
}
