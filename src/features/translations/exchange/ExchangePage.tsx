import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { readFilters } from '../../../core/resource/filters.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { CollectionLinks } from '../board/CollectionLinks.tsx'
import { boardFilters } from '../board/boardFilters.ts'
import { boards } from '../board/boards.tsx'
import { BatchPart } from './BatchPart.tsx'
import { ExportRows } from './ExportRows.tsx'
import type { Row, TakenRow } from './checked.ts'
import { addressWith, exchangeFilters, exchangeNames } from './exchangeFilters.ts'
import { checkedRows } from './readNow.ts'
import { batchesOf } from './takenTexts.ts'
import type { FileProblem, ReadFile } from './textUnit.ts'
import { largestFile, textsOfFile } from './textsOfFile.ts'
import { UnkeptNote } from '../savedFrom/UnkeptNote.tsx'
import { formatBytes, formatList } from '../../../i18n/formats.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { FilePlace, FileStatus, FileSummary } from '../../../ui/files/FileStatus.tsx'
import { ProblemList } from '../../../ui/files/RowList.tsx'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'
import { LinkTabs } from '../../../ui/filters/LinkTabs.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'

/** A file from a translator: read, measured against the calendar, shown before anything is written. */
function ImportPart() {
  const { t, i18n } = useTranslation(['exchange', 'transfer', 'ui'])
  const client = useQueryClient()
  const service = useService()
  const reach = useStatusReach(service)
  const { checking, take, again, stop } = useFileCheck<ReadFile, Row, FileProblem>({
    read: textsOfFile,
    unread: 'damaged',
    check: ({ entries }, how) => checkedRows({ client, service, entries, reach, ...how }),
    known: () => 0,
  })
  const most = formatBytes(i18n.language, largestFile)
  return (
    <>
      <FilePlace
        label={t('in.place')}
        text={t('in.text')}
        choose={t('transfer:in.choose')}
        limits={t('in.ways', { most })}
        accept=".xlf,.xliff,.csv,.txt,.tsv,text/csv,application/xliff+xml"
        onFile={(file) => void take(file)}
      />
      <FileStatus
        checking={checking}
        words={{
          refused: (name) => t('transfer:in.refused', { name }),
          problem: (problem: FileProblem) => t(`fileProblem.${problem}`, { most }),
          reading: t('transfer:in.reading'),
          comparing: t('transfer:in.comparing'),
          far: (done, known) => t('in.checking', { done, known }),
          stop: t('ui:stop'),
        }}
        onStop={stop}
      />
      {checking.state === 'checked' ? (
        <ImportPreview {...checking} onWritten={() => void again()} />
      ) : null}
    </>
  )
}

const nothingOfThis = Object.fromEntries(exchangeNames.map((name) => [name, undefined]))

/** Texts out to translators who do not work here, and in again. */
export function ExchangePage() {
  const { t } = useTranslation(['exchange', 'translations', 'transfer', 'ui', 'app'])
  const { language } = useService()
  const search: AddressSearch = useSearch({ strict: false })
  const { part = 'out' } = readFilters(exchangeFilters, search).filters
  const tabs = (['out', 'in'] as const).map((id) => ({
    id,
    words: t(`part.${id}`),
    search: addressWith(search, { part: id === 'out' ? undefined : id }),
    isCurrent: id === part,
  }))
  const ofBoard = addressWith(search, nothingOfThis)
  return (
    <Stack spacing={1.5}>
      <PageHeader
        title={t('title')}
        actions={
          <RouterButton
            to="/$language/translations"
            params={{ language }}
            search={ofBoard}
            variant="outlined"
          >
            {t('app:shell.translations')}
          </RouterButton>
        }
      />
      <UnkeptNote />
      <LinkTabs label={t('transfer:part.label')} tabs={tabs} />
      {part === 'out' ? <ExportPart search={search} /> : <ImportPart />}
    </Stack>
  )
}

function ExportPart({ search }: { search: AddressSearch }) {
  const { of = 'events' } = readFilters({ of: boardFilters.of }, search).filters
  const { from, to, texts } = search
  const Rows = boards[of]
  return (
    <>
      <CollectionLinks {...{ of }} beside={addressWith({}, { from, to, texts })} />
      <Rows key={of} Rows={ExportRows} others={exchangeNames} />
    </>
  )
}

/** Rows of which nothing is taken, and why. */
function ProblemRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation(['exchange', 'transfer', 'ui'])
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  return (
    <ProblemList
      problems={problems}
      summary={t('counts.problem', { count: problems.length })}
      wordsOf={({ place, problem, unit }) => {
        // A table has rows, which are numbered; in XLIFF a place is the name of a unit, with that of its record.
        if (!/^\d+$/.test(place)) return `${t('row.unit', { place })}: ${t(`problem.${problem}`)}`
        const of = unit ? ` (${unit.collection}/${unit.id})` : ''
        return `${t('row.place', { place })}${of}: ${t(`problem.${problem}`)}`
      }}
    />
  )
}

interface Props {
  name: string
  file: ReadFile
  rows: readonly Row[]
  onWritten: () => void
}

/** What a file would change, row by row, before anything is written. */
export function ImportPreview({ name, file, rows, onWritten }: Props) {
  const { t, i18n } = useTranslation(['exchange', 'transfer', 'ui'])
  const taken = rows.filter(
    (row): row is TakenRow => row.kind === 'change' || row.kind === 'create',
  )
  const counts = (['change', 'create', 'unchanged', 'untranslated', 'problem'] as const).flatMap(
    (kind) => {
      const count = rows.filter((row) => row.kind === kind).length
      return count > 0 ? [t(`counts.${kind}`, { count })] : []
    },
  )
  return (
    <>
      <FileSummary
        name={name}
        counts={formatList(i18n.language, counts)}
        guessed={file.guessed ? t('transfer:in.guessed', { encoding: file.guessed }) : null}
      />
      {taken.length === 0 ? <Alert severity="info">{t('in.nothing')}</Alert> : null}
      {batchesOf(taken).map((batch) => (
        <BatchPart key={batch.key} {...{ batch, onWritten }} />
      ))}
      <ProblemRows rows={rows} />
    </>
  )
}
