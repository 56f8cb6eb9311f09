import { queryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../../collection/isMissing.ts'
import { recordOptions } from '../../collection/readOptions.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import { type EventRecord, events } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import type { Reading } from '../data/useReading.ts'
import { placementOf, touches } from '../days/placement.ts'
import type { Days } from '../days/range.ts'

interface Made {
  readonly language: Language
  readonly record: EventRecord
}

/**
 * Events that were added here: drawn before the reading has them, and also where the filters would leave them out, as
 * they are by now.
 * @param shown days that are looked at
 */
export function useMadeEvents(service: Service, reading: Reading | undefined, shown: Days) {
  const [made, setMade] = useState<readonly Made[]>([])
  const [kept] = useState(() => keeper<EventRecord>())
  const { language } = service
  const own = made.filter((one) => one.language === language)
  const listed = new Set(own.length > 0 ? reading?.records.map(({ id }) => id) : [])
  const unlisted = own.filter(({ record }) => !listed.has(record.id) && isWithin(record, shown))
  const isRead = reading !== undefined && reading.isWhole && !reading.isReading
  const readings = useQueries({
    queries: unlisted.map(({ record }) =>
      queryOptions({
        ...recordOptions(service, events, record.id),
        placeholderData: record,
        enabled: isRead,
      }),
    ),
  })
  const records = kept(
    readings.flatMap(({ data, error }) =>
      !data || isMissing(error) || data.status === 'trash' ? [] : [data],
    ),
  )
  return {
    /** that the reading does not have */
    records,
    /** the reading is over, and does not have them */
    leftOut: isRead ? records : [],
    add: (record: EventRecord) => setMade((before) => [...before, { language, record }]),
    /** One of them has other dates by now. */
    learn: (moved: EventRecord) => {
      const isIt = ({ record }: Made) => record.id === moved.id
      setMade((before) =>
        before.some(isIt)
          ? before.map((one) => (isIt(one) ? { ...one, record: moved } : one))
          : before,
      )
    },
    drop: (id: number) =>
      setMade((before) =>
        before.filter((one) => one.language !== language || one.record.id !== id),
      ),
  }
}

function isWithin(record: EventRecord, { first, last }: Days): boolean {
  const placed = placementOf(record)
  return placed !== null && touches(placed, first, last)
}
