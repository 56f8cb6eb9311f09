import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import { type Control, type UseFormSetValue, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatOf } from '../../../i18n/formats.ts'
import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { FilterGroup } from '../../../ui/filters/FilterDrawer.tsx'
import { DateBox } from '../../../ui/form/DateBox.tsx'
import { monthOf } from './datePresets.ts'
import { dateFilters } from './requestedEvents.ts'
import type { DrawerTexts } from './drawerTexts.ts'

const months = Array.from({ length: 12 }, (_, later) => later)

/** The day beside one; a text that is no day stays what it is, for its mistake to be said. */
function beside(text: string, days: number): string {
  const day = text.length > 10 ? null : readWallDay(text)
  return day ? addDays(day, days) : text
}

/** Whether one day is after the other, where both are days. */
const isAfter = (one: string, other: string) =>
  readWallDay(one) !== null && readWallDay(other) !== null && one > other

interface DaysFilterProps {
  control: Control<DrawerTexts>
  setValue: UseFormSetValue<DrawerTexts>
  today: WallDay
}

/**
 * From which day to which, both counted, or a month. It writes the parameters that find what lies within them
 * (`touching`), and takes the place of every other date.
 */
export function DaysFilter({ control, setValue, today }: DaysFilterProps) {
  const { t, i18n } = useTranslation(['eventFilters', 'eventList'])
  const { errors } = useFormState({ control })
  const [after, before, strict] = useWatch({
    control,
    name: ['ends_after', 'starts_before', 'strict_dates'],
  })
  const isExact = strict === 'true'
  const from = isExact ? '' : beside(after, 1)
  const to = isExact ? '' : before
  const set = (range: { from: string; to: string }) => {
    for (const name of [...dateFilters, 'strict_dates'] as const) setValue(name, '')
    setValue('ends_after', beside(range.from, -1))
    setValue('starts_before', range.to)
  }
  const monthWords = (day: WallDay, later: number) => {
    if (later < 2) return t(later === 0 ? 'eventList:presets.month' : 'eventList:presets.nextMonth')
    return formatOf(i18n.language, { month: 'long' }).format(Date.parse(`${day}T00:00:00Z`))
  }
  return (
    <FilterGroup title={t('groups.when')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        <DateBox
          id="filter-from"
          label={t('from')}
          value={from}
          clock=""
          fullWidth
          error={errors.ends_after?.message}
          onChange={(next) => set({ from: next, to })}
          // One that passes the other takes it along: a range never ends before it begins.
          onRest={(left) => isAfter(left, to) && set({ from: left, to: left })}
        />
        <DateBox
          id="filter-to"
          label={t('to')}
          value={to}
          clock=""
          fullWidth
          error={errors.starts_before?.message}
          onChange={(next) => set({ from, to: next })}
          onRest={(left) => isAfter(from, left) && set({ from: left, to: left })}
        />
      </Box>
      <Box
        component="fieldset"
        aria-label={t('months')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, border: 0 }}
      >
        {months.map((later) => {
          const month = monthOf(today, later)
          const isChosen = from === month.from && to === month.to
          return (
            <Chip
              key={later}
              label={monthWords(month.from, later)}
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              onClick={() => set(isChosen ? { from: '', to: '' } : month)}
            />
          )
        })}
      </Box>
    </FilterGroup>
  )
}
