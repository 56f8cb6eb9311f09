import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListFilters } from '../../../core/views/list/recordList.ts'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { EventSelection } from '../bulk/EventSelection.tsx'
import { type EventRecord, events } from '../events.ts'
import type { HiddenEvent } from '../hiddenEvents.ts'

interface Props extends Pick<SelectionProps<EventRecord>, 'early'> {
  known: readonly HiddenEvent[]
  rows: RefObject<HTMLElement | null>
}

/** Of no listing: it tells this choice from one that was made in the list of events. */
const asked: ListFilters & { view: string } = { view: 'hidden' }

/**
 * What can be done with hidden events that are chosen. No listing shows them: each is read by its id, and the presses on
 * boxes wait until all of them are here.
 */
export function HiddenSelection({ known, rows, early }: Props) {
  const { t } = useTranslation(['hiddenEvents', 'ui'])
  const service = useService()
  const reads = useQueries({ queries: known.map(({ id }) => recordOptions(service, events, id)) })
  const [isBegun, setBegun] = useState(false)
  const isHere = reads.every(({ isFetching, data }) => data !== undefined || !isFetching)
  if (isHere && !isBegun) setBegun(true)
  const records = reads.flatMap(({ data }) => (data ? [data] : []))
  const failed = reads.filter(({ data, error }) => data === undefined && error !== null)
  const data = { items: records, total: records.length, pages: 1, page: 1, unreadable: 0 }
  return (
    <>
      <output>{isBegun ? '' : t('reading')}</output>
      {isBegun && failed.length > 0 ? (
        <Typography role="alert" color="warning">
          {t('unread', { count: failed.length })}{' '}
          <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t('ui:retry')}
          </Button>
        </Typography>
      ) : null}
      {isBegun ? (
        <EventSelection
          list={{ service, collection: events, asked, result: { data } }}
          {...{ records, rows, early }}
        />
      ) : null}
    </>
  )
}
