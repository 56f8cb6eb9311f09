import type { EventInput } from '@fullcalendar/react'
import { useRouter } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { lastFew } from '../data/lastFew.ts'
import { drawnAs } from '../days/placement.ts'
import { ChipWords } from '../look/chipWords.ts'
import { eventHref } from '../look/eventHref.ts'
import { movable } from '../move/movable.ts'
import { useMovedLast, usePlaces } from '../move/places.ts'
import type { CalendarState } from '../page/useCalendar.ts'

/** The events of the month, for every view of it, as the component takes them: digits of the wall, a link, a colour by name. */
export function useGridEvents({ month, service }: CalendarState): EventInput[] {
  const router = useRouter()
  const words = use(ChipWords)
  const mayWrite = useMayWrite(service)
  const movedLast = useMovedLast()
  // What the component has let go of elsewhere stands there until it is given the events anew: also where none differs.
  const placed = usePlaces()
  const ground = words?.ground
  const colour = words?.colour
  const [kept] = useState(() => lastFew<EventInput[]>())
  return kept([month, ground, colour, router, mayWrite, movedLast, placed], () =>
    month.map((item) => {
      return {
        id: item.key,
        title: item.title,
        ...drawnAs(item.placement),
        url: eventHref(router, item),
        color: ground && colour ? colour(ground(item)) : '',
        editable: mayWrite && movable(item) !== null,
        // Before the others of its day, so that it does not go behind «+n més» under one's hands.
        extendedProps: { item, turn: item.id === movedLast ? 0 : 1 },
      }
    }),
  )
}
