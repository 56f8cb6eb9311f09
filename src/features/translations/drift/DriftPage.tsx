import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '../../../core/views/list/useRecordList.ts'
import { useService } from '../../../api/useService.ts'
import { PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PairingFailed } from '../board/Board.tsx'
import { ReadingProgress } from '../board/ReadingProgress.tsx'
import { CollectionLinks } from '../board/CollectionLinks.tsx'
import { type Span, spans, datesOf, firstDayOf, driftFilters } from './driftFilters.ts'
import { type FactCollection, factCollections } from '../facts/factKinds.ts'
import { DriftReport, type ReportProps } from './DriftReport.tsx'
import { useCallback } from 'react'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { type BoardState, useBoard } from '../board/useBoard.ts'
import type { Wanted } from '../listings/useFullListings.ts'
import { widerDates } from '../listings/widerDates.ts'
import type { Version } from '../state/version.ts'

/** Versions whose facts have come apart, and the ways to bring them together again. */
export function DriftPage() {
  const { t } = useTranslation(['drift', 'eventList'])
  const address = useListAddress(driftFilters, [])
  const { of = 'events', span = 'upcoming' } = address.filters
  const presets = spans.map((id) => ({
    id,
    words: t(`spans.${id}`),
    search: address.searchOf({ ...address.filters, span: id === 'upcoming' ? undefined : id }),
    isCurrent: id === span,
  }))
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        links={<CollectionLinks {...{ of }} among={factCollections} beside={{}} />}
      />
      {of === 'events' ? (
        <PresetLinks label={t('eventList:presets.label')} {...{ presets }} />
      ) : null}
      <Differing key={of} {...{ of, span, address }} />
    </Stack>
  )
}

interface DifferingProps extends Pick<ReportProps, 'address'> {
  of: FactCollection
  span: Span
}

/** The report, once every language is read and compared. */
function Differing({ of, span, address }: DifferingProps) {
  const board = useDriftBoard(of, span)
  if (board.hasPairingFailed) return <PairingFailed onRetry={board.pairAgain} />
  return board.isSettled ? (
    <DriftReport {...{ of, board, address }} />
  ) : (
    <ReadingProgress board={board} />
  )
}

/** The records of a collection in every language; of events those of a span of dates. */
function useDriftBoard(of: FactCollection, span: Span): BoardState {
  const service = useService()
  const status = { status: useStatusReach(service) }
  const today = todayIn(service.configuration.timezone)
  const first = firstDayOf(span, today)
  const all: Wanted = {
    events: () => ({ ...status, ...widerDates(datesOf(span, today), today) }),
    venues: () => status,
    organizers: () => status,
    categories: () => ({}),
    tags: () => ({}),
  }
  const isShown = useCallback(
    ({ facts }: Version) =>
      of !== 'events' || first === undefined || (facts.end_date ?? '').slice(0, 10) >= first,
    [of, first],
  )
  return useBoard({ of, wide: { [of]: all[of] }, narrow: null, isShown, source: undefined })
}
