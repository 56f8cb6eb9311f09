import { useTranslation } from 'react-i18next'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { useFilterLabels } from '../../../core/views/list/listLabels.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { ApiError } from '../../../api/apiError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { ExportStatus } from './ExportStatus.tsx'
import { formatsOf } from './fileWriter.ts'
import { recordNarrowings } from '../../../resources/recordNarrowings.tsx'
import { useExport } from './useExport.ts'
import { type ExportableList, useExportable } from './useExportable.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { styled } from '@mui/material/styles'

/** Sentences, no wider than is easily read. */
const Reading = styled('p')({ maxWidth: '72ch' })

/** What narrows a list narrows what is exported of it. */
function ExportFilters({ of, list }: Pick<ExportableList, 'of' | 'list'>) {
  const { t } = useTranslation(['translations', 'ui'])
  if (of === 'events') return <EventNarrowing list={list} mistakes={list.mistakes} />
  const Narrowing = recordNarrowings[of]
  return <Narrowing list={list} mistakes={list.mistakes} searchLabel={t(`search.${of}`)} />
}

/** The records of a list as a file: which, in what format, and how far it is. */
export function ExportPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const wanted = useExportable(of)
  const out = useExport(wanted)
  const { count, total } = wanted
  const isBusy = out.exporting.kind === 'reading' || out.exporting.kind === 'writing'
  return (
    <>
      <ExportFilters {...wanted} />
      <Found wanted={wanted} />
      <Choices>
        {formatsOf(of).map((format) => (
          <Button
            key={format}
            variant={format === 'csv' ? 'contained' : 'outlined'}
            disabled={isBusy || !count.data || total === 0}
            onClick={() => out.start(format)}
          >
            {t(`out.${format}`)}
          </Button>
        ))}
      </Choices>
      <ExportStatus out={out} />
      <Reading>{t('out.text')}</Reading>
      {of === 'events' ? (
        <>
          <Reading>{t('out.calendar')}</Reading>
          <Reading>{t('out.hidden')}</Reading>
        </>
      ) : (
        <Reading>{t('out.noCalendar')}</Reading>
      )}
    </>
  )
}

/** How many there are and from when that is, or why it is not known. */
function Found({ wanted: { of, count, total } }: { wanted: ExportableList }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { filter } = useFilterLabels()
  const { data, error, dataUpdatedAt, isFetching } = count
  const params = error instanceof ApiError ? Object.keys(error.params) : []
  const again = () => void count.refetch()
  return (
    <>
      {error ? (
        <ListError error={error} refusedFilters={params.map(filter)} onRetry={again} />
      ) : null}
      {data ? (
        <ListStatus
          summary={total === null ? null : <output>{t(`ui:count.${of}`, { count: total })}</output>}
          readAt={dataUpdatedAt}
          isBusy={isFetching}
          onRefresh={again}
        />
      ) : null}
      {count.isPending && !error ? <p>{t('out.counting')}</p> : null}
    </>
  )
}
