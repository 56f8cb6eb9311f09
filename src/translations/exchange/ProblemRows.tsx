import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { ProblemList } from '../../ui/files/ProblemList.tsx'
import type { Row } from './checked.ts'

/** Rows of which nothing is taken, and why. */
export function ProblemRows({ rows }: { rows: readonly Row[] }) {
  const { t, i18n } = useTranslation('exchange')
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  const number = formatNumber(i18n.language, problems.length)
  return (
    <ProblemList
      problems={problems}
      summary={t('counts.problem', { count: problems.length, number })}
      more={t('row.more')}
      wordsOf={({ place, problem, unit }) => {
        // A table has rows, which are numbered; in XLIFF a place is the name of a unit, with that of its record.
        if (!/^\d+$/.test(place)) return `${t('row.unit', { place })}: ${t(`problem.${problem}`)}`
        const of = unit ? ` (${unit.collection}/${unit.id})` : ''
        return `${t('row.place', { place })}${of}: ${t(`problem.${problem}`)}`
      }}
    />
  )
}
