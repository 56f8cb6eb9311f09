import { useQueryClient } from '@tanstack/react-query'
import { createLink, useMatches, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageOf, languagesOf } from '../../api/language.ts'
import { rememberContentLanguage } from '../contentLanguage.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { styled, type Theme } from '@mui/material/styles'

const Group = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  padding: 2,
  gap: 2,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  '& .word': {
    marginInline: theme.spacing(1, 0.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.875rem',
    [theme.breakpoints.down('lg')]: { display: 'none' },
  },
}))

function choiceStyle({ theme }: { theme: Theme }) {
  const { palette } = theme.vars ?? theme
  return {
    padding: theme.spacing(0.5, 1.25),
    minWidth: 34,
    border: 0,
    borderRadius: 5,
    background: 'none',
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: 1.45,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-current], &[aria-pressed="true"]': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      fontWeight: 600,
    },
    '& .code': { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.04em' },
    '& .name': { marginInlineStart: 6 },
    [theme.breakpoints.down('lg')]: {
      padding: theme.spacing(0.5, 0.75),
      '& .name': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  } as const
}

/** A language as a link to the same place in it; the router marks the one that is shown. */
const ChoiceLink = createLink(styled('a')(choiceStyle))

/** A language where the place has none in its address. */
const ChoiceButton = styled('button')(choiceStyle)

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
      <span className="word" aria-hidden="true">
        {t('shell.calendarIn')}
      </span>
      {languagesOf(configuration).map((other) => (
        <Choice key={other} language={other} isShown={other === language} place={place} />
      ))}
    </Group>
  )
}

/** Filters that name records, of which every language has its own. */
const naming = ['venue', 'organizer', 'categories', 'tags']

/** Goes to a language with the versions of what the filters name; a plain link where they name nothing. */
function useCounterpartFilters(language: Language) {
  const { service } = useSessionState()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  const { language: code = '' } = useParams({ strict: false })
  const search: AddressSearch = useSearch({ strict: false })
  return (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const from = service && languageOf(service.configuration, code)
    if (!from || !isPlain || !naming.some((name) => name in search)) return
    event.preventDefault()
    const go = async () => {
      const { goWithFilters } = await import('./goWithFilters.ts')
      await goWithFilters({ client, service: service.in(language), from, search, i18n }, (next) =>
        navigate({
          to: '.',
          params: (before: object) => ({ ...before, language }),
          search: () => next,
        }),
      )
    }
    void go()
  }
}

interface ChoiceProps {
  language: Language
  isShown: boolean
  place: Place
}

function Choice({ language, isShown, place }: ChoiceProps) {
  const { configuration } = useSessionState()
  const name = configuration.languages[language] ?? language
  const goThere = useCounterpartFilters(language)
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
      onClick={(event) => (isShown ? undefined : goThere(event))}
    >
      {words}
    </ChoiceLink>
  )
}
