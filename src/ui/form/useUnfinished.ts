import type { FieldRef } from '@mui/x-date-pickers/models'
import type { Dayjs } from 'dayjs'
import { useRef } from 'react'
import { unfinished } from './typedMoment.ts'

/**
 * Marks the value of a date field of which only some parts are filled in, for the field itself tells of a value
 * only once all of them are.
 */
export function useUnfinished(value: string, put: (value: string) => void) {
  const parts = useRef<FieldRef<Dayjs | null>>(null)
  const look = () => {
    const isMarked = value === unfinished
    if (value !== '' && !isMarked) return
    const isBegun = parts.current?.getSections().some((part) => part.value !== '') ?? false
    if (isBegun !== isMarked) put(isBegun ? unfinished : '')
  }
  return { parts, look }
}
