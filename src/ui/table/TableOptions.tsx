import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslation } from 'react-i18next'
import { changeSettings, type Density, useSettings } from '../settings.ts'
import type { useColumnChoice } from './columnChoice.ts'

export interface TableOptionsProps {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; header: string }[]
  choice: ReturnType<typeof useColumnChoice>
}

const densities: readonly Density[] = ['compact', 'comfortable']

/** Which columns a table shows, and how dense everything is. */
export function TableOptions({ columns, choice }: TableOptionsProps) {
  const { t } = useTranslation('filters')
  const { shown, show, reset } = choice
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('columns.shown')}</FormLabel>
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {columns.map(({ id, header }) => (
            <FormControlLabel
              key={id}
              label={header}
              control={
                <Checkbox
                  size="small"
                  checked={shown[id] !== false}
                  onChange={(event) => show(id, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
        <Button size="small" onClick={reset} sx={{ justifySelf: 'start' }}>
          {t('columns.reset')}
        </Button>
      </FormControl>
      <DensityChoice />
    </>
  )
}

function DensityChoice() {
  const { t } = useTranslation('filters')
  const { density } = useSettings()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('columns.density')}</FormLabel>
      <RadioGroup row value={density}>
        {densities.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={t(`columns.${value}`)}
            control={<Radio size="small" onChange={() => changeSettings({ density: value })} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
