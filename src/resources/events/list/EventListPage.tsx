import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MomentCell } from '../../../core/views/list/MomentCell.tsx'
import { NewRecord } from '../../../core/views/list/NewRecord.tsx'
import { Picture } from '../../../core/views/list/Picture.tsx'
import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import { RecordCard } from '../../../core/views/list/RecordCard.tsx'
import type { ListLabels } from '../../../core/views/list/recordList.ts'
import { RowMenuButton } from '../../../core/views/list/RowMenuButton.tsx'
import { StatusSign } from '../../../core/views/list/StatusMark.tsx'
import { offeredIn } from '../../../core/views/list/statusReach.ts'
import { ListPage } from '../../../core/views/ListPage.tsx'
import { plainCells, plainNames } from '../../../core/resource/plainFields.ts'
import type { TermRef } from '../../../core/resource/term.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { lazily } from '../../../ui/lazily.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { type EventRecord, plainEventFields } from '../eventRecord.ts'
import type { VersionsOf } from '../rules/versionsLook.ts'
import { isEventFilter } from './requestedEvents.ts'
import { EventLanguages, useVersionsOf } from './EventLanguages.tsx'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import { useEventNarrowing } from './eventNarrowing.tsx'
import type { EventListState } from './useEventList.ts'
import { type RowLabels, useRowMessages } from './useRowMessages.ts'
import LockOutlined from '@mui/icons-material/LockOutlined'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import StarOutlined from '@mui/icons-material/StarOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'

/** What sets an event apart in the calendar, as signs with names. */
function EventMarks({ event, words: { t } }: { event: EventRecord; words: RowLabels }) {
  const shared = { fontSize: 'small', color: 'action' } as const
  return (
    <>
      {event.featured ? <StarOutlined {...shared} titleAccess={t('flags.featured')} /> : null}
      {event.sticky ? <PushPinOutlined {...shared} titleAccess={t('flags.sticky')} /> : null}
      {event.hide_from_listings ? (
        <VisibilityOffOutlined {...shared} titleAccess={t('flags.hidden')} />
      ) : null}
      {event.withheld ? <LockOutlined {...shared} titleAccess={t('flags.withheld')} /> : null}
    </>
  )
}

const EmptyEvents = lazily(() => import('./EmptyEvents.tsx').then((it) => it.EmptyEvents))

const EventMenu = lazily(() => import('./EventMenu.tsx').then((it) => it.EventMenu))

const EventSelection = lazily(() =>
  import('../bulk/EventSelection.tsx').then((it) => it.EventSelection),
)

const plainTexts = plainNames(plainEventFields, 'text')

/** Columns that are there only when somebody asks for them. */
const columnsAtFirst = {
  image: false,
  organizer: false,
  tags: false,
  cost: false,
  ...Object.fromEntries(plainTexts.map((name) => [name, false])),
  author: false,
  modified: false,
  id: false,
  slug: false,
}

/** The same where the names of events would have no room beside so many. */
const columnsWhereNarrow = { ...columnsAtFirst, categories: false, languages: false }

interface ListPlace {
  /** the content language */
  language: string
  siteZone: string
  today: WallDay
  words: RowLabels
  /** null where there is one language */
  versionsOf: VersionsOf | null
  /** names of the languages, by code */
  languages: Readonly<Record<string, string>>
}

const nameOf = ({ name, id }: TermRef) => name || `#${id}`

/** Every column an event can have in a table, in the order they stand. The header is a key. */
function cellsOf({ language, siteZone, today, words, versionsOf, languages }: ListPlace) {
  const spoken = (names: readonly string[]) => <span lang={language}>{names.join(', ')}</span>
  return {
    image: ({ image }) => <Picture image={image} />,
    title: (event) => (
      <>
        <EventTitle {...{ event, language, words }} />
        <EventMarks {...{ event, words }} />
      </>
    ),
    when: (event) => <EventWhenCell {...{ event, siteZone, today, words }} />,
    venue: ({ venue }) => spoken(venue.map(({ venue, id }) => venue || `#${id}`)),
    organizer: ({ organizer }) =>
      spoken(organizer.map(({ organizer, id }) => organizer || `#${id}`)),
    categories: ({ categories }) => spoken(categories.map(nameOf)),
    tags: ({ tags }) => spoken(tags.map(nameOf)),
    languages: ({ id }) =>
      versionsOf ? <EventLanguages {...{ id, versionsOf }} names={languages} /> : null,
    status: ({ status }) => <StatusSign status={status} words={words.status(status)} />,
    cost: ({ cost }) => cost,
    ...plainCells<EventRecord, typeof plainEventFields, ReactNode>(plainEventFields, (text) =>
      spoken([text]),
    ),
    author: ({ author }) => author,
    modified: ({ modified }) => <MomentCell wall={modified} />,
    id: ({ id }) => id,
    slug: ({ slug }) => readableSlug(slug),
  } satisfies Record<string, (event: EventRecord) => ReactNode>
}

