import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslation } from 'react-i18next'
import { changeSettings, type Density, useSettings } from '../settings.ts'
import type { ColumnsProps } from './ColumnsButton.tsx'

interface ColumnsMenuProps extends ColumnsProps {
  anchor: HTMLElement
  onClose: () => void
}

const densities: readonly Density[] = ['compact', 'comfortable']

/** Which columns a table shows, and how dense everything is. */
export function ColumnsMenu({ anchor, onClose, onReset, ...choice }: ColumnsMenuProps) {
  const { t } = useTranslation('filters')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('columns.button'),
          sx: { p: 2, display: 'grid', gap: 2 },
        },
      }}
    >
      <ColumnChecks {...choice} />
      <DensityChoice />
      <Button onClick={onReset}>{t('columns.reset')}</Button>
    </Popover>
  )
}

function ColumnChecks({ columns, shown, onShow }: Omit<ColumnsProps, 'onReset'>) {
  const { t } = useTranslation('filters')
  return (
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
                onChange={(event) => onShow(id, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
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
