import { useState } from 'react'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { DateBox } from '../../../ui/form/DateBox.tsx'

interface DayBoxProps {
  label: string
  /** `''` for none */
  day: string
  error?: string | undefined
  /** told another day, once it is typed or chosen */
  onChoose: (day: WallDay) => void
}

/** A day of the address. */
export function DayBox({ label, day, error, onChoose }: DayBoxProps) {
  const [typed, setTyped] = useState({ of: day, value: day })
  // The address has changed by another way: a link, or going back.
  if (typed.of !== day) setTyped({ of: day, value: day })
  return (
    <DateBox
      {...{ label, error }}
      value={typed.value}
      clock=""
      onChange={(value) => setTyped({ of: day, value })}
      onRest={(value) => {
        const chosen = readWallDay(value)
        if (chosen && chosen !== day) onChoose(chosen)
      }}
    />
  )
}
