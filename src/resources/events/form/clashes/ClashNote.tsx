import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusLabels } from '../../../../core/views/form/statusLabels.ts'
import { useService } from '../../../../api/useService.ts'
import { todayIn } from '../../../../time/wallTime.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { announce } from '../../../../ui/live/announcements.ts'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../../eventRecord.ts'
import { eventWhen } from '../../list/eventWhen.ts'
import type { FieldsProps } from '../fields/fieldsProps.ts'
import {
  type FormClash,
  type OverlapValues,
  clashesAsBefore,
  clashListings,
  formClashes,
} from './formClashes.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { allPagesOptions } from '../../../../core/query/allPages.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { useSettled } from '../../../../ui/form/useSettled.ts'
import { events } from '../../events.ts'
import { useHiddenEvents } from '../../hiddenEvents.ts'
import { eventForm } from '../eventForm.ts'
import { stack } from '../../../../ui/layout.ts'

/** milliseconds without a change before anything is asked */
const pause = 600

/** Milliseconds for which what was found is good enough to compare with. */
const freshFor = 120_000

const none: readonly EventRecord[] = []

/** What the boxes clash with. Nothing is asked about an event whose title, time and venue are as they were. */
function useFormClashes(form: FieldsProps['form'], opened: EventRecord | null) {
  const service = useService()
  const { timezone: siteZone } = service.configuration
  const status = useStatusReach(service)
  const boxes = useClashBoxes(form)
  const settled = useSettled(boxes, pause)
  const isAsBefore =
    opened !== null && clashesAsBefore(boxes, eventForm.filled(opened, { timezone: siteZone }))
  const listings = useMemo(() => clashListings(settled, status), [settled, status])
  const { data, isError, refetch } = useQuery({
    ...allPagesOptions(service, events, listings),
    enabled: listings.length > 0 && !isAsBefore && settled === boxes,
    staleTime: freshFor,
    // What is typed meanwhile is held against what is here.
    placeholderData: (before) => before,
  })
  const hidden = useHiddenEvents(service)
  const listed = data?.records ?? none
  const isOf = !isAsBefore && listings.length > 0
  const clashes = useMemo(
    () => (isOf ? formClashes(settled, { listed, hidden }, opened?.id, siteZone) : []),
    [isOf, settled, listed, hidden, opened?.id, siteZone],
  )
  return {
    clashes,
    /** some of what it may clash with could not be read */
    isUnknown: isOf && (isError || data?.isWhole === false),
    retry: () => void refetch(),
  }
}

/** The same object as long as all of them are the same. */
function useClashBoxes({ control }: FieldsProps['form']): OverlapValues {
  const [title, start_date, end_date, all_day, timezone, venue] = useWatch({
    control,
    name: ['title', 'start_date', 'end_date', 'all_day', 'timezone', 'venue'],
  })
  return useMemo(
    () => ({ title, start_date, end_date, all_day, timezone, venue }),
    [title, start_date, end_date, all_day, timezone, venue],
  )
}

/** As many as are named. */
const mostNamed = 4

const Note = stack('div', 0.5, (theme) => ({
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  background: (theme.vars ?? theme).palette.action.hover,
  fontSize: '0.875rem',
  '& p, & ul': { margin: 0, padding: 0 },
  '& li': { listStyle: 'none', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', minHeight: 24 },
}))

interface ClashNoteProps {
  form: FieldsProps['form']
  opened: EventRecord | null
}

/** Says beside the boxes what is at the same venue then, or has nearly the same title; nothing waits for it. */
export function ClashNote({ form, opened }: ClashNoteProps) {
  const { t } = useTranslation(['eventForm', 'eventDuplicate', 'ui', 'visibility'])
  const { clashes, isUnknown, retry } = useFormClashes(form, opened)
  const { length } = clashes
  const title = length > 0 ? t('clash.title', { count: length }) : ''
  useEffect(() => {
    if (title) announce(title)
  }, [title])
  if (length === 0 && !isUnknown) return null
  const more = length - mostNamed
  return (
    <Note>
      {title ? <p>{title}</p> : null}
      <ul>
        {clashes.slice(0, mostNamed).map((clash) => (
          <ClashLine key={clash.event.id} {...clash} />
        ))}
        {more > 0 ? <li>{t('ui:andMore', { count: more })}</li> : null}
      </ul>
      {isUnknown ? (
        <p>
          {t('clash.unknown')} <Button onClick={retry}>{t('ui:lookAgain')}</Button>
        </p>
      ) : null}
    </Note>
  )
}

function ClashLine({ event, kinds }: FormClash) {
  const { t, i18n } = useTranslation(['eventForm', 'eventDuplicate', 'ui', 'visibility'])
  const { language, configuration } = useService()
  const statuses = useStatusLabels()
  const when = eventWhen(event, i18n.language, todayIn(configuration.timezone))
  return (
    <li>
      {t(kinds.includes('venue') ? 'eventDuplicate:clash.venue' : 'clash.near')}{' '}
      <Facts>
        <RouterLink
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
          target="_blank"
          lang={event.title ? language : undefined}
        >
          {event.title || t('eventForm:page.untitled')}
        </RouterLink>
        {when?.days}
        {when?.hours}
        {event.status && statuses.name(event.status).toLowerCase()}
      </Facts>
    </li>
  )
}
