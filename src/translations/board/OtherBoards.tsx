import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { text } from '../../collection/filters.ts'
import { AddressMistakes } from '../../collection/list/AddressMistakes.tsx'
import { useListAddress } from '../../collection/list/useListAddress.ts'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { SearchBox } from '../../ui/filters/SearchBox.tsx'
import type { Wanted } from '../listings/useWholes.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { Board } from './Board.tsx'
import { boardFilters } from './boardFilters.ts'
import { useBoard } from './useBoard.ts'

type Other = Exclude<PairedCollection, 'events'>

const isAnything = () => true

/** What events are linked to, in every language; it is few enough to be read as a whole, and searched by its names. */
function OtherBoard({ of }: { of: Other }) {
  const { t } = useTranslation(['translations', 'filters'])
  const service = useService()
  const address = useListAddress({ search: text(), ...boardFilters }, [])
  const { filters, change, searchOf, mistakes } = address
  const { search } = filters
  const wanted = useWanted(of)
  const narrow = () => wanted({ search })
  const board = useBoard({
    of,
    wide: wanted({}),
    narrow: search === undefined ? null : narrow,
    isShown: isAnything,
  })
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <SearchBox
          label={t(`search.${of}`)}
          value={search ?? ''}
          onSearch={(words) => change({ search: words || undefined }, { replace: true })}
        />
      </Box>
      <AddressMistakes
        sentences={mistakes.map(({ name }) => t('filters:mistakes.name', { name }))}
      />
      <Board
        {...{ of, board, filters }}
        key={service.language}
        searchFor={({ state, missing }) => searchOf({ ...filters, state, missing })}
      />
    </>
  )
}

/** What every language is asked of a collection: all statuses in reach, for those that have one. */
function useWanted(of: Other): (found: { search?: string | undefined }) => Wanted {
  const status = useStatusReach(useService())
  const hasStatus = of === 'venues' || of === 'organizers'
  return (found) => ({ [of]: () => (hasStatus ? { ...found, status } : found) })
}

export const VenueBoard = () => <OtherBoard of="venues" />
export const OrganizerBoard = () => <OtherBoard of="organizers" />
export const CategoryBoard = () => <OtherBoard of="categories" />
export const TagBoard = () => <OtherBoard of="tags" />
