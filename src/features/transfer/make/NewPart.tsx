import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { ReadOnlyNote } from '../../../core/views/form/ReadOnlyNote.tsx'
import { ListError } from '../../../core/views/list/ListError.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { calendarFiles, tableFiles, useTableMessages } from '../in/useTableMessages.ts'
import { NewRows, useRowMessages } from './check/NewRows.tsx'
import type { DryRow } from './check/dryRun.ts'
import { exportedColumn } from '../columns/columns.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import { ColumnChooser } from './columns/ColumnChooser.tsx'
import { type Mapping, keepMapping, newTable } from './columns/mapping.ts'
import { CalendarChoices } from './file/CalendarChoices.tsx'
import { NameChooser } from './names/NameChooser.tsx'
import type { Choices } from './names/linkCell.ts'
import { useDryRun, throughAll } from './useDryRun.ts'
import { ImportRuns } from '../run/ImportRuns.tsx'
import type { ImportPlan, LeftRow } from '../run/importPlan.ts'
import { plannedTasks } from '../run/plannedTasks.ts'
import { FileOptionFields } from '../table/FileOptionFields.tsx'
import type { ReadOptions } from '../table/fileOptions.ts'
import type { FileProblem, Table, ReadHow } from '../table/table.ts'
import { tableOfFile } from '../table/tableOfFile.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { FilePlace, FileStatus, FileSummary } from '../../../ui/files/FileStatus.tsx'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'
import { AboveActionBar } from '../../../ui/form/ActionBar.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

interface Taken {
  readonly file: File
  readonly table: Table
}

interface Around {
  readonly zone: string
  readonly locale: string
}

/** Of a calendar what is to come: the days can be chosen when it is read. */
async function taken(file: File, of: CollectionName, { zone, locale }: Around) {
  const first = todayIn(zone)
  const calendar = { zone, window: { first, last: addDays(first, 365) } }
  const read = await tableOfFile(file, of === 'events' ? { calendar, locale } : { locale })
  return 'problem' in read ? read : { file, table: read }
}

/** New records from a file: read, looked through, and made; what was left unfinished is offered first. */
export function NewPart({ of, onChanges }: Pick<Props, 'of' | 'onChanges'>) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('new')
  const service = useService()
  const mayWrite = useMayWrite(service)
  const { checking, take, stop } = useFileCheck<Taken, never, FileProblem>({
    read: (file) =>
      taken(file, of, { zone: service.configuration.timezone, locale: service.language }),
    unread: 'unreadable',
    check: () => Promise.resolve([]),
    known: ({ table }) => table.rows.length,
  })
  if (!mayWrite) return <ReadOnlyNote />
  return (
    <ImportRuns {...{ of }} isOfChanges={false} onEnd={stop}>
      {(start) => (
        <>
          <FilePlace
            label={t('new.place')}
            text={t(`new.text.${of}`)}
            choose={t('in.choose')}
            limits={t('new.limits', limits)}
            accept={of === 'events' ? `${tableFiles},${calendarFiles}` : tableFiles}
            onFile={(file) => void take(file)}
          />
          <FileStatus checking={checking} words={words} onStop={stop} />
          {checking.state === 'checked' ? (
            <NewFile
              {...{ of, onChanges }}
              file={checking.file.file}
              read={checking.file.table}
              onStart={start}
            />
          ) : null}
        </>
      )}
    </ImportRuns>
  )
}

interface TableFile {
  readonly table: Table
  /** how often it was read: rows have other places in what is read anew */
  readonly reads: number
  readonly isReading: boolean
  /** why it could not be read the other way; what was read before stays */
  readonly problem: FileProblem | null
}

/** A file that can be read another way: another sheet of it, other days. The last that was asked for counts. */
function useTableFile(file: File, first: Table) {
  const atFirst = { table: first, reads: 1, isReading: false, problem: null }
  const [state, setState] = useState<TableFile>(atFirst)
  const last = useRef(0)
  useEffect(
    () => () => {
      last.current = -1
    },
    [],
  )
  const reread = async (how: ReadHow) => {
    const own = last.current + 1
    last.current = own
    setState((before) => ({ ...before, isReading: true, problem: null }))
    const read = await tableOfFile(file, how)
    if (last.current !== own) return
    if ('problem' in read)
      return setState((before) => ({ ...before, isReading: false, problem: read.problem }))
    setState(({ reads }) => ({ ...atFirst, table: read, reads: reads + 1 }))
  }
  return { ...state, reread: (how: ReadHow) => void reread(how) }
}

interface Props {
  of: CollectionName
  /** which is read again for another sheet of it, or other days */
  file: File
  read: Table
  onStart: (plan: ImportPlan) => Promise<void>
  /** takes a file that was exported here for what was changed in it */
  onChanges: (file: File) => void
}

