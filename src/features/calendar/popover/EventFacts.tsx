import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
import type { KnownVersion } from '../../../resources/events/editing.ts'
import { eventWhen } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { useSeparating } from '../../translations/confirming/useSeparating.ts'
import { knownVersions, useKnownLinks } from '../../translations/translations.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { type Item, statusesApart } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
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
