import type { FieldRef } from '@mui/x-date-pickers/models'
import type { Dayjs } from 'dayjs'
import { useRef, useState } from 'react'
import { halfTypedText, isHalfTyped, textOfParts, unfinished } from './halfTyped.ts'

/**
 * Puts what is typed of a date into the value of its field as long as it is none, for the field itself tells of a value
 * only once all its parts are filled in.
 */
export function useUnfinished(value: string, put: (value: string) => void) {
  const parts = useRef<FieldRef<Dayjs | null>>(null)
  const [last, setLast] = useState('')
  const look = () => {
    if (value !== '' && !isHalfTyped(value)) return
    const text = textOfParts(parts.current?.getSections() ?? [])
    // What was half typed when the page was left stays told until something is typed here.
    if (text === '' && value !== last) return
    const next = text === '' ? '' : (value.slice(0, 1) || unfinished) + text
    setLast(next)
    if (next !== value) put(next)
  }
  /** what was half typed elsewhere, and stands in no field */
  const told = value === last ? '' : halfTypedText(value)
  return { parts, look, told }
}
