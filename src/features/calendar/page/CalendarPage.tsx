import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { periodTitle, type View } from '../days/range.ts'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { CalendarNotes, NothingDrawn, NothingListed } from './CalendarNotes.tsx'
import { type CalendarState, useCalendar } from './useCalendar.ts'
import { dayIn, years } from '../data/calendarFilters.ts'
import { EventGrid } from '../component/EventGrid.tsx'
import { Painted } from '../look/painted.ts'
import { ChipLabels, useChipLabels } from '../look/chipLabels.ts'
import { useMover } from '../move/useMover.tsx'
import { useOpenEvent } from '../popover/useOpenEvent.tsx'
import { useSwipe } from './useSwipe.ts'
import { Agenda } from '../agenda/Agenda.tsx'
import GlobalStyles from '@mui/material/GlobalStyles'
import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { useHiddenEvents } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { Picked } from '../create/chosen.ts'
import { NewEvent } from '../create/NewEvent.tsx'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { dayInFocus } from '../component/useFocusRestored.ts'
import { Legend } from '../look/Legend.tsx'

/** The way to add an event at days or hours one points at, for who may write; its code comes with the first one. */
function useCreating(calendar: CalendarState) {
  const mayWrite = useMayWrite(calendar.service)
  const [picked, setPicked] = useState<Picked | null>(null)
  const pick = (next: Picked) => setPicked(next)
  const creator = mayWrite ? (
    <>
      <NewKey calendar={calendar} onPick={pick} />
      {picked ? <NewEvent {...{ calendar, picked }} onClose={() => setPicked(null)} /> : null}
    </>
  ) : null
  return { pick: mayWrite ? pick : null, creator }
}

interface NewKeyProps {
  calendar: CalendarState
  onPick: (picked: Picked) => void
}

/** A new event with a key: on the day that has the focus, or the one that is looked at. */
function NewKey({ calendar, onPick }: NewKeyProps) {
  const { t } = useTranslation('calendar')
  useShortcut('n', t('create.key'), () =>
    onPick({ kind: 'day', day: dayInFocus(calendar) ?? calendar.date }),
  )
  return null
}

/**
 * An agenda opens on today, or on what was in sight before a reload or when one comes back. It follows what arrives
 * until all is read, unless somebody scrolls.
 */
function useTodayInSight({ view, days, items, readings }: CalendarState): void {
  const before = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isWhole = readings.every((reading) => reading.isWhole)
  const settled = useRef('')
  const scrolled = useRef(0)
  useEffect(() => {
    if (view !== 'agenda' || items.length === 0 || settled.current === days.first) return undefined
    // After the router, which begins at the top.
    const frame = requestAnimationFrame(() => {
      const isUntouched = [0, scrolled.current].some((at) => Math.abs(window.scrollY - at) <= 1)
      if (isWhole || !isUntouched) settled.current = days.first
      if (before !== undefined) window.scrollTo(0, before)
      else if (isUntouched) document.querySelector('[data-today="true"]')?.scrollIntoView?.()
      scrolled.current = window.scrollY
    })
    return () => cancelAnimationFrame(frame)
  }, [view, days.first, items, isWhole, before])
}

/** Has the calendar drawn again when what this browser knows to be hidden changes, in any language that is shown. */
function HiddenWatch({ calendar }: { calendar: CalendarState }) {
  return calendar.languages.map((language) => (
    <LanguageWatch key={language} {...{ calendar, language }} />
  ))
}

function LanguageWatch({ calendar, language }: { calendar: CalendarState; language: Language }) {
  const { service, lookAgain } = calendar
  const hidden = useHiddenEvents(service.in(language))
  const seen = useRef(hidden)
  useEffect(() => {
    if (seen.current === hidden) return
    seen.current = hidden
    lookAgain()
  }, [hidden, lookAgain])
  return null
}

const FoundLinks = lazily(() =>
  import('../../translations/confirming/FoundLinks.tsx').then((it) => it.FoundLinks),
)

/** Which versions belong together is found once the calendar has nothing else to ask. */
function LinksAtRest({ calendar: { readings, isBesideComing } }: { calendar: CalendarState }) {
  const [isAtRest, setAtRest] = useState(false)
  const isWhole = !isBesideComing && readings.every((reading) => reading.hasAll)
  if (isWhole && !isAtRest) setAtRest(true)
  return isAtRest ? <FoundLinks /> : null
}

const own = ['date', 'view', 'colour'] as const

/** What only the calendar reads of its address, and is not a filter. */
const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name)

