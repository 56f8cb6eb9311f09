import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { interfaceLanguageNames, interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { languageOf } from '../../service/language.ts'
import { changeSettings, currentSettings } from '../../ui/settings.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'

const Languages = styled('fieldset')({ display: 'flex', margin: 0, padding: 0, border: 0 })

/** The language to sign in with. It is the calendar's as well, unless the interface was fixed to one. */
export function SignInLanguages() {
  const { t, i18n } = useTranslation('signIn')
  const { configuration } = useSessionState()
  return (
    <Languages aria-label={t('languages')}>
      {interfaceLanguages.map((code) => (
        <Button
          key={code}
          lang={code}
          color="inherit"
          aria-pressed={i18n.language === code}
          sx={{ textDecoration: i18n.language === code ? 'underline' : 'none' }}
          onClick={() => {
            const language = languageOf(configuration, code)
            const follows = currentSettings().interfaceLanguage === 'follow'
            if (language && follows) rememberContentLanguage(language)
            else changeSettings({ interfaceLanguage: code })
          }}
        >
          {interfaceLanguageNames[code]}
        </Button>
      ))}
    </Languages>
  )
}
