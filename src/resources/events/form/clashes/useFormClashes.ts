import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { allPagesOptions } from '../../../../core/query/allPages.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { useService } from '../../../../api/useService.ts'
import { useSettled } from '../../../../ui/form/useSettled.ts'
import type { EventRecord } from '../../eventRecord.ts'
import { events } from '../../events.ts'
import { useHiddenEvents } from '../../hiddenEvents.ts'
import { eventForm } from '../eventForm.ts'
import type { FieldsProps } from '../fields/fieldsProps.ts'
import { type OverlapValues, clashesAsBefore, clashListings, formClashes } from './formClashes.ts'

/** milliseconds without a change before anything is asked */
const pause = 600

/** Milliseconds for which what was found is good enough to compare with. */
const freshFor = 120_000

const none: readonly EventRecord[] = []

/** What the boxes clash with. Nothing is asked about an event whose title, time and venue are as they were. */
export function useFormClashes(form: FieldsProps['form'], opened: EventRecord | null) {
  const service = useService()
  const { timezone: siteZone } = service.configuration
  const status = useStatusReach(service)
  const boxes = useClashBoxes(form)
  const settled = useSettled(boxes, pause)
  const isAsBefore =
    opened !== null && clashesAsBefore(boxes, eventForm.filled(opened, { timezone: siteZone }))
  const listings = useMemo(() => clashListings(settled, status), [settled, status])
  const { data, isError, refetch } = useQuery({
    ...allPagesOptions(service, events, listings),
    enabled: listings.length > 0 && !isAsBefore && settled === boxes,
    staleTime: freshFor,
    // What is typed meanwhile is held against what is here.
    placeholderData: (before) => before,
  })
  const hidden = useHiddenEvents(service)
  const listed = data?.records ?? none
  const isOf = !isAsBefore && listings.length > 0
  const clashes = useMemo(
    () => (isOf ? formClashes(settled, { listed, hidden }, opened?.id, siteZone) : []),
    [isOf, settled, listed, hidden, opened?.id, siteZone],
  )
  return {
    clashes,
    /** some of what it may clash with could not be read */
    isUnknown: isOf && (isError || data?.isWhole === false),
    retry: () => void refetch(),
  }
}

/** The same object as long as all of them are the same. */
function useClashBoxes({ control }: FieldsProps['form']): OverlapValues {
  const [title, start_date, end_date, all_day, timezone, venue] = useWatch({
    control,
    name: ['title', 'start_date', 'end_date', 'all_day', 'timezone', 'venue'],
  })
  return useMemo(
    () => ({ title, start_date, end_date, all_day, timezone, venue }),
    [title, start_date, end_date, all_day, timezone, venue],
  )
}
