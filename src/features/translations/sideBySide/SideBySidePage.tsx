import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { type Language, languageOf } from '../../../api/language.ts'
import { ServiceContext, useService } from '../../../api/useService.ts'
import { MissingRecord } from '../../../core/views/form/MissingRecord.tsx'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { foundIn } from '../near/found.ts'
import { type NearLanguage, useNear } from '../near/useNear.ts'
import { MissingColumn, UnreadColumn } from './MissingColumn.tsx'
import { SideBySide } from './SideBySide.tsx'
import { namesIn } from './copyFacts.ts'
import { type Begun, type HeldVersion, useVersion } from './useVersion.ts'
import { useEventLabels } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { useEvent } from '../../../resources/events/hooks.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'

/** An event of the language of the page, beside its versions in the others. */
export function SideBySidePage() {
  const { id = '' } = useParams({ strict: false })
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <OneEvent key={id} id={Number(id)} />
  ) : (
    <MissingRecord name="events" place={{ id }} />
  )
}

function OneEvent({ id }: { id: number }) {
  const words = useEventLabels()
  const { language, configuration } = useService()
  const reading = useEvent(id)
  const [first, setFirst] = useState<EventRecord>()
  const { error } = reading
  if (!first && reading.data && !reading.isPlaceholderData) setFirst(reading.data)
  if (error && !(error instanceof ApiError)) throw error
  const refusal = first?.withheld ? new ApiError({ kind: 'withheld' }) : error
  if (refusal?.kind === 'missing' && !first)
    return <MissingRecord name="events" place={{ id: String(id) }} />
  if (refusal && (!first || first.withheld))
    return (
      <>
        <PageHeader title={words.say('page.number', { id })} />
        <SaveError refusal={refusal} name="" onRetry={() => void reading.refetch()} />
      </>
    )
  if (!first) return <PageSkeleton />
  // A service shows a record by its number in every language (contract.md §8.3): its own is where it is edited.
  const own = recordLanguage(first.url, configuration) ?? language
  if (own === language) return <Beside event={first} />
  const params = { language: own, id: String(id) }
  return <Navigate to="/$language/translations/$id" params={params} replace />
}

/** Finds the versions, and opens them once every language has answered, refused, or takes a while. */
function Beside({ event }: { event: EventRecord }) {
  const { t } = useTranslation('sideBySide')
  const service = useService()
  const confirmed = useConfirmed(service.site)
  const { near, again, whole } = useNear(service, event, false)
  const [wasReady, setReady] = useState(false)
  const isReady = wasReady || near.every(({ state }) => state !== 'reading')
  if (isReady !== wasReady) setReady(isReady)
  return isReady || near.some((one) => one.state === 'reading' && one.isAsked) ? (
    <Versions {...{ event, near, again, whole, confirmed, isReady }} />
  ) : (
    <>
      <PageHeader title={t('title', { title: event.title })} summary={t('looking')} />
      <PageSkeleton />
    </>
  )
}

interface VersionsProps extends ReturnType<typeof useNear> {
  event: EventRecord
  confirmed: ReturnType<typeof useConfirmed>
  /** False until every language has answered or refused once: no version is found among some of them. */
  isReady: boolean
}

