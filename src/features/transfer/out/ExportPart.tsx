import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { JobProgress } from '../../../core/job/JobProgress.tsx'
import { pagesInOrder } from '../../../core/query/allPages.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { labelRooms } from '../../../core/resource/fieldLabel.ts'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { useFilterLabels } from '../../../core/views/list/listLabels.ts'
import { type Missing, exportRun, type ExportRun, type ExportState } from './exportRun.ts'
import { type ExportableList, useExportable } from './useExportable.ts'
import { mostChangedRows } from '../table/table.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { recordNarrowings } from '../../../resources/recordNarrowings.tsx'
import { todayIn } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { ListStatus } from '../../../ui/filters/ListStatus.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { formatsOf, type FileFormat, writerOf } from './fileFormats.ts'

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
            variant={format === 'xlsx' ? 'contained' : 'outlined'}
            disabled={isBusy || !count.data || total === 0}
            onClick={() => out.start(format)}
          >
            {t(`out.${format}`)}
          </Button>
        ))}
      </Choices>
      <ExportStatus out={out} />
      <Reading>{t('out.text')}</Reading>
      {of === 'events' ? <Reading>{[t('out.calendar'), t('out.hidden')].join(' ')}</Reading> : null}
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

/** How far an export is, and what came of it. */
function ExportStatus({ out }: { out: Export }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { exporting, stop, goOn } = out
  if (exporting.kind === 'none') return null
  if (exporting.kind === 'noWriter') return <Alert severity="error">{t('out.noWriter')}</Alert>
  if (exporting.kind === 'stopped') return <output>{t('out.stopped')}</output>
  if (exporting.kind === 'done') return <Done {...exporting} />
  if (exporting.kind === 'unwritten') return <Unwritten {...{ goOn, stop }} />
  const { done, known } = exporting
  if (exporting.kind !== 'unread')
    return (
      <>
        <JobProgress {...{ done }} total={exporting.kind === 'reading' ? known : 0}>
          {t(`out.${exporting.kind}`)}
        </JobProgress>
        <Choices>
          <Button onClick={stop}>{t('ui:stop')}</Button>
        </Choices>
      </>
    )
  const { error } = exporting
  return (
    <>
      <output>{t('out.kept', { done, known })}</output>
      <ListError
        error={error instanceof Error ? error : new Error('unreadable')}
        refusedFilters={[]}
        onRetry={goOn}
        actions={<Button onClick={stop}>{t('ui:stop')}</Button>}
      />
    </>
  )
}

/** All was read, and lost with what was to make a file of it. */
function Unwritten({ goOn, stop }: Pick<Export, 'goOn' | 'stop'>) {
  const { t } = useTranslation(['transfer', 'ui'])
  return (
    <Alert severity="error">
      {t('out.unwritten')}
      <Choices>
        <Button variant="contained" onClick={goOn}>
          {t('ui:retry')}
        </Button>
        <Button onClick={stop}>{t('ui:stop')}</Button>
      </Choices>
    </Alert>
  )
}

const reasons = [
  'unreadable',
  'slipped',
  'withheld',
  'tooLong',
  'undated',
  'unknownZone',
] as const satisfies readonly (keyof Missing)[]

const Losses = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

function Done({ name, count, missing }: { name: string; count: number; missing: Missing }) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const losses = reasons.filter((reason) => (missing[reason] ?? 0) > 0)
  return (
    <>
      <Typography
        ref={place}
        component="output"
        tabIndex={-1}
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {t('out.done', { name, count })}
      </Typography>
      {count > mostChangedRows && !name.endsWith('.ics') ? (
        <Alert severity="info">
          {t('out.inParts', { rows: formatNumber(i18n.language, mostChangedRows) })}
        </Alert>
      ) : null}
      {losses.length > 0 ? (
        <Alert severity="warning">
          <Losses>
            {losses.map((reason) => (
              <li key={reason}>{t(`out.missing.${reason}`, { count: missing[reason] ?? 0 })}</li>
            ))}
          </Losses>
        </Alert>
      ) : null}
    </>
  )
}

/** An export that was begun, or is about to be. */
type Exporting =
  | { readonly kind: 'none' }
  /** the code that writes the format could not be fetched */
  | { readonly kind: 'noWriter' }
  | (ExportState & { readonly name: string })

/** Exports what the address asks for; leaving ends it. */
function useExport(wanted: ExportableList) {
  const { of, service, collection, asked, isAsked } = wanted
  const [exporting, setExporting] = useState<Exporting>({ kind: 'none' })
  const { i18n } = useTranslation(['transfer', 'recordForm', labelRooms[of]])
  const running = useRef<ExportRun>(null)
  useEffect(() => () => running.current?.stop(), [])

  const { configuration, language, site } = service
  const start = async (format: FileFormat) => {
    running.current?.stop()
    const facts = {
      of,
      language,
      host: new URL(site).host,
      timezone: configuration.timezone,
      siteName: configuration.siteName[language] ?? '',
      statuses: configuration.statuses,
      translator: i18n,
    }
    const writer = await writerOf(format).catch(() => null)
    if (writer === null) return setExporting({ kind: 'noWriter' })
    const pages = (from: number, signal: AbortSignal) =>
      pagesInOrder(service, collection, asked, from, signal)
    const name = `${of}.${language}.${todayIn(configuration.timezone)}.${format}`
    const onChange = (state: ExportState) => {
      setExporting({ ...state, name })
      if (state.kind === 'done') download(name, state.file)
    }
    running.current = exportRun({ pages, isAsked, openWriter: () => writer(facts), onChange })
  }

  return {
    exporting,
    start: (format: FileFormat) => void start(format),
    stop: () => running.current?.stop(),
    goOn: () => running.current?.goOn(),
  }
}

type Export = ReturnType<typeof useExport>
