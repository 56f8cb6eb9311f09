import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { followingEnd, switchedDays, useClockNote } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { FlagInput } from '../../../ui/form/FlagInput.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import type { MoveForm } from './useMoveForm.ts'

/** First second of the first day and last second of the last one (contract.md §3.5). */
const dayClocks = { start_date: '00:00:00', end_date: '23:59:59' } as const

interface MoveFieldsProps {
  boxes: MoveForm
  record: EventRecord
  siteZone: string
}

/** Start and end, or first and last day; the end follows the start and keeps the length. */
export function MoveFields({ boxes, record, siteZone }: MoveFieldsProps) {
  const { t } = useTranslation('eventMove')
  const { control } = boxes
  const all_day = useWatch({ control, name: 'all_day' })
  const clockNote = useClockNote()
  const { follow, leave, switchDays } = useBoxesInStep(boxes)
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
        hasFocus
        onTyped={follow}
        onLeft={leave}
      />
      <MomentInput {...shared('end_date')} label={t(all_day ? 'endDay' : 'end')} />
      <FlagInput {...{ control }} name="all_day" label={t('allDay')} onSwitched={switchDays} />
    </>
  )
}

/** What is put in a box when another one has changed. */
function useBoxesInStep({ getValues, setValue, trigger, formState }: MoveForm) {
  const [following] = useState(followingEnd)
  const [switched] = useState(switchedDays)
  const put = (name: keyof typeof dayClocks, value: string) => {
    setValue(name, value, { shouldDirty: true })
    if (formState.submitCount > 0) void trigger(name)
  }
  return {
    follow(before: string, after: string) {
      const { end_date, all_day } = getValues()
      const end = following.after(before, after, end_date, all_day)
      // What had no end is not given one by moving it.
      if (end !== null && end_date !== '') put('end_date', end)
    },
    leave: following.leave,
    switchDays(allDay: boolean) {
      const { start_date, end_date } = getValues()
      // Whole days have a last one.
      const next = switched({ start_date, end_date: end_date || start_date }, allDay)
      put('start_date', next.start_date)
      put('end_date', next.end_date)
    },
  }
}
