import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, useSettings } from '../../ui/settings.ts'

/** Single keys can be turned off (WCAG 2.2, 2.1.4): dictation software types them by the dozen. */
export function ShortcutChoice() {
  const { t } = useTranslation('settings')
  const { shortcuts } = useSettings()
  const id = useId()
  return (
    <div>
      <FormControlLabel
        label={t('shortcuts')}
        control={
          <Switch
            checked={shortcuts}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_event, isOn) => changeSettings({ shortcuts: isOn })}
          />
        }
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {t('shortcutsText')}
      </Typography>
    </div>
  )
}
