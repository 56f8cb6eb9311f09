import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import { shifting } from './eventChanges.ts'
import Typography from '@mui/material/Typography'
import { formatDateTime, formatDate } from '../../../i18n/formats.ts'
import type { EventRecord } from '../events.ts'
import { type ClockNote, isShiftable, type Shift, shifted } from './shiftedDates.ts'
import type { BulkDialogProps } from '../../../core/views/list/bulk/bulkOf.ts'

/** What the dialog of each action is told. */
export type EventBulkProps = Pick<BulkDialogProps<EventRecord>, 'of' | 'records' | 'onClose'>

interface ShiftExamplesProps {
  events: readonly EventRecord[]
  shift: Shift
  siteZone: string
}

/** As many as are named of those whose clock does something. */
const named = 3

/** Where the first of the events goes, and what the night the clock changes does to others. */
function ShiftExamples({ events, shift, siteZone }: ShiftExamplesProps) {
  const { t, i18n } = useTranslation('job')
  const { language } = i18n
  const moved = events.flatMap((event) => {
    const to = isShiftable(event, shift) ? shifted(event, shift, siteZone) : null
    return to ? [{ event, to }] : []
  })
  const [first] = moved
  if (!first) return null
  const say = (wall: string, { all_day }: EventRecord) =>
    all_day ? formatDate(language, wall, 'short') : formatDateTime(language, wall, 'short')
  const notes: readonly ClockNote[] = ['gap', 'twice', 'changes']
  return (
    <>
      <Typography variant="body2">
        {t('event.shift.example', {
          title: first.event.title,
          from: say(first.event.start_date, first.event),
          to: say(first.to.start_date, first.event),
        })}
      </Typography>
      {notes.map((note) => {
        const those = moved.filter(({ to }) => to.note === note)
        if (those.length === 0) return null
        return (
          <Alert key={note} severity="warning">
            {t(`event.clock.${note}`, { count: those.length })}
            <ul>
              {those.slice(0, named).map(({ event, to }) => (
                <li key={event.id}>
                  {t('event.shift.example', {
                    title: event.title,
                    from: say(event.start_date, event),
                    to: say(to.start_date, event),
                  })}
                </li>
              ))}
            </ul>
          </Alert>
        )
      })}
    </>
  )
}

const units = { minutes: 1, hours: 60, days: 0 } as const
type Unit = keyof typeof units

const directions = ['later', 'earlier'] as const

/** As far as dates are put off at most, in any unit. */
const most = 99_999

/** Puts events off, or brings them forward, on the clocks of their own zones. */
export function ShiftDialog(props: EventBulkProps) {
  const { t } = useTranslation('job')
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<Unit>('days')
  const [direction, setDirection] = useState<(typeof directions)[number]>('later')
  const siteZone = props.of.service.configuration.timezone
  const amount = /^\d+$/.test(typed.trim()) ? Number(typed) : null
  const isWrong = typed.trim() !== '' && (amount === null || amount > most)
  const signed = (direction === 'earlier' ? -1 : 1) * (amount ?? 0)
  const shift =
    unit === 'days' ? { days: signed, minutes: 0 } : { days: 0, minutes: signed * units[unit] }
  return (
    <BulkDialog
      {...props}
      title={t('event.actions.shift')}
      change={signed === 0 || isWrong ? null : shifting(shift, siteZone)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <TextField
          label={t('event.shift.amount')}
          value={typed}
          error={isWrong}
          helperText={isWrong ? t('event.shift.wrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ flex: '1 1 6em' }}
        />
        <TextField
          select
          label={t('event.shift.unit')}
          value={unit}
          onChange={(event) => {
            const next = event.target.value
            if (next === 'days' || next === 'hours' || next === 'minutes') setUnit(next)
          }}
          sx={{ flex: '1 1 7em' }}
        >
          {(['days', 'hours', 'minutes'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`event.shift.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('event.shift.direction')}
          value={direction}
          onChange={(event) => setDirection(event.target.value === 'earlier' ? 'earlier' : 'later')}
          sx={{ flex: '1 1 8em' }}
        >
          {directions.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`event.shift.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {signed !== 0 && !isWrong ? (
        <ShiftExamples {...{ shift, siteZone }} events={props.records} />
      ) : null}
    </BulkDialog>
  )
}
