import Add from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { HiddenWatch } from '../data/HiddenWatch.tsx'
import { periodTitle } from '../days/periodTitle.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarChoices } from './CalendarChoices.tsx'
import { CalendarNotes } from './CalendarNotes.tsx'
import { OtherWays } from './OtherWays.tsx'
import { type CalendarState, useCalendar } from './useCalendar.ts'
import { ViewsButton } from '../../../core/views/list/views/ViewsButton.tsx'
import { calendarFilters, dayIn, years } from '../data/calendarFilters.ts'
import { ClashPanel } from '../clashes/ClashPanel.tsx'
import { EventGrid } from '../component/EventGrid.tsx'
import { useCreating } from '../create/useCreating.tsx'
import { Legend } from '../look/Legend.tsx'
import { Painted } from '../look/painted.ts'
import { ChipWords, useChipWords } from '../look/chipWords.ts'
import { useMover } from '../move/useMover.tsx'
import { useOpenEvent } from '../popover/useOpenEvent.tsx'
import { NothingDrawn, NothingListed } from './Nothing.tsx'
import { useSwipe } from './useSwipe.ts'
import { Agenda } from '../agenda/Agenda.tsx'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { View } from '../days/range.ts'
import Alert from '@mui/material/Alert'

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

const sheet = {
  'html, body': { background: 'white !important' },
  'body nav, body header:not(main header), body form, body a[href="#page"], .unprinted': {
    display: 'none !important',
  },
  // The page alone, over the whole sheet: not in the column of the rail, nor as high as a window.
  'body :has(> * > main)': {
    display: 'block !important',
    minHeight: '0 !important',
    padding: '0 !important',
  },
  'main, main *': { printColorAdjust: 'exact' },
  main: { padding: '0 !important' },
} as const

/** The page's colours as the light scheme has them: paper is white whatever the screen is. */
function onPaper({ cssVarPrefix, colorSchemes: { light } }: Theme) {
  if (!light) return {}
  const { text, primary, secondary, action, divider } = light.palette
  const colours = {
    'text-primary': text.primary,
    'text-secondary': text.secondary,
    'text-disabled': text.disabled,
    'primary-main': primary.main,
    'secondary-main': secondary.main,
    'action-hover': action.hover,
    'action-selected': action.selected,
    'background-default': 'white',
    'background-paper': 'white',
    divider,
  }
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      `--${cssVarPrefix}-palette-${name}`,
      `${colour} !important`,
    ]),
  )
}

/** On paper: the days and what is in them. A grid takes one sheet, lying; the agenda as many as it needs. */
function PrintStyles({ view }: { view: View }) {
  const page = `A4 ${view === 'agenda' ? 'portrait' : 'landscape'}`
  return (
    <GlobalStyles
      styles={(theme) => ({
        '@page': { size: page, margin: '10mm' },
        '@media print': { ...sheet, ':root': onPaper(theme) },
      })}
    />
  )
}

const { date: _, ...table } = calendarFilters

/** Saved views of the calendar: what is shown and how, of whichever days one looks at. */
function CalendarViews({ calendar }: { calendar: CalendarState }) {
  const { service, view, searchFor } = calendar
  const current = searchFor({ view, date: undefined })
  const { date } = searchFor({})
  const beside: Readonly<Record<string, string>> = date === undefined ? {} : { date }
  return (
    <ViewsButton viewed={{ service, name: 'calendar', table, current, beside, mayStart: false }} />
  )
}

/** As high as what comes into it, which would push the days away under somebody's hand. */
const Narrowing = styled('div')(({ theme }) => ({
  minHeight: 38,
  [theme.breakpoints.down('md')]: { minHeight: 79 },
}))

/** Month, week, day and agenda over the same filters as the list of events. */
export function CalendarPage() {
  const { i18n } = useTranslation('calendar')
  const calendar = useCalendar()
  const { view, date, mistakes, narrowing } = calendar
  const ofFilters = mistakes.filter(({ name }) => !isOwn(name))
  return (
    <Stack spacing={1.25}>
      <PageHeader
        title={periodTitle(view, date, i18n.language)}
        actions={<Actions calendar={calendar} />}
      />
      <CalendarBar calendar={calendar} />
      <Narrowing className="unprinted">
        <EventNarrowing list={narrowing} mistakes={ofFilters} hasOwnDays>
          <CalendarViews calendar={calendar} />
          <CalendarChoices calendar={calendar} />
        </EventNarrowing>
      </Narrowing>
      <HiddenWatch calendar={calendar} />
      <OwnMistakes calendar={calendar} />
      <CalendarNotes calendar={calendar} />
      <CalendarView calendar={calendar} />
    </Stack>
  )
}

function Actions({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { service, isNarrow } = calendar
  const { language } = service
  return (
    <>
      {isNarrow ? null : <OtherWays calendar={calendar} />}
      {useMayWrite(service) ? (
        <RouterButton
          to="/$language/events/new"
          params={{ language }}
          variant="contained"
          className="unprinted"
          startIcon={<Add />}
        >
          {t('new')}
        </RouterButton>
      ) : null}
    </>
  )
}

/** The events of the days one looks at, on a grid or as a list. */
function CalendarView({ calendar }: { calendar: CalendarState }) {
  const words = useChipWords(calendar)
  const { ask, drop, mover } = useMover(calendar)
  const { open, popover } = useOpenEvent(calendar, ask)
  const { pick, creator } = useCreating(calendar)
  const { view } = calendar
  const swipe = useSwipe(calendar.step)
  const shared = { calendar, onOpen: open }
  const chosen = { ...shared, onPick: pick }
  return (
    <ChipWords value={words}>
      {mover}
      <Painted {...swipe}>
        {view === 'agenda' ? <NothingListed calendar={calendar} /> : null}
        <ClashPanel {...shared}>
          {view === 'agenda' ? null : <NothingDrawn calendar={calendar} />}
        </ClashPanel>
        {view === 'agenda' ? <Agenda {...chosen} /> : <EventGrid {...chosen} onDrop={drop} />}
        <Legend calendar={calendar} />
      </Painted>
      {popover}
      {creator}
      <PrintStyles view={view} />
    </ChipWords>
  )
}
