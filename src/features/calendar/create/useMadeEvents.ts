import { queryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../../../core/query/readErrors.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { Reading } from '../data/useReading.ts'
import { placementOf, touches } from '../days/placement.ts'
import type { Days } from '../days/range.ts'

/** An event that was added here. */
export interface Made {
  readonly language: Language
  readonly record: EventRecord
}

const isOne = (language: Language, id: number) => (made: Made) =>
  made.language === language && made.record.id === id

/**
 * Events that were added here, in any of the languages that are shown: drawn before the reading has them, and also where
 * the filters would leave them out, as they are by now.
 * @param shown days that are looked at
 */
export function useMadeEvents(service: Service, readings: readonly Reading[], shown: Days) {
  const [made, setMade] = useState<readonly Made[]>([])
  const unlisted = made.filter((one) => isWithin(one.record, shown) && isUnlisted(one, readings))
  const isRead = (language: Language) =>
    readings.some((one) => one.language === language && one.isWhole && !one.isReading)
  const found = useQueries({
    queries: unlisted.map(({ language, record }) =>
      queryOptions({
        ...recordOptions(service.in(language), events, record.id),
        placeholderData: record,
        enabled: isRead(language),
      }),
    ),
  })
  const there = unlisted.flatMap(({ language }, at): Made[] => {
    const { data, error } = found[at] ?? {}
    return !data || isMissing(error) || data.status === 'trash' ? [] : [{ language, record: data }]
  })
  return {
    /** that the reading does not have */
    unlisted: there,
    /** the reading is over, and does not have them */
    leftOut: there.filter(({ language }) => isRead(language)),
    add: (language: Language, record: EventRecord) =>
      setMade((before) => [
        ...before.filter((one) => !isOne(language, record.id)(one)),
        { language, record },
      ]),
    /** One of them has other dates by now. */
    learn: (moved: EventRecord) => {
      const isIt = ({ record }: Made) => record.id === moved.id
      setMade((before) =>
        before.some(isIt)
          ? before.map((one) => (isIt(one) ? { ...one, record: moved } : one))
          : before,
      )
    },
    drop: (language: Language, id: number) =>
      setMade((before) => before.filter((one) => !isOne(language, id)(one))),
  }
}

function isWithin(record: EventRecord, { first, last }: Days): boolean {
  const placed = placementOf(record)
  return placed !== null && touches(placed, first, last)
}

/** Its language is shown, and what was read of it does not have it. */
function isUnlisted({ language, record }: Made, readings: readonly Reading[]): boolean {
  const own = readings.find((one) => one.language === language)
  return own !== undefined && !own.records.some(({ id }) => id === record.id)
}
