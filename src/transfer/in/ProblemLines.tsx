import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../collection/collection.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { ProblemList } from '../../ui/files/ProblemList.tsx'
import type { CheckedRow } from './checkedFile.ts'
import { useProblemWords } from './useProblemWords.ts'

/** Rows of which nothing is taken, and why. */
export function ProblemLines({ of, rows }: { of: CollectionName; rows: readonly CheckedRow[] }) {
  const { t, i18n } = useTranslation('transfer')
  const wordsOf = useProblemWords(of)
  const problems = rows.flatMap((row) => (row.kind === 'problem' ? [row] : []))
  const number = formatNumber(i18n.language, problems.length)
  return (
    <ProblemList
      problems={problems}
      summary={t('in.counts.problem', { count: problems.length, number })}
      more={t('in.more')}
      wordsOf={wordsOf}
    />
  )
}
