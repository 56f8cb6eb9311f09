import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { fieldId } from '../../../ui/form/useField.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { fieldOfLack } from '../rules/judging.ts'
import { EventListPage } from './EventListPage.tsx'
import { useLackLabels } from './useLackLabels.ts'
import { useJudgedEvents } from './useJudgedEvents.ts'

const Lines = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
}))

/** What an event lacks, each a way to where that is mended. */
function Lacks({ event, lacks }: { event: EventRecord; lacks: readonly string[] }) {
  const { language } = useService()
  const labelOf = useLackLabels()
  const id = String(event.id)
  return (
    <Lines>
      {lacks.map((name) => {
        const field = fieldOfLack(name)
        return field === null ? (
          <RouterLink
            key={name}
            to="/$language/translations/of/$"
            params={{ language: name, _splat: `${language}/events/${id}` }}
          >
            {labelOf(name)}
          </RouterLink>
        ) : (
          <RouterLink
            key={name}
            to="/$language/events/$id"
            params={{ language, id }}
            hash={fieldId('field', field)}
          >
            {labelOf(name)}
          </RouterLink>
        )
      })}
    </Lines>
  )
}

const cellOf = (lacksOf: (event: EventRecord) => readonly string[]) => (event: EventRecord) => (
  <Lacks event={event} lacks={lacksOf(event)} />
)

/** The events that lack something, or are one's own: every event of the days is read and looked at. */
export function JudgedEvents() {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const list = useJudgedEvents()
  const { lacksOf, progress } = list
  const hasLacks = list.filters.missing !== undefined
  const more = useMemo(
    () =>
      hasLacks
        ? {
            header: t('names.missing'),
            cell: cellOf(lacksOf),
          }
        : undefined,
    [t, hasLacks, lacksOf],
  )
  return (
    <EventListPage
      list={list}
      {...(more ? { more } : {})}
      reading={
        progress
          ? t('eventFilters:reading', {
              done: progress.done,
              total: progress.total,
            })
          : undefined
      }
    />
  )
}
