import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/formats.ts'
import { FileSummary } from '../../../ui/files/FileStatus.tsx'
import { BatchPart } from './BatchPart.tsx'
import type { Row, TakenRow } from './checked.ts'
import { batchesOf } from './takenTexts.ts'
import type { ReadFile } from './textUnit.ts'
import { ProblemList } from '../../../ui/files/RowList.tsx'

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
