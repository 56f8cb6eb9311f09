import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsAtOnce } from '../../../ui/files/ProblemList.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useProblemWords } from '../useProblemWords.ts'
import { isRowSettled, waitingRow } from './changePlan.ts'
import type { KeptChanges } from './keptChanges.ts'
import { KeptRow, UntickedRow } from './KeptRow.tsx'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  // High enough for a finger, though another link is right below it.
  '& > li > a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

/** Each row of a file that changed something, or was to: what came of it. What is not done comes first, then what no page has told of. */
export function KeptRows({ kept: { plan, progress } }: { kept: KeptChanges }) {
  const { t } = useTranslation('transfer')
  const [most, setMost] = useState(rowsAtOnce)
  const problemWords = useProblemWords(plan.of)
  const rows = plan.rows.map((row, at) => ({ row, progress: progress[at] ?? waitingRow }))
  const settled = rows.filter((one) => isRowSettled(one.progress))
  const lines = [
    ...rows.filter((one) => !isRowSettled(one.progress)),
    ...plan.untaken,
    ...settled.filter((one) => one.progress.isFound),
    ...settled.filter((one) => !one.progress.isFound),
  ]
  return (
    <section aria-label={t('new.run.results')}>
      <List>
        {lines.slice(0, most).map((line) =>
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
          ),
        )}
      </List>
      {lines.length > most ? (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{t('in.more')}</Button>
      ) : null}
    </section>
  )
}
