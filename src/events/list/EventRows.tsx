import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordListing } from '../../collection/list/RecordListing.tsx'
import { RowMenuButton } from '../../collection/list/RowMenuButton.tsx'
import type { ColumnChoice } from '../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../ui/table/recordColumn.ts'
import type { EventRecord } from '../eventRecord.ts'
import { EventCard } from './EventCard.tsx'
import type { ListPlace } from './eventColumns.tsx'
import type { EventListState } from './useEventList.ts'
import { useEventListWords } from './useEventListWords.ts'
import { EmptyEvents } from './EmptyEvents.tsx'
import { lazily } from '../../ui/lazily.tsx'

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
