// What this device has is read as soon as the page is drawn: its code comes beside the page's, and not after it.
import '../../../core/mirror/mirrorStore.ts'
import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readFilters } from '../../../core/resource/filters.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { boardFilters } from './boardFilters.ts'
import { boards } from './boards.tsx'
import { CollectionLinks } from './CollectionLinks.tsx'

/** Another collection begins without what narrowed this one. */
const alone: AddressSearch = {}

/** What there is in each language, side by side: what is missing, and what has come apart. */
export function TranslationsPage() {
  const { t } = useTranslation(['translations', 'app'])
  const search: AddressSearch = useSearch({ strict: false })
  const { of = 'events' } = readFilters({ of: boardFilters.of }, search).filters
  const Board = boards[of]
  return (
    <Stack spacing={0.5}>
      <PageHeader
        title={t('app:shell.translations')}
        links={<CollectionLinks {...{ of }} beside={alone} />}
      />
      <Board key={of} />
    </Stack>
  )
}
