import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  type InterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '../../i18n/interfaceLanguage.ts'
import { languageOf } from '../../service/language.ts'
import { changeSettings, currentSettings } from '../../ui/settings.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { nextInLanguage } from './nextInLanguage.ts'

const Languages = styled('fieldset')({ display: 'flex', margin: 0, padding: 0, border: 0 })

/** The language to sign in with. */
export function SignInLanguages() {
  const { t, i18n } = useTranslation('signIn')
  const choose = useChoose()
  return (
    <Languages aria-label={t('languages')}>
      {interfaceLanguages.map((code) => (
        <Button
          key={code}
          lang={code}
          color="inherit"
          aria-pressed={i18n.language === code}
          sx={{ textDecoration: i18n.language === code ? 'underline' : 'none' }}
          onClick={() => choose(code)}
        >
          {interfaceLanguageNames[code]}
        </Button>
      ))}
    </Languages>
  )
}

/**
 * It is the calendar's language as well, and of where the person lands. Not when the interface was fixed to one, or
 * a record waits that belongs to another: then it is the interface's alone.
 */
function useChoose() {
  const { configuration } = useSessionState()
  const { next } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  return (code: InterfaceLanguage) => {
    const language = languageOf(configuration, code)
    const follows = currentSettings().interfaceLanguage === 'follow'
    const there = language && follows && nextInLanguage(configuration, next ?? '/', language)
    if (!language || !there) return changeSettings({ interfaceLanguage: code })
    rememberContentLanguage(language)
    if (next) void navigate({ to: '/sign-in', search: { next: there }, replace: true })
  }
}
