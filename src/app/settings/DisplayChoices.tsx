import NativeSelect from '@mui/material/NativeSelect'
import { useColorScheme } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  browserLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '../../i18n/interfaceLanguage.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { silentAtFirst } from '../../ui/form/silentAtFirst.ts'
import { stack } from '../../ui/layout.ts'

const Choices = stack('div', 1.5, { maxWidth: 360 })

const schemes = ['system', 'light', 'dark'] as const
const densities = ['compact', 'comfortable'] as const

/** Interface language, colours and density: for this browser. */
export function DisplayChoices() {
  const { t } = useTranslation(['settings', 'filters'])
  const { interfaceLanguage, density } = useSettings()
  const { mode, setMode } = useColorScheme()
  return (
    <Choices>
      <Choice
        label={t('look.interfaceLanguage')}
        value={interfaceLanguage || browserLanguage()}
        options={interfaceLanguages.map((value) => ({
          value,
          label: interfaceLanguageNames[value],
        }))}
        onChange={(value) => changeSettings({ interfaceLanguage: value })}
      />
      <Choice
        label={t('look.scheme')}
        value={mode ?? 'system'}
        options={schemes.map((value) => ({ value, label: t(`look.${value}`) }))}
        onChange={setMode}
      />
      <Choice
        label={t('filters:columns.density')}
        value={density}
        options={densities.map((value) => ({ value, label: t(`filters:columns.${value}`) }))}
        onChange={(value) => changeSettings({ density: value })}
      />
    </Choices>
  )
}

const Line = stack('div', 0.25, (theme) => ({
  '& label': { fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}))

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, by the browser's own control. */
function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        ref={silentAtFirst}
        value={value}
        inputProps={{ id }}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Line>
  )
}
