import { useEffect, useState } from 'react'

/** The value after it has not changed for some milliseconds. */
export function useSettled<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
