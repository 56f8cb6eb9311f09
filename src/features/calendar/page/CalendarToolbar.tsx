import Add from '@mui/icons-material/Add'
import CalendarMonth from '@mui/icons-material/CalendarMonth'
import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import { styled } from '@mui/material/styles'
import { Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterMistake } from '../../../core/resource/filters.ts'
import { FilterButton } from '../../../core/views/list/FilterBar.tsx'
import { useEventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { AddressMistakes } from '../../../core/views/list/AddressMistakes.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { OverlapsButton } from '../clashes/OverlapsButton.tsx'
import { periodTitle, stepped, type View, views } from '../days/range.ts'
import { CalendarOptions } from './CalendarOptions.tsx'
import type { CalendarState } from './useCalendar.ts'
import type { OpenEvent } from '../clashes/ClashLink.tsx'
import { type WallDay, readWallDay } from '../../../time/wallTime.ts'
import { DateBox } from '../../../ui/form/DateBox.tsx'
import { DayPopover } from '../../../ui/form/DayPopover.tsx'

const Steps = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '& a:has(> svg)': { minWidth: 36 },
}))

interface CalendarToolbarProps {
  calendar: CalendarState
  /** what of the address is no filter */
  mistakes: readonly FilterMistake[]
  onOpen: OpenEvent
}

/** The one line over the days: other dates, other views, what narrows them; under it the filters in force, if any. */
export function CalendarToolbar({ calendar, mistakes, onOpen }: CalendarToolbarProps) {
  const { t, i18n } = useTranslation(['calendar', 'eventList', 'ui', 'filters'])
  const { view, date, service, narrowing, isNarrow, searchFor } = calendar
  const { filters, change } = narrowing
  const bar = useEventNarrowing({ list: narrowing, mistakes, hasOwnDays: true })
  const presets = views.map((id) => ({
    id,
    words: t(`views.${id}`),
    search: searchFor({ view: id }),
    isCurrent: id === view,
  }))
  const viewLinks = <PresetLinks label={t('filters:view')} presets={presets} />
  const newEvent = useMayWrite(service) ? (
    <RouterButton
      to="/$language/events/new"
      params={{ language: service.language }}
      variant="contained"
      {...(isNarrow
        ? { 'aria-label': t('ui:new.events'), sx: { minWidth: 44, px: 1 }, children: <Add /> }
        : { startIcon: <Add />, children: t('ui:new.events') })}
    />
  ) : null
  return (
    <>
      <PageHeader
        title={periodTitle(view, date, i18n.language)}
        actions={
          <>
            <DateSteps calendar={calendar} />
            {isNarrow ? null : viewLinks}
            <OverlapsButton {...{ calendar, onOpen }} />
            {isNarrow ? (
              <>
                {newEvent}
                {viewLinks}
              </>
            ) : null}
            <SearchBox
              label={bar.searchLabel}
              value={filters.search ?? ''}
              onSearch={(words) => change({ search: words || undefined }, { replace: true })}
            />
            {bar.renderDrawer ? (
              <FilterButton inForce={bar.inForce} renderDrawer={bar.renderDrawer} />
            ) : null}
            <CalendarOptions calendar={calendar} />
            {isNarrow ? null : newEvent}
          </>
        }
      />
      <Keys calendar={calendar} />
      {bar.inForce > 0 ? <Suspense>{bar.chips}</Suspense> : null}
      <AddressMistakes sentences={bar.mistakes} />
    </>
  )
}

/** What one step goes over: the agenda shows a month. */
const stepOf = (view: View) => (view === 'agenda' ? 'month' : view)

/** To other dates, each a link. */
function DateSteps({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'eventList', 'ui', 'filters'])
  const { view, date, searchFor } = calendar
  const to = (step: 1 | -1) => searchFor({ date: stepped(view, date, step) })
  return (
    <Steps aria-label={t('go.label')}>
      <RouterButton to="." search={to(-1)} aria-label={t(`go.previous_${stepOf(view)}`)}>
        <Previous />
      </RouterButton>
      <RouterButton to="." search={searchFor({ date: undefined })} variant="outlined">
        {t('ui:today')}
      </RouterButton>
      <RouterButton to="." search={to(1)} aria-label={t(`go.next_${stepOf(view)}`)}>
        <Next />
      </RouterButton>
      <DayJump calendar={calendar} />
    </Steps>
  )
}

const keys = { month: 'm', week: 'w', day: 'd', agenda: 'a' } as const satisfies Record<
  View,
  string
>

function Keys({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'eventList', 'ui', 'filters'])
  const { view, change, step } = calendar
  useShortcut('t', t('ui:today'), () => change({ date: undefined }))
  useShortcut('j', t(`go.next_${stepOf(view)}`), () => step(1))
  useShortcut('k', t(`go.previous_${stepOf(view)}`), () => step(-1))
  return views.map((id) => <ViewKey key={id} id={id} onPress={() => change({ view: id })} />)
}

function ViewKey({ id, onPress }: { id: View; onPress: () => void }) {
  const { t } = useTranslation(['calendar', 'eventList', 'ui', 'filters'])
  useShortcut(keys[id], t(`views.${id}`), onPress)
  return null
}

/** Any other day, typed or picked. */
function DayJump({ calendar: { date, change } }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'eventList', 'ui', 'filters'])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={t('go.date')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CalendarMonth />
      </IconButton>
      {anchor ? (
        <DayChooser
          {...{ anchor }}
          label={t('go.date')}
          day={date}
          onChoose={(day) => change({ date: day })}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  )
}

interface DayChooserProps {
  anchor: HTMLElement
  /** What the day is for. */
  label: string
  day: WallDay
  onChoose: (day: WallDay) => void
  onClose: () => void
}

/** A day, typed and confirmed with Enter, or pressed in a month. */
function DayChooser({ anchor, label, day, onChoose, onClose }: DayChooserProps) {
  const [value, setValue] = useState<string>(day)
  const chosen = readWallDay(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    onClose()
    onChoose(chosen)
  }
  return (
    <DayPopover {...{ anchor, label, onChoose, onClose }} day={chosen}>
      <Typed noValidate onSubmit={submit}>
        <DateBox
          {...{ label, value }}
          clock=""
          hasFocus
          fullWidth
          hasCalendar={false}
          onChange={setValue}
        />
      </Typed>
    </DayPopover>
  )
}

const Typed = styled('form')(({ theme }) => ({ padding: theme.spacing(2, 2, 0) }))
