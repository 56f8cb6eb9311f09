import { useEffect, useState } from 'react'
import { after } from '../../time/clock.ts'

/** The value after it has not changed for some milliseconds. */
export function useSettled<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => after(milliseconds, () => setSettled(value)), [value, milliseconds])
  return settled
}
