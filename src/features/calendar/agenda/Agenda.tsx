import { useTranslation } from 'react-i18next'
import type { Picked } from '../create/chosen.ts'
import { useFocusRestored } from '../component/useFocusRestored.ts'
import { daysTitle, dayTitle, type Days, weekOf } from '../days/range.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { addDays, daysCounted, type WallDay } from '../../../time/wallTime.ts'
import type { Item } from '../data/items.ts'
import Add from '@mui/icons-material/Add'
import { styled } from '@mui/material/styles'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { row } from '../../../ui/layout.ts'
import type { OpenEvent } from '../clashes/ClashLink.tsx'

/** The way to add an event to a day of the agenda. */
function AddToDay({ day, onPick }: { day: WallDay; onPick: (picked: Picked) => void }) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <IconButton
      className="unprinted"
      aria-label={t('create.on', { day: dayTitle(day, i18n.language) })}
      onClick={() => onPick({ kind: 'day', day })}
    >
      <Add fontSize="small" />
    </IconButton>
  )
}

/** A day of the agenda: its name, the way to add to it, and what begins in it. */
const DaySection = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) 40px minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1, 0),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  // Of a month of thousands only what is near the screen is laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 96px',
  '& > button': { alignSelf: 'start' },
  '& > ul, & > p': { gridColumn: 3 },
  '& h2': { ...theme.typography.body1, margin: 0, paddingBlock: 4, fontWeight: 600 },
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '&[data-today="true"] h2': { color: (theme.vars ?? theme).palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > ul, & > p': { gridColumn: '1 / -1' },
  },
  '@media print': { contentVisibility: 'visible', breakInside: 'avoid-page' },
}))

const Free = styled(DaySection)(({ theme }) => ({
  '& h2': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}))

const Ways = row('div', 0.5, (theme) => ({
  gridColumn: '2 / -1',
  '& button': { minWidth: 48, padding: theme.spacing(0.5), gap: 2 },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}))

interface FreeDaysProps {
  first: WallDay
  /** on end, the first among them */
  days: readonly WallDay[]
  onPick: (picked: Picked) => void
}

/** Days on which nothing begins, on one line: a way to add to each of them. Paper does without. */
function FreeDays({ first, days, onPick }: FreeDaysProps) {
  const { t, i18n } = useTranslation('calendar')
  const last = days.at(-1) ?? first
  if (last === first)
    return (
      <Free className="unprinted" data-date={first}>
        <h2>{dayTitle(first, i18n.language)}</h2>
        <AddToDay day={first} onPick={onPick} />
      </Free>
    )
  return (
    <Free className="unprinted">
      <h2>{daysTitle({ first, last }, i18n.language)}</h2>
      <Ways>
        {days.map((day) => (
          <Button
            key={day}
            data-date={day}
            aria-label={t('create.on', { day: dayTitle(day, i18n.language) })}
            startIcon={<Add fontSize="small" />}
            onClick={() => onPick({ kind: 'day', day })}
          >
            {Number(day.slice(8))}
          </Button>
        ))}
      </Ways>
    </Free>
  )
}

/** A day with what begins in it, or days on end of one week in which nothing does. */
export type AgendaPart =
  | { readonly kind: 'day'; readonly day: WallDay; readonly items: readonly Item[] }
  | { readonly kind: 'free'; readonly first: WallDay; readonly days: readonly WallDay[] }

interface AgendaOf {
  /** what began before the first of these days, and still goes on */
  readonly running: readonly Item[]
  readonly parts: readonly AgendaPart[]
}

function inOrder(one: Item, other: Item): number {
  const start = one.placement.start.localeCompare(other.placement.start)
  return start || one.title.localeCompare(other.title)
}

function byFirstDay(items: readonly Item[]): ReadonlyMap<WallDay, readonly Item[]> {
  const days = new Map<WallDay, Item[]>()
  for (const item of items) {
    const { firstDay } = item.placement
    const day = days.get(firstDay)
    if (day) day.push(item)
    else days.set(firstDay, [item])
  }
  return days
}

/** Each event once: under the day it begins on, or before all of them. Today has a place of its own among other days. */
export function agendaOf(items: readonly Item[], { first, last }: Days, today: WallDay): AgendaOf {
  const sorted = items.toSorted(inOrder)
  const found = byFirstDay(sorted)
  const parts: AgendaPart[] = []
  for (let at = 0; at < daysCounted(first, last); at += 1) {
    const day = addDays(first, at)
    const begun = found.get(day) ?? []
    const before = parts.at(-1)
    if (begun.length > 0 || (day === today && items.length > 0))
      parts.push({ kind: 'day', day, items: begun })
    else if (before?.kind === 'free' && weekOf(before.first).last >= day)
      parts.splice(-1, 1, { ...before, days: [...before.days, day] })
    else parts.push({ kind: 'free', first: day, days: [day] })
  }
  return { running: sorted.filter(({ placement }) => placement.firstDay < first), parts }
}

interface AgendaProps {
  calendar: CalendarState
  onOpen: OpenEvent
  /** told the day an event is to be added to; null for who may make none */
  onPick: ((picked: Picked) => void) | null
}

/** The month as a list of its days, each event once, under the day it begins on. */
export function Agenda({ calendar, onOpen, onPick }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar')
  const { items, days, today, readings, isNarrowed } = calendar
  const { running, parts } = agendaOf(items, days, today)
  // Before, nobody knows which days are free.
  const isHere = readings.every(({ isWhole }) => isWhole)
  const rows = (some: typeof items) => (
    <ul>
      {some.map((item) => (
        <AgendaRow key={item.key} {...{ item, today, onOpen }} />
      ))}
    </ul>
  )
  return (
    <div {...useFocusRestored(items, calendar)}>
      {running.length > 0 ? (
        <DaySection>
          <h2>{t('agenda.running')}</h2>
          {rows(running)}
        </DaySection>
      ) : null}
      {parts.map((part) => {
        if (part.kind === 'free')
          return isHere && onPick ? <FreeDays key={part.first} {...{ ...part, onPick }} /> : null
        const { day, items: begun } = part
        return (
          <DaySection key={day} data-date={day} data-today={day === today}>
            <h2>
              {dayTitle(day, i18n.language)}
              {day === today ? `, ${t('agenda.today')}` : ''}
            </h2>
            {onPick ? <AddToDay {...{ day, onPick }} /> : null}
            {begun.length > 0 ? rows(begun) : null}
            {begun.length === 0 && isHere ? (
              <p>{t(isNarrowed ? 'agenda.nothingFiltered' : 'agenda.nothing')}</p>
            ) : null}
          </DaySection>
        )
      })}
    </div>
  )
}