/** A day that there is, of a year that is not shown, is another mistake than one that no calendar has. */
const mistakeOf = (name: (typeof own)[number], text: string) =>
  name === 'date' && dayIn(text) !== undefined ? 'dateBeyond' : name

/** What the address names and nobody knows, such as a day that no calendar has: and what is shown instead. */
export function OwnMistakes({ calendar }: { calendar: CalendarState }) {
  const { t, i18n } = useTranslation('calendar')
  const { mistakes, view, date, colour, unknownLanguages } = calendar
  const shown = {
    date: periodTitle(view, date, i18n.language),
    view: t(`views.${view}`),
    colour: t(`colour.${colour}`),
  }
  const sentences = [
    ...mistakes.flatMap(({ name, text }) =>
      isOwn(name)
        ? [t(`mistakes.${mistakeOf(name, text)}`, { text, shown: shown[name], ...years })]
        : [],
    ),
    ...unknownLanguages.map((text) => t('mistakes.language', { text })),
  ]
  return sentences.map((words) => (
    <Alert key={words} severity="warning">
      {words}
    </Alert>
  ))
}

/** Takes what the lines over it leave of the window. */
const Days = styled(Painted)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  // Where the page grows with its days they take their own height: a week that is drawn over would have none.
  [theme.breakpoints.down('md')]: { '&, & > [data-view]': { flex: 'none' } },
  '@media screen': { '& > .printed': { display: 'none' } },
}))

/** On paper a grid takes one sheet, lying; the agenda as many as it needs. */
function PrintStyles({ view }: { view: View }) {
  const size = `A4 ${view === 'agenda' ? 'portrait' : 'landscape'}`
  return <GlobalStyles styles={{ '@page': { size, margin: '10mm' } }} />
}

/** As high as the window, so that the days are all in sight and nothing but the hours is scrolled. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '& header': { marginBlockEnd: 0 },
  // Right after the title, all on one line where the words find room for it, without signs before them if need be.
  '& header > div': {
    flex: '1 1 0',
    minWidth: 'min(100%, 52rem)',
    alignItems: 'center',
    justifyContent: 'flex-end',
    '& > *': { flex: 'none' },
    '& > nav': { flexWrap: 'nowrap' },
    '& > search': { flex: '1 1 100px', minWidth: 0, maxWidth: 240 },
    [theme.breakpoints.down('md')]: { justifyContent: 'flex-start' },
    '@media (600px <= width < 1240px)': { '& > search': { flexBasis: 320, maxWidth: 'none' } },
    '@media (min-width: 1240px)': { flexWrap: 'nowrap' },
    '@media (min-width: 1240px) and (max-width: 1399px)': {
      gap: theme.spacing(0.5),
      '& a': { minWidth: 0 },
      '& > :is(button, a) > .MuiSvgIcon-root': { display: 'none' },
    },
  },
  [theme.breakpoints.up('md')]: {
    '@media screen': {
      marginBlock: '-8px calc(12px - var(--page-end))',
      '&[data-fits="true"]': {
        height: 'calc(100dvh - var(--shell-top) - 24px)',
        minHeight: '34rem',
      },
    },
  },
}))

/** Month, week, day and agenda over the same filters as the list of events. */
export function CalendarPage() {
  const calendar = useCalendar()
  const words = useChipLabels(calendar)
  const { ask, drop, mover } = useMover(calendar)
  const { open, popover } = useOpenEvent(calendar, ask)
  const { pick, creator } = useCreating(calendar)
  const { view, mistakes } = calendar
  const swipe = useSwipe(calendar.step)
  useTodayInSight(calendar)
  const isList = view === 'agenda'
  const chosen = { calendar, onOpen: open, onPick: pick }
  return (
    <ChipLabels value={words}>
      <Sheet data-fits={!isList}>
        <CalendarToolbar
          {...{ calendar, onOpen: open }}
          mistakes={mistakes.filter(({ name }) => !isOwn(name))}
        />
        <HiddenWatch calendar={calendar} />
        <LinksAtRest calendar={calendar} />
        <OwnMistakes calendar={calendar} />
        <CalendarNotes calendar={calendar} />
        {isList ? <NothingListed calendar={calendar} /> : <NothingDrawn calendar={calendar} />}
        <Days {...swipe}>
          {isList ? <Agenda {...chosen} /> : <EventGrid {...chosen} onDrop={drop} />}
          <div className="printed">
            <Legend calendar={calendar} />
          </div>
        </Days>
      </Sheet>
      {mover}
      {popover}
      {creator}
      <PrintStyles view={view} />
    </ChipLabels>
  )
}
