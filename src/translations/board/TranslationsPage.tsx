import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { readFilters } from '../../collection/filters.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { pairedCollections, type PairedCollection } from '../pairing/listing.ts'
import { boardFilters } from './boardFilters.ts'
import { EventBoard } from './EventBoard.tsx'
import { CategoryBoard, OrganizerBoard, TagBoard, VenueBoard } from './OtherBoards.tsx'

const boards: Readonly<Record<PairedCollection, ComponentType>> = {
  events: EventBoard,
  venues: VenueBoard,
  organizers: OrganizerBoard,
  categories: CategoryBoard,
  tags: TagBoard,
}

/** What there is in each language, side by side: what is missing, and what has come apart. */
export function TranslationsPage() {
  const { t } = useTranslation('translations')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { of = 'events' } = readFilters({ of: boardFilters.of }, search).filters
  const Board = boards[of]
  const links = pairedCollections.map((id) => ({
    id,
    words: t(`of.${id}`),
    search: addressOf(id),
    isCurrent: id === of,
  }))
  return (
    <Stack spacing={1.5}>
      <PageHeader title={t('title')} summary={`${t('summary')} ${t('keptHere')}`} />
      <PresetLinks label={t('of.label')} presets={links} />
      <Board key={of} />
    </Stack>
  )
}

function addressOf(of: PairedCollection): AddressSearch {
  return of === 'events' ? {} : { of }
}
