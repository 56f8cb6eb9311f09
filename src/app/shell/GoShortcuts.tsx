import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayWrite } from '../../service/account.ts'
import type { Language } from '../../service/language.ts'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { destinations } from './destinations.ts'

/** `g` and a letter lead to a place; `n` to a new event, whoever may make one. */
export function GoShortcuts({ language }: { language: Language }) {
  const { service } = useSessionState()
  return (
    <>
      {service && mayWrite(service.account) ? <NewShortcut language={language} /> : null}
      {destinations.map((destination) => (
        <GoShortcut key={destination.to} language={language} destination={destination} />
      ))}
    </>
  )
}

function NewShortcut({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const open = () => {
    void navigate({ to: '/$language/events/new', params: { language } })
  }
  useShortcut('n', t('shortcuts.newEvent'), open, undefined, true)
  return null
}

interface Props {
  language: Language
  destination: (typeof destinations)[number]
}

function GoShortcut({ language, destination }: Props) {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const place = t(destination.label)
  useShortcut(destination.shortcut, t('shortcuts.goTo', { place }), () => {
    void navigate({ to: destination.to, params: { language } })
  })
  return null
}
