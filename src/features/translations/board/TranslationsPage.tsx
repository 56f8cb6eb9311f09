import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readFilters } from '../../../core/resource/filters.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import { useService } from '../../../api/useService.ts'
import { boardFilters } from './boardFilters.ts'
import { boards } from './boards.ts'
import { CollectionLinks } from './CollectionLinks.tsx'

/** Another collection begins without what narrowed this one. */
const alone: AddressSearch = {}

/** What there is in each language, side by side: what is missing, and what has come apart. */
export function TranslationsPage() {
  const { t } = useTranslation('translations')
  const search: AddressSearch = useSearch({ strict: false })
  const { language } = useService()
  const { of = 'events' } = readFilters({ of: boardFilters.of }, search).filters
  const Board = boards[of]
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={`${t('summary')} ${t('keptHere')}`}
        actions={
          <RouterButton
            to="/$language/translations/exchange"
            params={{ language }}
            search={search}
            variant="outlined"
          >
            {t('exchange')}
          </RouterButton>
        }
      />
      <CollectionLinks {...{ of }} beside={alone} />
      {of === 'tags' ? null : (
        <RouterLink
          to="/$language/translations/drift"
          params={{ language }}
          search={of === 'events' ? {} : { of }}
        >
          {t('drift')}
        </RouterLink>
      )}
      <Board key={of} />
    </Stack>
  )
}
