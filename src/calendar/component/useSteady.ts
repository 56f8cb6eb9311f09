import { useLayoutEffect, useRef, useState } from 'react'

type Does = Readonly<Record<string, (...given: never[]) => unknown>>

/** Functions that stay the same while what they do changes: for each new one the component would set itself up again. */
export function useSteady<All extends Does>(does: All): All {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(does).map((name) => [
        name,
        (...given: never[]) => latest.current[name]?.(...given),
      ]),
    ),
  )
  // Sound because each of them does what the one of its name does.
  return steady as All
}
