import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { listOptions } from '../../core/query/readOptions.ts'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { formatDate, formatList } from '../../i18n/formats.ts'
import { eventWhen, events, everyDate } from '../../resources/events/events.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { type Spoken, useVersionStatus } from '../translations/translations.ts'
import { lastDayAhead, pagesLeft, type Ahead } from './useAhead.ts'
import { byDate, gapTasks, overlapping, type Task, versionTasks } from './tasks.ts'

/** So many are shown before somebody asks for all. */
const mostShown = 12

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    minHeight: 44,
    paddingBlock: theme.spacing(0.5),
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& li > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > :last-child': { flex: 'none' },
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
  [theme.breakpoints.down('sm')]: { '& small': { display: 'block' } },
}))

const none: readonly Spoken[] = []

/** What is known of how far the languages are; nothing where there is one alone. */
function useVersions(aheads: readonly Ahead[]) {
  const known = aheads.filter(({ records, error }) => records !== undefined || error === null)
  const isRead = known.length > 1 && known.every(({ records }) => records !== undefined)
  const spoken = known.map(({ language, records = [] }) => ({ language, events: records }))
  const status = useVersionStatus(isRead ? spoken : none, pagesLeft(aheads))
  const untils = known.map(({ until }) => until)
  return {
    ...status,
    isAwaited: known.length > 1 && !(isRead && status.isPaired) && !status.hasFailed,
    until: untils.includes(null) ? null : (untils.toSorted()[0] ?? null),
  }
}

/**
 * How many events wait for review, of every date; none where this account may not list them.
 * @param isReady the rest is there: the list does not wait for it
 */
export function usePending(isReady: boolean) {
  const service = useService()
  const isAsked = useStatusReach(service).includes('pending')
  const filters = { status: ['pending'], ...everyDate, per_page: 1 }
  return useQuery({ ...listOptions(service, events, filters), enabled: isAsked && isReady })
}

interface TodoListProps {
  aheads: readonly [Ahead, ...Ahead[]]
  pending: ReturnType<typeof usePending>
}

/** What the events of the next four weeks lack, the soonest first, each with what to do about it. */
export function TodoList({ aheads, pending }: TodoListProps) {
  const { t, i18n } = useTranslation(['desk', 'ui'])
  const { configuration, language } = useService()
  const nameOf = useLanguageName()
  const [isWhole, setWhole] = useState(false)
  const versions = useVersions(aheads)
  const [{ records, today, until }] = aheads
  const { rows, until: versionsUntil } = versions
  const tasks = useMemo(
    () =>
      byDate(
        [
          ...(records && until ? gapTasks(records, language, { today, until }) : []),
          ...(versionsUntil ? versionTasks(rows, language, { today, until: versionsUntil }) : []),
        ],
        today,
      ),
    [records, rows, language, today, until, versionsUntil],
  )
  const overlaps = useMemo(
    () =>
      records && until
        ? overlapping(records, language, configuration.timezone, { today, until })
        : [],
    [records, language, configuration.timezone, today, until],
  )
  const unread = aheads.filter((one) => one.records === undefined && one.error !== null)
  const total = pending.data?.total ?? 0
  const sum = tasks.length + Number(total > 0) + Number(overlaps.length > 0)
  const isAwaited = records === undefined || versions.isAwaited
  const ends = [until, versionsUntil].flatMap((end) => end ?? [])
  const end = ends.toSorted()[0]
  return (
    <>
      {unread.slice(records === undefined ? 1 : 0).map((one) => (
        <Unread key={one.language} onRetry={one.read}>
          {t('unread', { language: configuration.languages[one.language] ?? one.language })}
        </Unread>
      ))}
      {pending.error ? (
        <Unread onRetry={() => void pending.refetch()}>{t('todo.uncounted')}</Unread>
      ) : null}
      {versions.hasFailed ? <Unread onRetry={versions.pairAgain}>{t('todo.failed')}</Unread> : null}
      <Rows>
        {total > 0 ? (
          <Several
            what={t('todo.pending', { count: total })}
            action={t('ui:review')}
            search={{ status: 'pending', ...everyDate }}
          />
        ) : null}
        {overlaps.length > 0 ? (
          <Several
            what={t('todo.overlaps', { count: overlaps.length })}
            action={t('action.overlaps')}
            search={{ include: overlaps.map(({ id }) => id).join(','), ...everyDate }}
          />
        ) : null}
        {tasks.slice(0, isWhole ? undefined : mostShown).map((task) => (
          <TaskRow
            key={`${task.kind} ${task.event.language} ${task.event.id}`}
            languages={formatList(i18n.language, task.languages.map(nameOf))}
            {...{ task, today }}
          />
        ))}
      </Rows>
      {isAwaited ? <PageSkeleton /> : sum === 0 && end ? <p>{t('todo.nothing')}</p> : null}
      {tasks.length > mostShown && !isWhole ? (
        <p>
          <Button onClick={() => setWhole(true)}>{t('todo.all', { count: tasks.length })}</Button>
        </p>
      ) : null}
      {isAwaited ? null : end === undefined ? (
        <p>{t('tooMany')}</p>
      ) : end < lastDayAhead(today) ? (
        <p>
          <small>{t('until', { day: formatDate(i18n.language, end) })}</small>
        </p>
      ) : null}
    </>
  )
}

