import ListIcon from '@mui/icons-material/FormatListBulleted'
import Print from '@mui/icons-material/PrintOutlined'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languagesOf } from '../../../api/language.ts'
import { writeFilters } from '../../../core/resource/filters.ts'
import { ViewsButton } from '../../../core/views/list/views/ViewsButton.tsx'
import { eventFilters } from '../../../resources/events/events.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { changeSettings, type Density, useSettings } from '../../../ui/settings.ts'
import { overlapping, calendarFilters, colourings } from '../data/calendarFilters.ts'
import { daysOf, monthOf } from '../days/range.ts'
import { Painted } from '../look/painted.ts'
import { useCounted } from './CalendarNotes.tsx'
import type { CalendarState } from './useCalendar.ts'
import { row, stack } from '../../../ui/layout.ts'
import { Legend } from '../look/Legend.tsx'

const Choice = styled('select')(({ theme }) => ({
  minHeight: 'var(--control-height, 36px)',
  padding: theme.spacing(0, 0.75),
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}))

/** A name and what is chosen, one line each. */
const Line = stack('div', 1, {
  gridTemplateColumns: '7rem 1fr',
  alignItems: 'center',
  fontSize: '0.875rem',
})

const Languages = styled(Line.withComponent('fieldset'))({ margin: 0, padding: 0, border: 0 })

const Row = row('div', 1)

const { date: _, ...table } = calendarFilters

/**
 * What is shown and how, the same days elsewhere, and from when they are: all that is no filter, behind one button. A
 * saved view keeps it, of whichever days one looks at.
 */
export function CalendarOptions({ calendar }: { calendar: CalendarState }) {
  const { service, view, searchFor } = calendar
  const current = searchFor({ view, date: undefined })
  const { date } = searchFor({})
  const beside: Readonly<Record<string, string>> = date === undefined ? {} : { date }
  return (
    <ViewsButton viewed={{ service, name: 'calendar', table, current, beside, mayStart: false }}>
      <Read calendar={calendar} />
      <Painted>
        <ColourChoice calendar={calendar} />
        <Legend calendar={calendar} />
      </Painted>
      <DensityChoice />
      <LanguageChoice calendar={calendar} />
      <Row>
        <Elsewhere calendar={calendar} />
      </Row>
    </ViewsButton>
  )
}

/** How many events there are, from when they are, and a way to read them again. */
function Read({ calendar }: { calendar: CalendarState }) {
  const { readings } = calendar
  const times = readings.flatMap((reading) => (reading.readAt > 0 ? [reading.readAt] : []))
  return (
    <ListStatus
      summary={useCounted(calendar)}
      readAt={times.length > 0 ? Math.min(...times) : 0}
      isBusy={readings.some((reading) => reading.isReading)}
      onRefresh={() => {
        for (const { read } of readings) read()
      }}
    />
  )
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  nameOf: (value: Value) => ReactNode
  onChange: (value: Value) => void
}

function Select<Value extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <Choice
        {...{ id, value }}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Choice>
    </Line>
  )
}

/** What the colours say. */
function ColourChoice({ calendar: { colour, change } }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'recordList', 'transfer', 'filters'])
  return (
    <Select
      label={t('colour.label')}
      value={colour}
      values={colourings}
      nameOf={(one) => t(`colour.${one}`)}
      onChange={(chosen) =>
        change({ colour: chosen === 'category' ? undefined : chosen }, { replace: true })
      }
    />
  )
}

const densities = ['compact', 'comfortable'] as const satisfies readonly Density[]

/** That of the whole application, kept in this browser. */
function DensityChoice() {
  const { t } = useTranslation(['calendar', 'recordList', 'transfer', 'filters'])
  const { density } = useSettings()
  return (
    <Select
      label={t('filters:columns.density')}
      value={density}
      values={densities}
      nameOf={(one) => t(`filters:columns.${one}`)}
      onChange={(chosen) => changeSettings({ density: chosen })}
    />
  )
}

/** Which languages are shown beside that of the page. */
function LanguageChoice({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'recordList', 'transfer', 'filters'])
  const id = useId()
  const { service, languages, change } = calendar
  const others = languagesOf(service.configuration).filter((one) => one !== service.language)
  if (others.length === 0) return null
  const toggle = (language: Language) => {
    const also = languages.filter((one) => one !== service.language)
    const next = also.includes(language)
      ? also.filter((one) => one !== language)
      : [...also, language]
    change({ languages: next.length > 0 ? next : undefined })
  }
  return (
    <Languages aria-labelledby={id}>
      <span {...{ id }}>{t('languages.label')}</span>
      <Row>
        {others.map((language) => (
          <Button
            key={language}
            aria-pressed={languages.includes(language)}
            variant={languages.includes(language) ? 'contained' : 'outlined'}
            aria-label={service.configuration.languages[language]}
            onClick={() => toggle(language)}
          >
            <LanguageChip language={language} />
          </Button>
        ))}
      </Row>
    </Languages>
  )
}

/** The same events on paper and in the list. */
function Elsewhere({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'recordList', 'transfer', 'filters'])
  const { service, view, date, narrowing } = calendar
  const { language } = service
  // A month is drawn with days of others, which its agenda has not.
  const days = view === 'month' ? monthOf(date) : daysOf(view, date)
  const printed = { ...writeFilters(calendarFilters, narrowing.filters), ...days }
  return (
    <>
      <RouterButton
        to="/$language/transfer"
        params={{ language }}
        search={{ ...printed, part: 'pack' }}
        startIcon={<Print />}
      >
        {t('transfer:part.pack')}
      </RouterButton>
      <RouterButton
        to="/$language/events"
        params={{ language }}
        search={writeFilters(eventFilters, overlapping(narrowing.filters, days))}
        startIcon={<ListIcon />}
      >
        {t('recordList:presets.list')}
      </RouterButton>
    </>
  )
}
