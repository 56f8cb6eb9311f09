import Add from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'

import { useTranslation } from 'react-i18next'
import { AddressMistakes } from '../../collection/list/AddressMistakes.tsx'
import { ListToolbar } from '../../collection/list/ListToolbar.tsx'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { StatusTabs } from '../../collection/list/StatusTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { useColumnChoice } from '../../ui/table/columnChoice.ts'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import { windowOf } from './dateWindow.ts'
import { columnsAtFirst, columnsWhereNarrow } from './eventColumns.tsx'
import { EventPresets } from './EventPresets.tsx'
import { EventRows } from './EventRows.tsx'
import { shownFilters } from './shownFilters.ts'
import { useEventColumns } from './useEventColumns.ts'
import { type EventListState, useEventList } from './useEventList.ts'
import { useEventWords } from './useEventWords.ts'
import { useRowWords } from './useRowWords.ts'
import { lazily } from '../../ui/lazily.tsx'

const EventFilterDrawer = lazily(
  async () => (await import('./EventFilterDrawer.tsx')).EventFilterDrawer,
)
const EventChips = lazily(async () => (await import('./EventChips.tsx')).EventChips)

/** Every listing parameter of the interface in the address, the events they find under it. */
export function EventList() {
  const { t } = useTranslation('eventList')
  const list = useEventList()
  const { windowSentence, mistake } = useEventWords()
  const words = useRowWords()
  const { service, today, filters, reach } = list
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
        actions={<NewEvent list={list} />}
      />
      <ListToolbar
        {...{ list, columns, choice }}
        searchLabel={t('search')}
        inForce={shownFilters(filters, reach).length}
        chips={<EventChips list={list} tabs={reach} seen={list.result.data?.items ?? []} />}
        renderDrawer={(onClose) => <EventFilterDrawer {...{ list, onClose }} />}
      />
      <EventPresets list={list} hasHidden />
      <StatusTabs list={list} />
      <AddressMistakes sentences={list.eventMistakes.map(mistake)} />
      <EventRows {...{ list, place, columns }} shown={choice.shown} />
    </Stack>
  )
}

function NewEvent({ list: { service } }: { list: EventListState }) {
  const { t } = useTranslation('eventList')
  if (!useMayWrite(service)) return null
  return (
    <RouterButton
      to="/$language/events/new"
      params={{ language: service.language }}
      variant="contained"
      startIcon={<Add />}
    >
      {t('new')}
    </RouterButton>
  )
}