type EventColumnName = keyof ReturnType<typeof cellsOf>

/** CSS widths that columns would like; the others share what is left. */
const columnWidths: Partial<Record<EventColumnName, string>> = {
  image: '60px',
  title: '29%',
  when: 'clamp(212px, 17vw, 280px)',
  languages: '86px',
  status: 'clamp(132px, 11.5vw, 172px)',
  modified: '190px',
  id: '80px',
}

/** The columns with their headers in words. */
function useEventColumns(place: ListPlace, more: EventListPageProps['more']) {
  const { t } = useTranslation(['eventList', 'app', 'ui'])
  return useMemo(() => {
    const cells = cellsOf(place)
    const isShown = (name: string): name is EventColumnName =>
      name in cells && (name !== 'languages' || place.versionsOf !== null)
    const columns = Object.keys(cells)
      .filter(isShown)
      .map((id): RecordColumn<EventRecord> => ({
        id,
        header: id === 'languages' ? t('ui:languages') : t(`columns.${id}`),
        cell: cells[id],
        names: id === 'title',
        width: columnWidths[id],
      }))
    const at = columns.findIndex(({ names }) => names) + 1
    return more ? columns.toSpliced(at, 0, { id: 'missing', ...more }) : columns
  }, [t, place, more])
}

interface EventCardProps extends ListPlace, Pick<EventListPageProps, 'more'> {
  event: EventRecord
  actions: ReactNode
}

/** An event where there is no room for a table. */
function EventCard({ event, actions, more, ...place }: EventCardProps) {
  const { language, words } = place
  const where = event.venue.map(({ venue }) => venue).filter(Boolean)
  return (
    <RecordCard name={<EventTitle {...{ event, language, words }} />} actions={actions}>
      <EventWhenCell {...{ event, ...place }} />
      {where.length > 0 ? <span lang={language}>{where.join(', ')}</span> : null}
      <StatusSign status={event.status} words={words.status(event.status)} />
      <EventMarks {...{ event, words }} />
      {more ? (
        <>
          {more.header}: {more.cell(event)}
        </>
      ) : null}
    </RecordCard>
  )
}

/** What the list says of its events. */
function useEventListWords({ isBackwards }: EventListState): ListLabels {
  const { t } = useTranslation(['eventList', 'app', 'ui'])
  return {
    caption: t(isBackwards ? 'captionPast' : 'caption'),
    count: (total) => t('ui:count.events', { count: total }),
    found: (total) => (total === 0 ? t('announcedNone') : t('announced', { count: total })),
    filter: (name) => (isEventFilter(name) ? t(`names.${name}`) : name),
  }
}

/** How the events are drawn: the rows of a table are drawn again only when this changes. */
function useLook(place: ListPlace, more: EventListPageProps['more']) {
  const { t } = useTranslation(['eventList', 'filters', 'app', 'ui'])
  return useMemo(() => {
    const { language } = place
    const nameOf = ({ title }: EventRecord) => title || t('ui:untitled')
    return {
      nameOf,
      actions: (event: EventRecord) => (
        <RowMenuButton
          label={t('filters:row.actions', { title: nameOf(event) })}
          renderMenu={(at) => <EventMenu {...{ event, language, ...at }} name={nameOf(event)} />}
        />
      ),
      card: (event: EventRecord, actions: ReactNode) => (
        <EventCard {...{ event, actions, more }} {...place} />
      ),
      Selection: EventSelection,
    }
  }, [t, place, more])
}

interface EventListPageProps {
  list: EventListState
  /** What is said of an event beside what the list always says, after its title. */
  more?: { header: string; cell: (event: EventRecord) => ReactNode }
  /** How far the list is, as long as it is judged here. */
  reading?: string | undefined
}

/** What narrows events, and the events that are left. */
export function EventListPage({ list, more, reading }: EventListPageProps) {
  const { t } = useTranslation(['eventList', 'app', 'ui'])
  const { service, today, mistakes, result } = list
  const words = useRowMessages()
  const versionsOf = useVersionsOf(service, result.data)
  const place = useMemo((): ListPlace => {
    const { language, configuration } = service
    const { timezone: siteZone, languages } = configuration
    return { language, siteZone, languages, today, words, versionsOf }
  }, [service, today, words, versionsOf])
  return (
    <ListPage
      list={list}
      title={t('app:shell.events')}
      words={{ ...useEventListWords(list), reading }}
      narrowing={useEventNarrowing({
        list,
        mistakes,
        statuses: offeredIn(list),
        seen: result.data?.items ?? [],
        hasHidden: true,
      })}
      columns={useEventColumns(place, more)}
      columnsAtFirst={useIsNarrow('md') ? columnsWhereNarrow : columnsAtFirst}
      look={useLook(place, more)}
      newRecord={<NewRecord of="events" words={t('ui:new.events')} />}
      empty={<EmptyEvents list={list} />}
    />
  )
}