/** A part that is not there, beside others that are. */
function Unread({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <p role="alert">
      {children} <Button onClick={onRetry}>{t('retry')}</Button>
    </p>
  )
}

interface SeveralProps {
  what: string
  action: string
  search: Readonly<Record<string, string>>
}

/** Several events that one list shows. */
function Several({ what, action, search }: SeveralProps) {
  const { t } = useTranslation(['desk', 'ui'])
  const { language } = useService()
  return (
    <li>
      <span>{what}</span>
      <RouterButton
        className="unprinted"
        to="/$language/events"
        params={{ language }}
        variant="outlined"
        aria-label={t('action.of', { action, title: what })}
        {...{ search }}
      >
        {action}
      </RouterButton>
    </li>
  )
}

interface TaskRowProps {
  task: Task
  today: WallDay
  languages: string
}

function TaskRow({
  task: { kind, event, source, dates, languages: codes },
  today,
  languages,
}: TaskRowProps) {
  const { t, i18n } = useTranslation(['desk', 'ui'])
  const when = eventWhen(dates, i18n.language, today)
  const title = event.title || t('ui:untitled')
  const action = t(`action.${kind}`)
  const [first = event.language] = codes
  const look = { variant: 'outlined', 'aria-label': t('action.of', { action, title }) } as const
  return (
    <li>
      <div>
        <RecordLink name="events" language={event.language} place={{ id: String(event.id) }}>
          <span lang={event.language}>{title}</span>
        </RecordLink>{' '}
        <small>
          <Facts>
            {when?.days ?? dates.start_date}
            {t(`lacking.${kind}`, { languages })}
          </Facts>
        </small>
      </div>
      {codes.length === 0 ? (
        <RouterButton
          className="unprinted"
          to="/$language/events/$id"
          params={{ language: event.language, id: String(event.id) }}
          {...look}
        >
          {action}
        </RouterButton>
      ) : kind === 'unpaired' ? (
        <RouterButton
          className="unprinted"
          to="/$language/translations/of/$"
          params={{ language: first, _splat: `${source.language}/events/${source.id}` }}
          {...look}
        >
          {action}
        </RouterButton>
      ) : (
        <RouterButton
          className="unprinted"
          to="/$language/translations/$id"
          params={{ language: source.language, id: String(source.id) }}
          search={{ create: first }}
          {...look}
        >
          {action}
        </RouterButton>
      )}
    </li>
  )
}
