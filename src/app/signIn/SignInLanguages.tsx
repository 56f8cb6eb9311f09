import { useNavigate, useSearch } from '@tanstack/react-router'
import type { InterfaceLanguage } from '../../i18n/interfaceLanguage.ts'
import { languageOf } from '../../service/language.ts'
import { changeSettings, currentSettings } from '../../ui/settings.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { nextInLanguage } from './nextInLanguage.ts'
import { SpokenLanguages } from './SpokenLanguages.tsx'

/** The language to sign in with. */
export function SignInLanguages() {
  return <SpokenLanguages onChoose={useChoose()} />
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