function Versions({ event, near, again, whole, confirmed, isReady }: VersionsProps) {
  const service = useService()
  const { create }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const listings = useMemo(() => (isReady ? near.flatMap(listingOf) : []), [near, isReady])
  const found = useMemo(() => foundIn(listings, confirmed), [listings, confirmed])
  const nameOf = useMemo(() => namesIn(listings), [listings])
  const linkedIn = async (languages: readonly Language[], fresh: Language | null = null) => {
    const all = (await whole([service.language, ...languages], fresh)).flatMap(listingOf)
    return { found: foundIn(all, confirmed), nameOf: namesIn(all) }
  }
  const readings = {
    withAllLinked: (languages: readonly Language[]) => linkedIn(languages),
    asMade: (language: Language) => linkedIn([language], language),
    asRead: async (language: Language) =>
      (await whole([], language))
        .flatMap(listingOf)
        .flatMap((one) => (one.language === language ? one.events : [])),
  }
  const place = { language: service.language, id: event.id }
  const recordAt = (language: Language, id: number) =>
    listings.find((one) => one.language === language)?.events.find((one) => one.id === id)

  const sure = near.flatMap(({ language }) => {
    const mate = found.mateOf('events', place, language)
    return mate && mate.certainty !== 'possible' && language !== service.language
      ? [{ language, id: mate.id }]
      : []
  })
  // A service that keeps one record for all languages: the id itself is the pair.
  const shared = sure.filter(({ id }) => id === event.id).map(({ language }) => language)
  const [made, setMade] = useState<readonly Begun[]>([])
  const [order, setOrder] = useState<readonly string[]>([])
  const begun = sure.flatMap(({ language, id }): Begun[] => {
    if (shared.includes(language)) return []
    const own = made.find(({ record }) => record.id === id)
    const record = own?.record ?? recordAt(language, id)
    if (!record) return []
    const at = near.find((one) => one.language === language)
    const readAt = !own && at?.state === 'here' && !at.isStored ? at.readAt : 0
    const there = service.in(language)
    return [{ service: there, record, readAt, differences: own?.differences ?? none }]
  })
  // A version that is found later comes after those that are open already.
  const late = begun.map(({ service: { language } }) => language)
  const fresh = late.filter((language) => !order.includes(language))
  if (fresh.length > 0) setOrder([...order, ...fresh])
  const inOrder = begun.toSorted(
    (one, other) => order.indexOf(one.service.language) - order.indexOf(other.service.language),
  )

  const isMissing = (language: Language) =>
    isReady &&
    near.some((one) => one.language === language && one.state === 'here') &&
    found.mateOf('events', place, language) === undefined &&
    found.proposals('events', place, language).length === 0
  const asked = typeof create === 'string' ? languageOf(service.configuration, create) : null

  const blank: ComponentProps<typeof SideBySide>['renderBlank'] = (language, making) => {
    const state = near.find((one) => one.language === language)
    if (!isReady || state?.state === 'reading') return <PageSkeleton />
    if (state?.state === 'refused')
      return <UnreadColumn {...{ language }} error={state.error} onRetry={() => again(language)} />
    const proposed = found.proposals('events', place, language)
    const isGone = found.mateOf('events', place, language)?.certainty === 'confirmed'
    return (
      <MissingColumn
        {...{ language }}
        creating={making.pressed}
        goneFrom={isGone ? place : null}
        proposed={proposed.flatMap(({ other }) => {
          const record = recordAt(language, other)
          const of = found.index.groupOf('events', { language, id: other })?.versions
          const taken = recordAt(service.language, of?.[service.language] ?? event.id)
          return record ? [{ record, taken: taken?.id === event.id ? undefined : taken }] : []
        })}
        onPair={(record) => void making.link(language, record)}
        onCreate={() => making.want(language)}
      />
    )
  }

  return (
    <VersionProviders
      versions={[{ service, record: event, readAt: 0, differences: none }, ...inOrder]}
    >
      {([source, ...others]) =>
        source ? (
          <SideBySide
            {...{ source, others, found, nameOf, ...readings, shared }}
            isReading={!isReady}
            beyond={unreadLanguages(near)}
            unread={near.flatMap(({ language, state }) => (state === 'refused' ? [language] : []))}
            wanted={asked && isMissing(asked) ? asked : null}
            // A new version draws all of this anew: it is what one goes on with.
            shownFirst={made.at(-1)?.service.language ?? asked ?? undefined}
            languages={near
              .map(({ language }) => language)
              .filter((language) => !shared.includes(language))}
            renderBlank={blank}
            onMade={(version) => setMade((before) => [...before, version])}
          />
        ) : null
      }
    </VersionProviders>
  )
}

const none: readonly never[] = []

function listingOf(one: NearLanguage) {
  return one.state === 'here' ? [one.listing] : []
}

const nothingYet: readonly HeldVersion[] = []

interface ProvidersProps {
  /** a new one comes last: those before it keep what is typed in them */
  versions: readonly Begun[]
  gathered?: readonly HeldVersion[]
  children: (versions: readonly HeldVersion[]) => ReactNode
}

/** Opens every version in its own language, one inside of the other, and draws them together. */
function VersionProviders({ versions, gathered = nothingYet, children }: ProvidersProps) {
  const [first, ...rest] = versions
  if (first === undefined) return children(gathered)
  return (
    <ServiceContext value={first.service}>
      <One key={first.record.id} {...{ first, rest, gathered }}>
        {children}
      </One>
    </ServiceContext>
  )
}

interface OneProps extends Required<Omit<ProvidersProps, 'versions'>> {
  first: Begun
  rest: readonly Begun[]
}

function One({ first, rest, gathered, children }: OneProps) {
  const version = useVersion(first)
  return (
    <VersionProviders versions={rest} gathered={[...gathered, version]}>
      {children}
    </VersionProviders>
  )
}

/** The languages that hold more than was looked through: what was not found in them may be there all the same. */
export function unreadLanguages(near: readonly NearLanguage[]): readonly string[] {
  return near.flatMap((one) => (one.state === 'here' && !one.isWhole ? [one.language] : []))
}
