import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import type { EventBulkProps } from './EventBulkDialog.tsx'
import { shifting } from './eventChanges.ts'
import { ShiftExamples } from './ShiftExamples.tsx'

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
      ) : (
        <Alert severity="info" icon={false}>
          {t('event.shift.help')}
        </Alert>
      )}
    </BulkDialog>
  )
}
