import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordColumn } from '../../ui/table/recordColumn.ts'
import type { EventRecord } from '../eventRecord.ts'
import {
  columnWidths,
  type EventColumnName,
  eventColumns,
  type ListPlace,
} from './eventColumns.tsx'

/** The columns with their headers in words. */
export function useEventColumns({ language, siteZone, today, words }: ListPlace) {
  const { t } = useTranslation('eventList')
  return useMemo(() => {
    const cells = eventColumns({ language, siteZone, today, words })
    const names = Object.keys(cells).filter((name): name is EventColumnName => name in cells)
    return names.map((id): RecordColumn<EventRecord> => ({
      id,
      header: t(`columns.${id}`),
      cell: cells[id],
      names: id === 'title',
      width: columnWidths[id],
    }))
  }, [t, language, siteZone, today, words])
}
