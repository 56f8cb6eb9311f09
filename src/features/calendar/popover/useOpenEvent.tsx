import { useState } from 'react'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { EventPopover } from './EventPopover.tsx'

/** Shows what an editor needs of an event, beside where it is drawn. */
export type OpenEvent = (key: string, anchor: HTMLElement) => void

/** The event somebody looks at. Its code comes with the first one. */
export function useOpenEvent(calendar: CalendarState, onMove: (item: Item) => void) {
  const [opened, setOpened] = useState<{ key: string; anchor: HTMLElement } | null>(null)
  // Another rendering of the grid makes other elements: the place stays, as long as the event does.
  const item = opened && calendar.items.find(({ key }) => key === opened.key)
  // What has gone from sight does not open by itself when it comes back.
  if (opened && !item) setOpened(null)
  const open: OpenEvent = (key, anchor) => setOpened({ key, anchor })
  const popover =
    opened && item ? (
      <EventPopover
        {...{ calendar, item, onMove }}
        anchor={opened.anchor}
        onClose={() => setOpened(null)}
      />
    ) : null
  return { open, popover }
}
