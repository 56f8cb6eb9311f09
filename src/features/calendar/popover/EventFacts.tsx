import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../../api/service.ts'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
import { type Item, statusesApart } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { useSeparating } from '../../translations/confirming/useSeparating.ts'
import { knownVersions, useKnownLinks } from '../../translations/translations.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import type { KnownVersion } from '../../../resources/events/editing.ts'
import { eventWhen } from '../../../resources/events/events.ts'
import type { WallTime } from '../../../time/wallTime.ts'
import { inZone, placeOnClock } from '../../../time/zoneClock.ts'
import { isZone } from '../../../time/zones.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { stack } from '../../../ui/layout.ts'

const List = stack('dl', [0.5, 2], (theme) => ({
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  margin: 0,
  '& dt': { color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

const Languages = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
}))

/** When, where, in which state, and in which languages: those that are shown, and others that an editor confirmed. */
export function EventFacts({ calendar, item }: { calendar: CalendarState; item: Item }) {
  const { t, i18n } = useTranslation(['calendar', 'time', 'ui', 'rules'])
  const { today, service } = calendar
  const { record, language } = item
  const versions = useVersions(service, item)
  const likely = versions.filter(({ isLikely }) => isLikely)
  const separate = useSeparating(service)
  const when = eventWhen(item, i18n.language, today)
  const venues = record?.venue.map(({ venue }) => venue).filter(Boolean) ?? []
  return (
    <List>
      <dt>{t('ui:when')}</dt>
      <dd>
        <Facts>
          {when ? [when.days, when.hours].filter(Boolean).join(', ') : item.start_date}
          {item.all_day ? t('time:allDay') : ''}
        </Facts>
      </dd>
      {record ? (
        <>
          <dt>{t('ui:where')}</dt>
          <dd lang={venues.length > 0 ? language : undefined}>
            {venues.length > 0 ? <Facts>{venues}</Facts> : t('rules:rule.venue')}
          </dd>
        </>
      ) : null}
      {item.status === '' ? null : (
        <>
          <dt>{t('ui:status')}</dt>
          <dd>
            <Statuses item={item} />
          </dd>
        </>
      )}
      <dt>{t('popover.language')}</dt>
      <dd>
        <Languages>
          {versions.map((version) => (
            <RouterLink
              key={version.language}
              to="/$language/events/$id"
              params={{ language: version.language, id: String(version.id) }}
              title={version.title || undefined}
            >
              <LanguageChip
                language={version.language}
                label={service.configuration.languages[version.language] ?? version.language}
                isDotted={version.isLikely ?? false}
              />
            </RouterLink>
          ))}
          {likely.length > 0 ? (
            <Button onClick={() => separate(item, likely)}>{t('popover.separate')}</Button>
          ) : null}
        </Languages>
      </dd>
    </List>
  )
}

/** One for all, or that of each language. */
function Statuses({ item }: { item: Item }) {
  const apart = statusesApart(item)
  if (apart.length === 0) return <StatusMark status={item.status} />
  return (
    <Languages>
      {apart.map(({ language, status }) => (
        <span key={language}>
          <LanguageChip language={language} /> <StatusMark status={status} />
        </span>
      ))}
    </Languages>
  )
}

interface ShownVersion extends KnownVersion {
  readonly title: string
}

/** Those that are drawn with it first; another that is at other dates, or in no language that is shown, has no title here. */
function useVersions(service: Service, { language, id, versions }: Item): readonly ShownVersion[] {
  const links = useKnownLinks(service)
  const known = knownVersions(links, service.in(language))(id)
  const shown = new Set(versions.map((version) => version.language))
  return [
    ...versions.map((version) => ({
      ...known.find((one) => one.language === version.language && one.id === version.id),
      ...version,
    })),
    ...known.flatMap((other) => (shown.has(other.language) ? [] : [{ ...other, title: '' }])),
  ]
}

/** What is to be known of an event before one trusts where it is drawn, as data for sentences. */
export type Warning =
  | { readonly kind: 'zone'; readonly zone: string; readonly there: string }
  | { readonly kind: 'zoneUnknown' | 'daysOfZone'; readonly zone: string }
  | { readonly kind: 'endsBeforeStart'; readonly end: string }
  | { readonly kind: 'gap' | 'endGap'; readonly before: string; readonly after: string }
  | { readonly kind: 'noEnd' | 'overlap' | 'endOverlap' | 'hidden' | 'hiddenListed' | 'withheld' }

/** Moments are in words of `language`. */
export function warningsOf(item: Item, siteZone: string, language: string): readonly Warning[] {
  return [...ofTime(item, language), ...ofZone(item, siteZone, language), ...ofSight(item)]
}

function ofTime(item: Item, language: string): readonly Warning[] {
  const { warning, kind } = item.placement
  if (warning) return [{ kind: warning, end: formatDateTime(language, item.end_date, 'short') }]
  return kind === 'moment' ? [{ kind: 'noEnd' }] : []
}

function ofZone(item: Item, siteZone: string, language: string): readonly Warning[] {
  const zone = item.timezone || siteZone
  if (!isZone(zone)) return [{ kind: 'zoneUnknown', zone }]
  const isOther = zone !== siteZone
  if (item.all_day) return isOther ? [{ kind: 'daysOfZone', zone }] : []
  const { start, end, kind } = item.placement
  const there = isOther ? inZone(start, zone, siteZone) : null
  return [
    ...ofClock(start, zone, language, { overlap: 'overlap', gap: 'gap' }),
    ...(kind === 'moment'
      ? []
      : ofClock(end, zone, language, { overlap: 'endOverlap', gap: 'endGap' })),
    ...(there ? [{ kind: 'zone', zone, there: said(there, language) } as const] : []),
  ]
}

const said = (wall: WallTime, language: string) => formatDateTime(language, wall, 'short')

interface Kinds {
  readonly overlap: 'overlap' | 'endOverlap'
  readonly gap: 'gap' | 'endGap'
}

/** What the clock of the zone does at an hour of the event. */
function ofClock(wall: WallTime, zone: string, language: string, kinds: Kinds): readonly Warning[] {
  const place = placeOnClock(wall, zone)
  if (place.kind === 'overlap') return [{ kind: kinds.overlap }]
  if (place.kind !== 'gap') return []
  const [before, after] = [said(place.before, language), said(place.after, language)]
  return [{ kind: kinds.gap, before, after }]
}

function ofSight({ record }: Item): readonly Warning[] {
  if (!record) return [{ kind: 'hidden' }]
  if (record.withheld) return [{ kind: 'withheld' }]
  return record.hide_from_listings ? [{ kind: 'hiddenListed' }] : []
}
