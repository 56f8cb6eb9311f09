import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../collection/collection.ts'
import { fieldLabel } from '../../collection/fieldLabel.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { ProblemList } from '../../ui/files/ProblemList.tsx'
import type { CheckedRow } from './checkedFile.ts'

/** Rows of which nothing is taken, and why. */
export function ProblemLines({ of, rows }: { of: CollectionName; rows: readonly CheckedRow[] }) {
  const { t, i18n } = useTranslation('transfer')
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  const number = formatNumber(i18n.language, problems.length)
  return (
    <ProblemList
      problems={problems}
      summary={t('in.counts.problem', { count: problems.length, number })}
      more={t('in.more')}
      wordsOf={({ place, problem, wrong }) => {
        const cells = wrong.map(
          (cell) => `${fieldLabel(i18n, of, cell.field)}: ${t(`in.cell.${cell.problem}`)}`,
        )
        return `${t('in.row', { place })} ${t(`in.problem.${problem}`)} ${cells.join(' ')}`
      }}
    />
  )
}
