import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { choice, readFilters } from '../../core/resource/filters.ts'
import { useService } from '../../api/useService.ts'
import { boards } from '../translations/board/boards.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { AlikeRows } from './AlikeRows.tsx'

const named = ['venues', 'organizers'] as const

/** Venues and organizers that seem to be there twice, and the way to make one of them. */
export function DuplicatesPage() {
  const { t } = useTranslation(['hygiene', 'translations', 'recordList', 'app'])
  const search: AddressSearch = useSearch({ strict: false })
  const { language } = useService()
  const { of = 'venues' } = readFilters({ of: choice(named) }, search).filters
  const Board = boards[of]
  const links = named.map((id) => ({
    id,
    words: t(`app:shell.${id}`),
    search: { of: id },
    isCurrent: id === of,
  }))
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('recordList:duplicates')}
        summary={t('summary')}
        actions={
          <RouterButton
            to="/$language/translations"
            params={{ language }}
            search={{ of, state: 'missing' }}
            variant="outlined"
          >
            {t('missing')}
          </RouterButton>
        }
      />
      <PresetLinks label={t('translations:of.label')} presets={links} />
      <Board key={of} Rows={AlikeRows} />
    </Stack>
  )
}
