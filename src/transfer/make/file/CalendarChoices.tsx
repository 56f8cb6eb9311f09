import type { CalendarFacts, ReadHow } from '../../table/table.ts'
import { DaysChooser } from './DaysChooser.tsx'
import { ZoneChoices } from './ZoneChoices.tsx'

interface Props {
  calendar: CalendarFacts
  /** of the site */
  zone: string
  onReread: (how: ReadHow) => void
}

/** Which days of a calendar file are read, and what its unknown zones mean. */
export function CalendarChoices({ calendar, zone, onReread }: Props) {
  const { first, last, chosen } = calendar
  return (
    <>
      <DaysChooser
        calendar={calendar}
        onChoose={(window) => onReread({ calendar: { window, zone, zones: chosen } })}
      />
      <ZoneChoices
        calendar={calendar}
        onChoose={(zones) => onReread({ calendar: { window: { first, last }, zone, zones } })}
      />
    </>
  )
}
