import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followingEnd, useClockNote } from '../../events/editing.ts'
import type { EventRecord } from '../../events/events.ts'
import { MomentInput } from '../../ui/form/MomentInput.tsx'
import type { MoveBoxes as Boxes } from './useMoveBoxes.ts'

/** First second of the first day and last second of the last one (contract.md §3.5). */
const dayClocks = { start_date: '00:00:00', end_date: '23:59:59' } as const

interface MoveBoxesProps {
  boxes: Boxes
  record: EventRecord
  siteZone: string
}

/** Start and end, or first and last day; the end follows the start and keeps the length. */
export function MoveBoxes({ boxes, record, siteZone }: MoveBoxesProps) {
  const { t } = useTranslation('eventMove')
  const { control, getValues, setValue } = boxes
  const { all_day } = record
  const clockNote = useClockNote()
  const [following] = useState(followingEnd)
  const follow = (before: string, after: string) => {
    const end = following.after(before, after, getValues('end_date'), all_day)
    // What had no end is not given one by moving it.
    if (end !== null && getValues('end_date') !== '') setValue('end_date', end)
  }
  const shared = (name: keyof typeof dayClocks) => ({
    control,
    name,
    ...(all_day
      ? { clock: dayClocks[name] }
      : { explain: (value: string) => clockNote(value, record.timezone || siteZone) }),
  })
  return (
    <>
      <MomentInput
        {...shared('start_date')}
        label={t(all_day ? 'startDay' : 'start')}
        required
        onTyped={follow}
        onLeft={following.leave}
      />
      <MomentInput {...shared('end_date')} label={t(all_day ? 'endDay' : 'end')} />
    </>
  )
}
