import type { EventDisplayInfo } from '@fullcalendar/react'
import { render } from '@testing-library/react'
import type { Item } from '../data/items.ts'
import { ChipLabels, type ChipText } from '../look/chipLabels.ts'
import { item } from '../move/itemBed.ts'
import { EventChip, eventClass } from './gridParts.tsx'

const words = {
  t: (key: string) => key,
  day: (wall: string) => wall.slice(0, 10),
  statusOf: ({ status }: Item) => status,
  ground: () => null,
  otherZone: () => '',
  clash: () => '',
  hasSeveral: false,
} as unknown as ChipText

/** The signs of an event on the grid, what is said of it, and how it is drawn. */
function drawn(one: Item) {
  const { container } = render(
    <ChipLabels value={words}>
      <EventChip item={one} isRow start={null} />
    </ChipLabels>,
  )
  const info = { isSelected: false, event: { extendedProps: { item: one } } }
  return {
    signs: container.querySelectorAll('svg.calendar-hidden').length,
    said: container.querySelector('small')?.textContent,
    isHollow: eventClass(info as unknown as EventDisplayInfo).includes('unpublished'),
  }
}

const evening = (over: object) => item('2027-03-02 20:00:00', '2027-03-02 22:00:00', over)
function unlisted(status: string): Item {
  const made = { ...evening({}), record: null, status }
  return { ...made, versions: [made] }
}

const hidden = ', translations:facts.hide_from_listings'
const shownHidden = evening({ status: 'publish', hide_from_listings: true })

test.each<[what: string, one: Item, signs: number, said: string, isHollow: boolean]>([
  ['what is listed', evening({ status: 'publish' }), 0, ', publish', false],
  ['what a listing shows although it is hidden', shownHidden, 1, `, publish${hidden}`, false],
  ['a published event that no listing shows', unlisted('publish'), 1, `, publish${hidden}`, false],
  ['a draft that no listing shows', unlisted('draft'), 1, `, draft${hidden}`, true],
  ['what no listing shows, of which nothing else is known', unlisted(''), 1, hidden, false],
])('%s has its own look', (_what, one, signs, said, isHollow) => {
  expect(drawn(one)).toEqual({ signs, said: `, 2027-03-02${said}`, isHollow })
})
