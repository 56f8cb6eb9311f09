import Add from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { AddressMistakes } from '../../../core/views/list/AddressMistakes.tsx'
import { ListToolbar } from '../../../core/views/list/ListToolbar.tsx'
import { offeredIn, useMayWrite } from '../../../core/views/list/statusReach.ts'
import { StatusTabs } from '../../../core/views/list/StatusTabs.tsx'
import { viewedList } from '../../../core/views/list/views/viewed.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { useColumnChoice } from '../../../ui/table/columnChoice.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { windowOf } from './dateWindow.ts'
import {
  columnsAtFirst,
  columnsWhereNarrow,
  columnWidths,
  type EventColumnName,
  eventColumns,
  type ListPlace,
} from './eventColumns.tsx'
import { EventPresets } from './EventPresets.tsx'
import { EventRows } from './EventRows.tsx'
import { shownFilters } from './shownFilters.ts'
import { type EventListState, useEventList } from './useEventList.ts'
import { useEventWords } from './useEventWords.ts'
import { useRowWords } from './useRowWords.ts'
import { EventChips } from './EventChips.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { useMemo } from 'react'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import type { EventRecord } from '../eventRecord.ts'

/** The columns with their headers in words. */
function useEventColumns({ language, siteZone, today, words }: ListPlace) {
  const { t } = useTranslation('eventList')
  return useMemo(() => {
    const cells = eventColumns({ language, siteZone, today, words })
    const names = Object.keys(cells).filter((name): name is EventColumnName => name in cells)
    return names.map((id): RecordColumn<EventRecord> => ({
      id,
      header: t(`columns.${id}`),
      cell: cells[id],
      names: id === 'title',
      width: columnWidths[id],
    }))
  }, [t, language, siteZone, today, words])
}

const EventFilterDrawer = lazily(() =>
  import('./EventFilterDrawer.tsx').then((it) => it.EventFilterDrawer),
)

/** Every listing parameter of the interface in the address, the events they find under it. */
export function EventList() {
  const { t } = useTranslation('eventList')
  const list = useEventList()
  const { windowSentence, mistake } = useEventWords()
  const words = useRowWords()
  const { service, today, filters } = list
  const tabs = offeredIn(list)
  const place = {
    language: service.language,
    siteZone: service.configuration.timezone,
    today,
    words,
  }
  const columns = useEventColumns(place)
  const choice = useColumnChoice('events', useIsNarrow('md') ? columnsWhereNarrow : columnsAtFirst)
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        summary={windowSentence(windowOf(filters))}
        actions={<ListActions list={list} />}
      />
      <ListToolbar
        {...{ list, columns, choice }}
        searchLabel={t('search')}
        inForce={shownFilters(filters, tabs).length}
        chips={<EventChips list={list} tabs={tabs} seen={list.result.data?.items ?? []} />}
        renderDrawer={(onClose) => <EventFilterDrawer {...{ list, onClose }} />}
      />
      <EventPresets list={list} hasHidden />
      <StatusTabs list={list} />
      <AddressMistakes sentences={list.eventMistakes.map(mistake)} />
      <EventRows {...{ list, place, columns }} shown={choice.shown} />
    </Stack>
  )
}

/** A new event, and where the site has rules: all that is listed, held against them. */
function ListActions({ list }: { list: EventListState }) {
  const { t } = useTranslation('eventList')
  const { service } = list
  const params = { language: service.language }
  if (!useMayWrite(service)) return null
  return (
    <>
      {service.configuration.rules ? (
        <RouterButton
          to="/$language/events/rules"
          params={params}
          search={viewedList(list).current}
        >
          {t('rules')}
        </RouterButton>
      ) : null}
      <RouterButton
        to="/$language/events/new"
        params={params}
        variant="contained"
        startIcon={<Add />}
      >
        {t('new')}
      </RouterButton>
    </>
  )
}
