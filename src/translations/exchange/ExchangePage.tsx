import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readFilters } from '../../collection/filters.ts'
import { useService } from '../../service/useService.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { boardFilters } from '../board/boardFilters.ts'
import { boards } from '../board/boards.ts'
import { CollectionLinks } from '../board/CollectionLinks.tsx'
import { UnkeptNote } from '../savedFrom/UnkeptNote.tsx'
import { addressWith, exchangeFilters, exchangeNames } from './exchangeFilters.ts'
import { ExportRows } from './ExportRows.tsx'
import { ImportPart } from './ImportPart.tsx'

const nothingOfThis = Object.fromEntries(exchangeNames.map((name) => [name, undefined]))

/** Texts out to translators who do not work here, and in again. */
export function ExchangePage() {
  const { t } = useTranslation(['exchange', 'translations'])
  const { language } = useService()
  const search: AddressSearch = useSearch({ strict: false })
  const { part = 'out' } = readFilters(exchangeFilters, search).filters
  const tabs = (['out', 'in'] as const).map((id) => ({
    id,
    words: t(`part.${id}`),
    search: addressWith(search, { part: id === 'out' ? undefined : id }),
    isCurrent: id === part,
  }))
  const ofBoard = addressWith(search, nothingOfThis)
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <RouterButton
            to="/$language/translations"
            params={{ language }}
            search={ofBoard}
            variant="outlined"
          >
            {t('board')}
          </RouterButton>
        }
      />
      <UnkeptNote />
      <LinkTabs label={t('part.label')} tabs={tabs} />
      {part === 'out' ? <ExportPart search={search} /> : <ImportPart />}
    </Stack>
  )
}

function ExportPart({ search }: { search: AddressSearch }) {
  const { of = 'events' } = readFilters({ of: boardFilters.of }, search).filters
  const { from, to, texts } = search
  const Rows = boards[of]
  return (
    <>
      <CollectionLinks {...{ of }} beside={addressWith({}, { from, to, texts })} />
      <Rows key={of} Rows={ExportRows} others={exchangeNames} />
    </>
  )
}
