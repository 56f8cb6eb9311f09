import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import {
  browserLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '../../i18n/interfaceLanguage.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Choice } from '../../ui/form/Choice.tsx'
import { stack } from '../../ui/layout.ts'

const Choices = stack('div', 2, { maxWidth: 360 })

const schemes = ['system', 'light', 'dark'] as const
const densities = ['compact', 'comfortable'] as const

/** The one of these that was chosen among them. */
function oneOf<V extends string>(all: readonly [V, ...V[]], chosen: string): V {
  return all.find((one) => one === chosen) ?? all[0]
}

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
          words: interfaceLanguageNames[value],
        }))}
        onChange={(value) =>
          changeSettings({ interfaceLanguage: oneOf(interfaceLanguages, value) })
        }
      />
      <Choice
        label={t('look.scheme')}
        value={mode ?? 'system'}
        options={schemes.map((value) => ({ value, words: t(`look.${value}`) }))}
        onChange={(value) => setMode(oneOf(schemes, value))}
      />
      <Choice
        label={t('filters:columns.density')}
        value={density}
        options={densities.map((value) => ({ value, words: t(`filters:columns.${value}`) }))}
        onChange={(value) => changeSettings({ density: oneOf(densities, value) })}
      />
    </Choices>
  )
}