/** A file as new records: its columns, its names, its rows, and the button that makes them. */
function NewFile({ of, file, read, onStart, onChanges }: Props) {
  const { t } = useTranslation(['transfer', 'job', 'ui'])
  const { words } = useTableMessages('new')
  const rowWords = useRowMessages(of)
  const service = useService()
  const { timezone: zone } = service.configuration
  const [own, setMapping] = useState<Mapping | null>(null)
  const [choices, setChoices] = useState<Choices>(new Map())
  const { table: whole, reads, isReading, problem, reread } = useTableFile(file, read)
  const [chosen, setChosen] = useState<ReadOptions>({})
  const { table, mapping, options } = useMemo(
    () => newTable(of, whole, chosen, own),
    [of, whole, chosen, own],
  )
  const isExport = fieldsOfHeads(of, table.names).includes(exportedColumn)
  const found = useDryRun(of, table, mapping, choices, chosen)
  const choose = (next: ReadOptions) => {
    const { sheet, encoding, head } = next
    // Other names are of other columns.
    if (sheet !== chosen.sheet || head !== chosen.head) setMapping(null)
    setChosen(next)
    if (sheet === chosen.sheet && encoding === chosen.encoding) return
    reread({ sheet, encoding, locale: service.language })
  }

  /** A row of which nothing is to be made, as it is stored with the others. */
  const leftOf = ({ place, title, wrong, twin }: DryRow): LeftRow => {
    const { language } = service
    const isWrong = wrong.length > 0
    const left = twin?.kind === 'row' ? { place: twin.place } : {}
    const why = isWrong
      ? [t('new.run.notMade'), ...wrong.map(rowWords.problem)]
      : [t('new.run.left'), t(`new.twin.${twin?.kind ?? 'unticked'}`, left)]
    const words = [t('in.row', { place }), inLanguage(title, language), '—', ...why].join(' ')
    if (isWrong || !twin || !('id' in twin)) return { words, isWrong }
    return { words, isWrong, record: { language, ...twin } }
  }

  const start = async (taken: readonly DryRow[]) => {
    const usual = { zone, status: 'draft', namedStatus: 'publish' }
    const planned = await throughAll(plannedTasks(of, taken, usual))
    if (planned === null) return
    const tasks = [...planned]
    const first = tasks.length - taken.length
    const isAgreed = await confirm({
      title: t('new.ask', { what: t(`ui:count.${of}`, { count: taken.length }) }),
      text: [first > 0 ? t('new.askNamed', { count: first }) : '', t('new.askText')].join(' '),
      action: t('new.askAction'),
    })
    if (!isAgreed) return
    const chosen = new Set(taken)
    await onStart({
      of,
      language: service.language,
      file: file.name,
      tasks,
      unmade: found.rows.filter((row) => !chosen.has(row)).map(leftOf),
      known: found.there,
    })
  }

  return (
    <>
      <AboveActionBar>
        <FileSummary
          name={file.name}
          counts={t('ui:count.rows', { count: table.rows.length })}
          guessed={table.guessed ? t('in.guessed', { encoding: table.guessed }) : null}
        />
        {isExport ? (
          <Alert
            severity="info"
            action={<Button onClick={() => onChanges(file)}>{t('part.in')}</Button>}
          >
            {t('new.exported')}
          </Alert>
        ) : null}
        {table.calendar ? (
          <CalendarChoices calendar={table.calendar} zone={zone} onReread={reread} />
        ) : (
          <FileOptionFields {...{ options, chosen }} today={todayIn(zone)} onChoose={choose} />
        )}
        {isReading ? <LinearProgress aria-label={words.reading} /> : null}
        {problem === null ? null : <Alert severity="error">{words.problem(problem)}</Alert>}
        <ColumnChooser
          {...{ of, table, mapping }}
          onChange={(next) => {
            setMapping(next)
            keepMapping(of, table.names, next)
          }}
        />
        {found.isReading ? <LinearProgress aria-label={t('new.looking')} /> : null}
        {found.error ? (
          <ListError error={found.error} refusedFilters={[]} onRetry={found.retry} />
        ) : null}
        {found.kept.isUnread ? (
          // Nobody can tell what was made of a calendar file before: whoever takes it in again is to know.
          <ErrorNote
            title={t('new.unread.title')}
            text={t('new.unread.text')}
            onRetry={() => void found.kept.readAgain()}
          />
        ) : null}
        {found.hasGaps ? <Alert severity="warning">{t('new.gaps')}</Alert> : null}
        <NameChooser
          names={found.names}
          candidatesOf={found.candidatesOf}
          choices={choices}
          onChoose={setChoices}
        />
      </AboveActionBar>
      <NewRows
        key={reads}
        {...{ of }}
        rows={found.rows}
        isBusy={isReading || found.isReading || found.error !== null}
        onStart={start}
      />
    </>
  )
}
