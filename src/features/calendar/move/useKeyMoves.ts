import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import type { Item } from '../data/items.ts'
import { type Placement, placementOf, showing } from '../days/placement.ts'
import type { View } from '../days/range.ts'
import { eventAt, keepFocus } from './drawnEvents.ts'
import { movable, type Moved, movedDates, type Part } from './movedDates.ts'
import { placeAt, putBack } from './places.ts'
import { useWhenText } from './useWhenText.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Shift } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/** An event that is on its way with the keys: not written, but drawn where it is by now. */
interface Carried {
  readonly key: string
  readonly record: EventRecord
  readonly language: Language
  /** how it was drawn when it was taken */
  readonly kind: Placement['kind']
  /** how far all of it has gone, and its end besides */
  readonly by: { readonly whole: Shift; readonly end: Shift }
  readonly dates: Moved
}

const still: Shift = { days: 0, minutes: 0 }

/** Null for an event that cannot be moved from where it stands. */
export function taken(item: Item): Carried | null {
  const record = movable(item)
  if (!record) return null
  const { key, language, placement } = item
  const { start_date, end_date } = record
  const dates = { start_date, end_date, note: null }
  return { key, record, language, kind: placement.kind, by: { whole: still, end: still }, dates }
}

/**
 * One step further, reckoned from where it was taken: an hour that the clock skips on the way is there again after it.
 * @returns null where that cannot be
 */
export function movedByKey(
  carried: Carried,
  { part, by }: { readonly part: Part; readonly by: Shift },
  siteZone: string,
): Carried | null {
  const { record } = carried
  const way = part === 'end' ? 'end' : 'whole'
  const gone = { ...carried.by, [way]: together(carried.by[way], by) }
  const there = movedDates(record, { part: 'whole', by: gone.whole }, siteZone)
  if (!there) return null
  const isWhole = gone.end.days === 0 && gone.end.minutes === 0
  const dates = isWhole
    ? there
    : movedDates({ ...record, ...there }, { part: 'end', by: gone.end }, siteZone)
  return dates && { ...carried, by: gone, dates: { ...dates, note: dates.note ?? there.note } }
}

interface KeyMoves {
  calendar: CalendarState
  isOn: boolean
  /** @param isCopy it stays, and a copy of it goes there */
  onSettled: (carried: Carried, isCopy: boolean) => void
}

/**
 * Moves and stretches the event that has the focus with Alt and the arrows. Nothing is written before Enter; Escape
 * puts it back, and so does going elsewhere: what one only passed by must not change.
 */
export function useKeyMoves({ calendar, isOn, onSettled }: KeyMoves): void {
  const { t } = useTranslation(['eventMove', 'ui'])
  const when = useWhenText(calendar.today)
  const carried = useRef<Carried | null>(null)

  const release = (held: Carried) => {
    const { record, key, language } = held
    carried.current = null
    putBack(record)
    announce(
      t('keys.back', {
        title: inLanguage(record.title, language) || t('ui:untitled'),
        when: when(record),
      }),
    )
    keepFocus(key)
  }

  const carry = (next: Carried) => {
    const { record, dates, key } = next
    carried.current = next
    placeAt(record, dates, 'carried')
    const note = dates.note ? ` ${t(`clock.${dates.note}`)}` : ''
    announce(t('keys.at', { when: when({ ...record, ...dates }) }) + note)
    keepFocus(key)
  }

  const step = (pressed: Pressed, key: string): boolean => {
    const { items, view, days, service } = calendar
    const item = items.find((one) => one.key === key)
    const held = carried.current?.key === key ? carried.current : null
    const by = item && stepOf(pressed, view, held?.kind ?? item.placement.kind)
    if (!item || !by) return false
    const from = held ?? taken(item)
    if (!from) {
      announce(
        t('keys.locked', { title: inLanguage(item.title, item.language) || t('ui:untitled') }),
      )
      return true
    }
    const next = movedByKey(from, by, service.configuration.timezone)
    const placed = next && placementOf({ ...next.record, ...next.dates })
    if (!next || !placed) announce(t('keys.cannot'))
    else if (!showing(view)(placed, days.first, days.last)) announce(t('keys.beyond'))
    else carry(next)
    return true
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const held = carried.current
    const isLost = event.target === document.body
    const key = eventAt(event.target) ?? (isLost && held ? held.key : null)
    if (!key) return
    if (held?.key !== key || (event.key !== 'Enter' && event.key !== 'Escape')) {
      if (step(event, key)) swallow(event)
      return
    }
    swallow(event)
    if (event.key === 'Escape') {
      release(held)
      return
    }
    const isCopy = event.ctrlKey || event.metaKey
    carried.current = null
    if (isCopy) putBack(held.record)
    onSettled(held, isCopy)
    keepFocus(key)
  })

  const arrive = useEffectEvent(({ target }: Event) => {
    const held = carried.current
    if (held && eventAt(target) !== held.key) release(held)
  })

  const { items } = calendar
  const lookAmong = useEffectEvent((shown: CalendarState['items']) => {
    const held = carried.current
    if (held && !shown.some(({ key }) => key === held.key)) release(held)
  })
  // Another month, or other filters: what is not seen is not carried on.
  useEffect(() => lookAmong(items), [items])

  useEffect(() => {
    if (!isOn) return undefined
    const onPress = (event: KeyboardEvent) => press(event)
    const onArrive = (event: Event) => arrive(event)
    document.addEventListener('keydown', onPress, true)
    document.addEventListener('focusin', onArrive)
    // What is pressed where nothing takes the focus is somewhere else, too.
    document.addEventListener('pointerdown', onArrive)
    return () => {
      document.removeEventListener('keydown', onPress, true)
      document.removeEventListener('focusin', onArrive)
      document.removeEventListener('pointerdown', onArrive)
      if (carried.current) putBack(carried.current.record)
      carried.current = null
    }
  }, [isOn])
}

/** It is neither the browser's nor the link's. */
function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Minutes that events are moved and stretched by, with the mouse as with keys. */
const snapMinutes = 15

const days = (count: number): Shift => ({ days: count, minutes: 0 })
const minutes = (count: number): Shift => ({ days: 0, minutes: count })

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * What the arrows do to an event with Alt held down: sideways a day, up and down what is above and below there, a
 * week or a quarter of an hour. With Shift they do it to its end.
 * @returns null for any other keys
 */
export function stepOf(
  pressed: Pressed,
  view: View,
  kind: Placement['kind'],
): { readonly part: Part; readonly by: Shift } | null {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = pressed
  if (!altKey || ctrlKey || metaKey) return null
  const part = shiftKey ? 'end' : 'whole'
  const hasHours = (view === 'week' || view === 'day') && kind !== 'days'
  const below = hasHours ? minutes(snapMinutes) : days(7)
  const above = hasHours ? minutes(-snapMinutes) : days(-7)
  const steps: Readonly<Record<string, Shift>> = {
    ArrowLeft: days(-1),
    ArrowRight: days(1),
    ArrowUp: above,
    ArrowDown: below,
  }
  const by = steps[key]
  return by ? { part, by } : null
}

/** One after the other. */
function together(one: Shift, other: Shift): Shift {
  return { days: one.days + other.days, minutes: one.minutes + other.minutes }
}
