import { useTranslation } from 'react-i18next'
import { useListAddress } from '../../../core/views/list/useRecordList.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { recordNarrowings } from '../../../resources/recordNarrowings.tsx'
import { useService } from '../../../api/useService.ts'
import type { Wanted } from '../listings/useFullListings.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'
import { Board, BoardRefresh, BoardTools, noOthers, type ShowRows } from './Board.tsx'
import { type BoardFilters, boardFilters } from './boardFilters.ts'
import { type LinkedNarrowing, narrowingOf, type Other } from './otherFilters.ts'
import { useBoard } from './useBoard.ts'
import { mappedFilters } from './mappedFilters.ts'

const isAnything = () => true
const isAtTheTop = ({ links }: Version) => (links.parent ?? []).length === 0

/** What events are linked to, in every language: few enough to be read as a whole, narrowed by what narrows their list. */
function OtherBoard({ of, Rows = Board, others = noOthers }: { of: Other } & ShowRows) {
  const { t } = useTranslation('translations')
  const service = useService()
  const reach = useStatusReach(service)
  const table = narrowingOf(of)
  const address = useListAddress({ ...table, ...boardFilters }, others)
  const { of: _of, state, missing, source, said, page, ...filters } = address.filters
  // Services refuse the parent 0 (contract.md §3.7): the top level is picked out of all there are.
  const isTop = filters.parent === 0
  const asked: LinkedNarrowing = isTop ? { ...filters, parent: undefined } : filters
  const isPlain = Object.values(asked).every((value) => value === undefined)
  const hasStatus = 'status' in table
  const wantedOf = (found: LinkedNarrowing) => (hasStatus ? { status: reach, ...found } : found)
  const narrow = (index: GroupIndex): Wanted => ({
    [of]: (language: string) => {
      const mapped = mappedFilters(asked, { of, from: service.language, to: language, index })
      return mapped && wantedOf(mapped)
    },
  })
  const board = useBoard({
    of,
    wide: { [of]: () => wantedOf({}) },
    narrow: isPlain ? null : narrow,
    isShown: isTop ? isAtTheTop : isAnything,
    source,
  })
  const Narrowing = recordNarrowings[of]
  const list = {
    table,
    filters,
    searchOf: (next: LinkedNarrowing) =>
      address.searchOf({ ...next, of, state, missing, source, said }),
    change: address.change,
    service,
    reach,
  }
  const asking = {
    of,
    board,
    filters: { of, state, missing, source, said, page },
    searchFor: (wanted: Partial<BoardFilters>) =>
      address.searchOf({ ...filters, of, source, ...wanted }),
  }
  return (
    <>
      <Narrowing
        list={list}
        mistakes={address.mistakes}
        searchLabel={t(`search.${of}`)}
        aside={<BoardRefresh board={board} />}
      >
        <BoardTools {...asking} />
      </Narrowing>
      <Rows {...asking} key={service.language} />
    </>
  )
}

export const VenueBoard = (rows: ShowRows) => <OtherBoard of="venues" {...rows} />
export const OrganizerBoard = (rows: ShowRows) => <OtherBoard of="organizers" {...rows} />
export const CategoryBoard = (rows: ShowRows) => <OtherBoard of="categories" {...rows} />
export const TagBoard = (rows: ShowRows) => <OtherBoard of="tags" {...rows} />
