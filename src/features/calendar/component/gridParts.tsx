import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import { isOut, type Item, isHidden } from '../data/items.ts'
import type { View } from '../days/range.ts'
import { isMovedByKeys } from '../move/places.ts'
import { wallIn } from './gridClock.ts'
import { use } from 'react'
import type { WallTime } from '../../../time/wallTime.ts'
import { ClashSign, HiddenSign } from '../clashes/EventSigns.tsx'
import { ChipLabels, type ChipText } from '../look/chipLabels.ts'

interface EventChipProps {
  item: Item
  /** on one line, as days have it */
  isRow: boolean
  /** null where it only goes on from the day before */
  start: WallTime | null
}

/**
 * An event as the grid draws it: hour, title, a few letters for what its colour says, with blanks between them where it is
 * a line of text. Beside hours the title has lines of its own, under whatever there is room for behind the hour.
 */
export function EventChip({ item, isRow, start }: EventChipProps) {
  const words = use(ChipLabels)
  if (!words) return null
  const signs = signsOf(item, words)
  return (
    <>
      {start && item.placement.kind !== 'days' ? <time>{`${words.time(start)} `}</time> : null}
      {isRow ? null : (
        <>
          {signs} <br />
        </>
      )}
      <b
        data-event={item.keys}
        lang={item.title ? item.language : undefined}
        title={isRow ? item.title : undefined}
      >
        {item.title || words.t('ui:untitled')}
      </b>
      {isRow ? signs : null}
      <small>{`, ${words.day(start ?? item.placement.start)}${saidOf(item, words)}`}</small>
    </>
  )
}

/** No component of their own: of hundreds of events that would be noticed. */
function signsOf(item: Item, words: ChipText) {
  const ground = words.ground(item)
  const zone = words.otherZone(item)
  return (
    <>
      {words.clash(item) ? <ClashSign /> : null}
      {isHidden(item) ? <HiddenSign /> : null}
      {zone ? <i>{` ${cityOf(zone)}`}</i> : null}
      {words.hasSeveral ? <i>{` ${codesOf(item)}`}</i> : null}
      {ground ? <i aria-hidden>{` ${words.tag(ground)}`}</i> : null}
    </>
  )
}

/** «London» of `Europe/London`. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

function codesOf({ versions }: Item): string {
  return versions.map(({ language }) => language.toUpperCase()).join(' ')
}

/** What the eye sees by colour, line and letters. */
function saidOf(item: Item, { t, statusOf, ground, nameOf, otherZone, clash }: ChipText): string {
  const found = ground(item)
  const zone = otherZone(item)
  const said = [
    item.placement.kind === 'days' && item.all_day ? t('time:allDay') : '',
    zone ? t('time:ofZone', { zone }) : '',
    statusOf(item),
    isHidden(item) ? t('translations:facts.hide_from_listings') : '',
    found ? nameOf(found) : '',
    clash(item),
  ]
  return [...new Set(said.filter(Boolean))].map((words) => `, ${words}`).join('')
}

/** The component's own names of the views it draws. */
export const componentViews = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
} as const satisfies Partial<Record<View, string>>

export const timeStyle = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** What `useGridEvents` gave along. */
function itemOf({ event }: EventDisplayInfo): Item {
  return event.extendedProps.item as Item
}

/** Pixels up to which an event beside hours has no room for two lines. */
export const oneLine = 40

const isRow = ({ view, event, isShort }: EventDisplayInfo) =>
  view.type === componentViews.month || event.allDay || isShort

/** Milliseconds up to which an event is no higher than two lines. */
const twoLines = 4_500_000

function isBrief({ event: { start, end } }: EventDisplayInfo): boolean {
  return !start || !end || end.getTime() - start.getTime() <= twoLines
}

export function renderEvent(info: EventDisplayInfo) {
  // While it is dragged, and until its record says so too, it begins where the component has it.
  const start = info.isStart && info.event.start ? wallIn(info.event.start) : null
  return <EventChip item={itemOf(info)} isRow={isRow(info)} start={start} />
}

/** What is around the parts of an event, by how much room there is for them. */
export function innerClass(info: EventDisplayInfo): string {
  if (isRow(info)) return 'calendar-chip calendar-row'
  return `calendar-chip calendar-lines ${isBrief(info) ? 'calendar-two-lines' : ''}`
}

export function eventClass(info: EventDisplayInfo): string {
  const item = itemOf(info)
  const { record } = item
  return [
    'calendar-event',
    isOut(item) ? '' : 'calendar-event-unpublished',
    info.isStart ? '' : 'calendar-event-goes-on',
    info.isPast ? 'calendar-event-past' : '',
    // A finger that rests on it has taken it, or a key.
    info.isSelected || (record && isMovedByKeys(record)) ? 'calendar-event-taken' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const dayClass: CalendarOptions['dayCellTopInnerClass'] = ({ isOther, isToday }) =>
  `calendar-day-number ${isOther ? 'calendar-other-month' : isToday ? 'calendar-today' : ''}`
