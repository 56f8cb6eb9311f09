import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordListing } from '../../../core/views/list/RecordListing.tsx'
import { RowMenuButton } from '../../../core/views/list/RowMenuButton.tsx'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { ListPlace } from './eventColumns.tsx'
import type { EventListState } from './useEventList.ts'
import { EmptyEvents } from './EmptyEvents.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import type { ListWords } from '../../../core/views/list/recordList.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { isEventFilter } from './askedEvents.ts'
import { styled } from '@mui/material/styles'
import { EventMarks } from './EventMarks.tsx'
import { EventTitle } from './EventTitle.tsx'
import { EventWhenCell } from './EventWhenCell.tsx'
import { StatusSign } from '../../../core/views/list/StatusMark.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  marginBlockStart: theme.spacing(0.5),
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

interface EventCardProps extends ListPlace {
  event: EventRecord
  actions: ReactNode
}

/** An event where there is no room for a table. */
function EventCard({ event, actions, ...place }: EventCardProps) {
  const { language, siteZone, today, words } = place
  const where = event.venue.map(({ venue }) => venue).filter(Boolean)
  return (
    <>
      <Head>
        <EventTitle id={event.id} title={event.title} {...{ language, words }} />
        {actions}
      </Head>
      <div>
        <EventWhenCell {...{ event, siteZone, today, words }} />
      </div>
      {where.length > 0 ? <div lang={language}>{where.join(', ')}</div> : null}
      <Line>
        <StatusSign status={event.status} words={words.status(event.status)} />
        <span>
          <EventMarks {...{ event, words }} />
        </span>
      </Line>
    </>
  )
}

/** What the list says of its events. */
function useEventListWords({ isBackwards }: EventListState): ListWords {
  const { t, i18n } = useTranslation('eventList')
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return {
    caption: t(isBackwards ? 'captionPast' : 'caption'),
    order: t(isBackwards ? 'orderPast' : 'order'),
    orderHelp: t('orderHelp'),
    count: (total) => t('count', counted(total)),
    found: (total) => (total === 0 ? t('announcedNone') : t('announced', counted(total))),
    filter: (name) => (isEventFilter(name) ? t(`names.${name}`) : name),
  }
}

const EventMenu = lazily(() => import('./EventMenu.tsx').then((it) => it.EventMenu))

const EventSelection = lazily(() =>
  import('../bulk/EventSelection.tsx').then((it) => it.EventSelection),
)

interface EventRowsProps {
  list: EventListState
  place: ListPlace
  columns: RecordColumn<EventRecord>[]
  shown: ColumnChoice
}

/** The events of a list, or what is there instead of them. */
export function EventRows({ list, place, columns, shown }: EventRowsProps) {
  const words = useEventListWords(list)
  const { actions, nameOf } = useRowActions(place.language)
  const card = (event: EventRecord, actions: ReactNode) => (
    <EventCard {...{ ...place, event, actions }} />
  )
  return (
    <RecordListing
      {...{ list, words }}
      look={{ columns, shown, actions, card, nameOf, Selection: EventSelection }}
      empty={<EmptyEvents list={list} />}
    />
  )
}

function useRowActions(language: string) {
  const { t } = useTranslation(['eventList', 'filters'])
  const nameOf = useCallback(({ title }: EventRecord) => title || t('untitled'), [t])
  const actions = useCallback(
    (event: EventRecord) => {
      const name = nameOf(event)
      return (
        <RowMenuButton
          label={t('filters:row.actions', { title: name })}
          renderMenu={(at) => <EventMenu {...{ event, name, language, ...at }} />}
        />
      )
    },
    [t, nameOf, language],
  )
  return { actions, nameOf }
}
