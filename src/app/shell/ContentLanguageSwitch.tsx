import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Language, languagesOf } from '../../service/language.ts'
import { toast } from '../../ui/toast/toast.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { ChoiceButton, ChoiceLink, Group } from './contentLanguageChoice.ts'

const languageRoute = '/shell/$language'

/** The routes of one record, and of what is made of it: its id and slug belong to one language. */
const recordRoute = /^\/shell(\/\$language\/\w+)\/(?:\$id|by-slug\/)/

interface Place {
  kind: 'language' | 'record' | 'elsewhere'
  /** The listing that the record stands in. */
  list: string
}

function placeOf(matches: readonly { routeId: string }[]): Place {
  const found = matches.map(({ routeId }) => recordRoute.exec(routeId)?.[1]).find(Boolean)
  if (found !== undefined) return { kind: 'record', list: found }
  const isHere = matches.some(({ routeId }) => routeId === languageRoute)
  return { kind: isHere ? 'language' : 'elsewhere', list: '' }
}

/** Which language's calendar is on the page. The page and its filters stay; a record's list takes its place. */
export function ContentLanguageSwitch({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const { configuration } = useSessionState()
  const place = useMatches({ select: placeOf, structuralSharing: true })
  return (
    <Group aria-label={t('shell.contentLanguage')}>
      {languagesOf(configuration).map((other) => (
        <Choice key={other} language={other} isShown={other === language} place={place} />
      ))}
    </Group>
  )
}

interface ChoiceProps {
  language: Language
  isShown: boolean
  place: Place
}

function Choice({ language, isShown, place }: ChoiceProps) {
  const { t } = useTranslation('app')
  const { configuration } = useSessionState()
  const name = configuration.languages[language] ?? language
  const words = (
    <>
      <span className="code" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="name">{name}</span>
    </>
  )
  if (place.kind === 'elsewhere') {
    const choose = () => rememberContentLanguage(language)
    return (
      <ChoiceButton type="button" lang={language} aria-pressed={isShown} onClick={choose}>
        {words}
      </ChoiceButton>
    )
  }
  if (place.kind === 'record' && !isShown) {
    const explain = () => {
      toast.show({ severity: 'info', message: t('shell.recordLeft', { language: name }) })
    }
    return (
      <ChoiceLink to={place.list} params={{ language }} lang={language} onClick={explain}>
        {words}
      </ChoiceLink>
    )
  }
  return (
    <ChoiceLink
      to="."
      params={(before: object) => ({ ...before, language })}
      search
      lang={language}
    >
      {words}
    </ChoiceLink>
  )
}
