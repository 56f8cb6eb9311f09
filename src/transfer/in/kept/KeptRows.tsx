import { useTranslation } from 'react-i18next'
import { isSettled } from '../../../core/job/jobItem.ts'
import { RowList } from '../../../ui/files/RowList.tsx'
import { useProblemWords } from '../useProblemWords.ts'
import { waitingRow } from './changePlan.ts'
import type { KeptChanges } from './keptChanges.ts'
import { KeptRow, UntickedRow } from './KeptRow.tsx'

/** Each row of a file that changed something, or was to: what came of it. What is not done comes first, then what no page has told of. */
export function KeptRows({ kept: { plan, items: progress } }: { kept: KeptChanges }) {
  const { t } = useTranslation('transfer')
  const problemWords = useProblemWords(plan.of)
  const rows = plan.rows.map((row, at) => ({ row, progress: progress[at] ?? waitingRow }))
  const settled = rows.filter((one) => isSettled(one.progress))
  const lines = [
    ...rows.filter((one) => !isSettled(one.progress)),
    ...plan.untaken,
    ...settled.filter((one) => one.progress.isFound),
    ...settled.filter((one) => !one.progress.isFound),
  ]
  return (
    <section aria-label={t('new.run.results')}>
      <RowList rows={lines} more={t('in.more')}>
        {(line) =>
          'row' in line ? (
            <li key={line.row.place}>
              <KeptRow of={plan.of} {...line} />
            </li>
          ) : (
            <li key={line.place}>
              {line.kind === 'problem' ? (
                problemWords(line)
              ) : (
                <UntickedRow of={plan.of} row={line} />
              )}
            </li>
          )
        }
      </RowList>
    </section>
  )
}
