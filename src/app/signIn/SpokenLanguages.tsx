import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import {
  type InterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '../../i18n/interfaceLanguage.ts'

const Languages = styled('fieldset')({ display: 'flex', margin: 0, padding: 0, border: 0 })

/** The languages that a page outside of every place can speak. */
export function SpokenLanguages({ onChoose }: { onChoose: (code: InterfaceLanguage) => void }) {
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
          onClick={() => onChoose(code)}
        >
          {interfaceLanguageNames[code]}
        </Button>
      ))}
    </Languages>
  )
}
