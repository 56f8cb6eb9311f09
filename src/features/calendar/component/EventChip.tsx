import { use } from 'react'
import type { WallTime } from '../../../time/wallTime.ts'
import { ClashSign } from '../clashes/ClashSign.tsx'
import { isHidden, type Item } from '../data/items.ts'
import { ChipLabels, type ChipText } from '../look/chipLabels.ts'
import { HiddenSign } from '../look/HiddenSign.tsx'

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
        {item.title || words.t('untitled')}
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
export function cityOf(zone: string): string {
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
    item.placement.kind === 'days' && item.all_day ? t('event.allDay') : '',
    zone ? t('event.zone', { zone }) : '',
    statusOf(item),
    isHidden(item) ? t('event.hidden') : '',
    found ? nameOf(found) : '',
    clash(item),
  ]
  return [...new Set(said.filter(Boolean))].map((words) => `, ${words}`).join('')
}
