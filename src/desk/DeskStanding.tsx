import { useTranslation } from 'react-i18next'
import { formatDate } from '../i18n/formats.ts'
import { ListStanding } from '../ui/filters/ListStanding.tsx'
import type { Ahead } from './useAhead.ts'
import type { Waiting } from './useWaiting.ts'

interface Props {
  aheads: readonly [Ahead, ...Ahead[]]
  waiting: Waiting
}

/** Which day it is, from when the cards are, and a way to read all of them again. */
export function DeskStanding({ aheads, waiting: { counts } }: Props) {
  const { i18n } = useTranslation()
  const [{ today }] = aheads
  const readings = [
    ...aheads,
    ...counts.map(({ dataUpdatedAt: readAt, isFetching: isReading, refetch }) => {
      return { readAt, isReading, read: () => void refetch() }
    }),
  ]
  const times = readings.flatMap(({ readAt }) => (readAt > 0 ? [readAt] : []))
  return (
    <ListStanding
      summary={formatDate(i18n.language, today)}
      readAt={times.length > 0 ? Math.min(...times) : 0}
      isBusy={readings.some(({ isReading }) => isReading)}
      onRefresh={() => {
        for (const { read } of readings) read()
      }}
    />
  )
}
