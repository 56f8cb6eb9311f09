import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarClashes, noClashes } from './calendarClashes.ts'
import { ClashFold, type ClashFoldProps } from './ClashFold.tsx'
import { useLookedThrough } from './useLookedThrough.ts'
import type { CalendarState } from '../page/useCalendar.ts'

interface Held {
  readonly place: string
  readonly clashes: CalendarClashes
}

/**
 * What clashes on the days that are shown. While the months beside them are read anew, as after a write, it is what it
 * was before: pairs across the edge would leave and come again, and the list with them in which somebody just was.
 * Of other days than those shown nothing is told.
 */
export function useHeldClashes(calendar: CalendarState): CalendarClashes {
  const { clashes, clashPlace, isBesideComing, place } = calendar
  const [last, setLast] = useState<Held | null>(null)
  if (!isBesideComing && clashPlace !== undefined && last?.clashes !== clashes)
    setLast({ place: clashPlace, clashes })
  if (isBesideComing && last?.place === place) return last.clashes
  return clashPlace === place ? clashes : noClashes
}

/** As high as the one line that comes into it once clashes were looked for: the days under it stay where they are. */
const Place = styled('div')({
  minHeight: '2rem',
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { minHeight: 44 },
})

const None = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 4,
  color: (theme.vars ?? theme).palette.text.secondary,
}))

interface ClashPanelProps extends Omit<ClashFoldProps, 'clashes'> {
  /** what stands there instead where there is nothing to look through */
  children: ReactNode
}

/** What clashes on these days, in one line; the list of it is a press away. */
export function ClashPanel({ children, calendar, onOpen }: ClashPanelProps) {
  const { items, readings } = calendar
  const clashes = useHeldClashes(calendar)
  const { venue, title } = clashes.total
  const isKnown = clashes !== noClashes
  // Of a part nobody knows that there are none.
  const isWhole = isKnown && readings.every((reading) => reading.isWhole)
  const has = venue + title > 0
  const [had, setHad] = useState(false)
  if (isKnown && had !== has) setHad(has)
  // While other days are looked through, who had it open and goes from week to week keeps it, without figures.
  const isKept = had && !isKnown && items.length > 0
  return (
    <Place className="unprinted">
      {has || isKept ? (
        <ClashFold {...{ calendar, clashes, onOpen }} />
      ) : isWhole && items.length > 0 ? (
        <NoneFound {...{ calendar }} />
      ) : (
        children
      )}
    </Place>
  )
}

function NoneFound({ calendar }: Pick<ClashFoldProps, 'calendar'>) {
  const { t } = useTranslation('calendar')
  const days = useLookedThrough(calendar)
  const words = calendar.isNarrowed ? 'clashes.noneNarrowed' : 'clashes.none'
  return <None>{days === null ? t(words) : t(`${words}Within`, { days })}</None>
}
