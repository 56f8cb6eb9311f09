import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Language, languagesOf } from '../../service/language.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { ChoiceButton, ChoiceLink, Group } from './contentLanguageChoice.ts'

const languageRoute = '/shell/$language'

/** The routes of one record, and of what is made of it: its id and slug belong to one language. */
const recordRoute = /^\/shell\/(\$language\/\w+\/(?:\$id|by-slug\/).*)/

interface Place {
  kind: 'language' | 'record' | 'elsewhere'
  /** The address of the record, from its language on. */
  record: string
}

interface Match {
  routeId: string
  params: Readonly<Record<string, unknown>>
}

function placeOf(matches: readonly Match[]): Place {
  for (const { routeId, params } of matches) {
    const way = recordRoute.exec(routeId)?.[1]
    const record = way?.replace(/\$(\w+)/g, (_, name: string) => String(params[name]))
    if (record !== undefined) return { kind: 'record', record }
  }
  const isHere = matches.some(({ routeId }) => routeId === languageRoute)
  return { kind: isHere ? 'language' : 'elsewhere', record: '' }
}

/** Which language's calendar is on the page. The page and its filters stay; of a record, the version is looked for. */
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
  if (place.kind === 'record' && !isShown)
    return (
      <ChoiceLink
        to="/$language/translations/of/$"
        params={{ language, _splat: place.record }}
        lang={language}
      >
        {words}
      </ChoiceLink>
    )
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
