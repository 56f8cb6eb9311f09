import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileSummary } from '../../../ui/files/FileSummary.tsx'
import { ProblemList } from '../../../ui/files/ProblemList.tsx'
import { RowList } from '../../../ui/files/RowList.tsx'
import { ChangedLine } from './ChangedLine.tsx'
import type { ChangedRow, CheckedRow } from './checkedFile.ts'
import type { ChangePlan } from './kept/changePlan.ts'
import { planOfFile } from './kept/planOfFile.ts'
import { useProblemMessages } from './useProblemMessages.ts'
import type { Table } from '../table/table.ts'

interface SummaryProps {
  name: string
  file: Pick<Table, 'guessed'>
  rows: readonly CheckedRow[]
  /** something else was chosen of it, and may be once more */
  isAside: boolean
}

/** How many of the rows of a file change something. */
export function ImportSummary({ name, file, rows, isAside }: SummaryProps) {
  const { t, i18n } = useTranslation('transfer')
  const counts = (['change', 'unchanged', 'problem'] as const).flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length
    const number = formatNumber(i18n.language, count)
    return count > 0 ? [t(`in.counts.${kind}`, { count, number })] : []
  })
  return (
    <FileSummary
      {...{ name, isAside }}
      counts={formatList(i18n.language, counts)}
      guessed={file.guessed ? t('in.guessed', { encoding: file.guessed }) : null}
    />
  )
}

interface Props {
  of: CollectionName
  name: string
  rows: readonly CheckedRow[]
  onWrite: (plan: ChangePlan) => void
}

/** What a file would change, row by row, before anything is written. */
export function ImportPreview({ of, name, rows, onWrite }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map())
  const wordsOf = useProblemMessages(of)
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  const changed = rows.filter((row): row is ChangedRow => row.kind === 'change')
  // What somebody else has changed since, or a spreadsheet by itself, is looked at first.
  const chosen = changed.filter(
    (row) => said.get(row.place) ?? row.since.length + row.doubtful.length === 0,
  )
  return (
    <>
      {changed.length === 0 ? (
        <Alert severity="info">{t(problems.length > 0 ? 'in.nothingTaken' : 'in.nothing')}</Alert>
      ) : (
        <section aria-label={t('in.changes')}>
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={() => onWrite(planOfFile({ of, file: name, rows, chosen }))}
          >
            {t('in.write', counted(chosen.length))}
          </Button>
          <RowList isUnmarked rows={changed} more={t('in.more')} sx={{ display: 'grid', gap: 1 }}>
            {(row) => (
              <ChangedLine
                key={row.place}
                {...{ of, row }}
                isChosen={chosen.includes(row)}
                onChoose={(isChosen) => setSaid(new Map([...said, [row.place, isChosen]]))}
              />
            )}
          </RowList>
        </section>
      )}
      <ProblemList
        problems={problems}
        summary={t('in.counts.problem', counted(problems.length))}
        more={t('in.more')}
        wordsOf={wordsOf}
      />
    </>
  )
}
