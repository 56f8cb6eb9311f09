import { styled, useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { interfaceLanguageNames, interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { Choice } from './Choice.tsx'

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: 360,
}))

const schemes = ['system', 'light', 'dark'] as const
const densities = ['compact', 'comfortable'] as const

/** Interface language, colours and density: for this browser. */
export function DisplayChoices() {
  const { t } = useTranslation('settings')
  const { interfaceLanguage, density } = useSettings()
  const { mode, setMode } = useColorScheme()
  return (
    <Choices>
      <Choice
        label={t('look.interfaceLanguage')}
        value={interfaceLanguage}
        options={[
          { value: 'follow', label: t('look.follow') },
          ...interfaceLanguages.map((value) => ({ value, label: interfaceLanguageNames[value] })),
        ]}
        onChange={(value) => changeSettings({ interfaceLanguage: value })}
      />
      <Choice
        label={t('look.scheme')}
        value={mode ?? 'system'}
        options={schemes.map((value) => ({ value, label: t(`look.${value}`) }))}
        onChange={setMode}
      />
      <Choice
        label={t('look.density')}
        value={density}
        options={densities.map((value) => ({ value, label: t(`look.${value}`) }))}
        onChange={(value) => changeSettings({ density: value })}
      />
    </Choices>
  )
}
