import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { RecordLink } from '../../../core/views/form/RecordLink.tsx'
import { staysPublic, UnpublishNote } from '../../../core/views/form/UnpublishNote.tsx'
import { formatList } from '../../../i18n/formats.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { FileSummary } from '../../../ui/files/FileStatus.tsx'
import { cellMessage } from '../cells/cell.ts'
import { ImportRows } from '../ImportRows.tsx'
import type { ImportPlan, LeftRow } from '../run/importPlan.ts'
import type { Table } from '../table/table.ts'
import type { ChangedRow, CheckedRow } from './checkedFile.ts'

/** What the cells of a row would change of its record, and what has changed of that since the file was written. */
function ChangedFields({ of, row }: { of: CollectionName; row: ChangedRow }) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const { shown, since, doubtful } = row
  const label = (field: string) => fieldLabel(i18n, of, field)
  return (
    <>
      {(
        [
          ['since', since],
          ['doubtful', doubtful],
        ] as const
      ).map(([word, fields]) =>
        fields.length > 0 ? (
          <p key={word}>
            <strong>
              {t(`in.${word}`, { fields: formatList(i18n.language, fields.map(label)) })}
            </strong>
          </p>
        ) : null,
      )}
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <p>{label(field)}</p>
          <ComparedTexts
            {...{ before, after }}
            isHtml={writables[of].fields[field]?.kind === 'html'}
            lang={language}
          />
        </div>
      ))}
    </>
  )
}

interface SummaryProps {
  name: string
  file: Pick<Table, 'guessed'>
  rows: readonly CheckedRow[]
  /** something else was chosen of it, and may be once more */
  isAside: boolean
}

/** How many of the rows of a file change something. */
export function ImportSummary({ name, file, rows, isAside }: SummaryProps) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const counts = (['change', 'unchanged', 'problem'] as const).flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length
    return count > 0 ? [t(`in.counts.${kind}`, { count })] : []
  })
  return (
    <FileSummary
      {...{ name, isAside }}
      counts={formatList(i18n.language, counts)}
      guessed={file.guessed ? t('in.guessed', { encoding: file.guessed }) : null}
    />
  )
}

type Problem = Extract<CheckedRow, { kind: 'problem' }>

interface Props {
  of: CollectionName
  /** of the file */
  name: string
  rows: readonly CheckedRow[]
  onStart: (plan: ImportPlan) => Promise<void>
}

/** What a file would change, row by row, before anything is written. */
export function ImportPreview({ of, name, rows, onStart }: Props) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const label = (field: string) => fieldLabel(i18n, of, field)
  /** Which row is not taken, and why, with its cells. */
  const wordsOf = ({ place, problem, wrong }: Problem): string => {
    const cells = wrong.map(({ field, problem: word, shown }) =>
      cellMessage(t, label(field), t(`cell.problem.${word}`), shown),
    )
    return `${t('in.row', { place })} ${t(`in.problem.${problem}`)} ${cells.join(' ')}`
  }
  /** A row of which nothing is taken, as it is stored with the others. */
  const leftOf = (row: CheckedRow): LeftRow[] => {
    if (row.kind === 'unchanged') return []
    if (row.kind === 'problem') return [{ words: wordsOf(row), isWrong: true }]
    const { place, record, since } = row
    const fields = formatList(i18n.language, since.map(label))
    const why = [t('in.row', { place }), t('new.twin.unticked')]
    if (fields !== '') why.push(t('in.leftSince', { fields }))
    const link = { id: record.id, name: titleOfRecord(of, record), language }
    return [{ words: why.join(' '), isWrong: false, record: link }]
  }
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  const changed = rows.filter((row): row is ChangedRow => row.kind === 'change')
  const { fields } = writables[of]
  const start = async (taken: readonly ChangedRow[]) => {
    const chosen = new Set<CheckedRow>(taken)
    await onStart({
      of,
      file: name,
      tasks: taken.map(({ place, record, whole, values }) => {
        return { of, place, title: titleOfRecord(of, record), record, whole, values }
      }),
      unmade: rows.flatMap((row) => (chosen.has(row) ? [] : leftOf(row))),
      known: [],
    })
  }
  return (
    <ImportRows
      title={t('in.changes')}
      rows={changed}
      // What somebody else has changed since, or a spreadsheet by itself, is looked at first.
      isSure={({ since, doubtful }) => since.length + doubtful.length === 0}
      renderName={({ record }) => (
        <RecordLink name={of} {...{ language }} place={{ id: String(record.id) }}>
          <span lang={language}>{titleOfRecord(of, record)}</span>
        </RecordLink>
      )}
      {...{ problems, wordsOf }}
      summary={t('in.counts.problem', { count: problems.length })}
      renderNote={(taken) =>
        changed.length === 0 ? (
          <Alert severity="info">{t(problems.length > 0 ? 'in.nothingTaken' : 'in.nothing')}</Alert>
        ) : taken.some(({ record, values }) => staysPublic(fields, record, values)) ? (
          <UnpublishNote />
        ) : null
      }
      action={(many) => t('in.write', { what: t(`ui:count.${of}`, many) })}
      onStart={start}
    >
      {(row) => <ChangedFields {...{ of, row }} />}
    </ImportRows>
  )
}
