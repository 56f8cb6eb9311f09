import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { interfaceLanguageNames, interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { changeSettings } from '../../ui/settings.ts'

const Languages = styled('fieldset')({ display: 'flex', margin: 0, padding: 0, border: 0 })

/** The languages that a page outside of every place can speak: the interface is fixed to the chosen one. */
export function SpokenLanguages() {
  const { t, i18n } = useTranslation('signIn')
  return (
    <Languages aria-label={t('languages')}>
      {interfaceLanguages.map((code) => (
        <Button
          key={code}
          lang={code}
          color="inherit"
          aria-pressed={i18n.language === code}
          sx={{ textDecoration: i18n.language === code ? 'underline' : 'none' }}
          onClick={() => changeSettings({ interfaceLanguage: code })}
        >
          {interfaceLanguageNames[code]}
        </Button>
      ))}
    </Languages>
  )
}
