import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { formatList, formatNumber } from '../../../../i18n/formats.ts'
import { ProblemList } from '../../../../ui/files/ProblemList.tsx'
import { RowList } from '../../../../ui/files/RowList.tsx'
import { canBeMade, type DryRow } from './dryRun.ts'
import { NewLine } from './NewLine.tsx'
import { useRowMessages } from './useRowMessages.ts'

interface Props {
  of: CollectionName
  rows: readonly DryRow[]
  chosen: ReadonlySet<number>
  onChoose: (place: number, isChosen: boolean) => void
}

/** What each row would become; then the rows of which nothing is made, and why. */
export function NewRows({ of, rows, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const words = useRowMessages(of)
  const makable = rows.filter(canBeMade)
  const wrong = rows.filter((row) => !canBeMade(row))
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const cancelled = makable.filter(({ twin }) => twin?.kind === 'cancelled').length
  const twins = makable.filter(({ twin }) => twin !== null).length - cancelled
  const counts = [
    t('new.counts.ready', counted(makable.length - twins - cancelled)),
    ...(twins > 0 ? [t('new.counts.twin', counted(twins))] : []),
    ...(cancelled > 0 ? [t('new.counts.cancelled', counted(cancelled))] : []),
    ...(wrong.length > 0 ? [t('new.counts.wrong', counted(wrong.length))] : []),
  ]
  return (
    <section aria-label={t('new.rows')}>
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('new.rows')}
      </Typography>
      <output>{formatList(i18n.language, counts)}.</output>
      <ProblemList
        problems={wrong}
        summary={t('new.counts.wrong', counted(wrong.length))}
        more={t('in.more')}
        wordsOf={(row) =>
          [
            t('in.row', { place: row.place }),
            row.title && `${row.title} —`,
            ...row.wrong.map(words.problem),
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      <RowList isUnmarked rows={makable} more={t('in.more')}>
        {(row) => (
          <NewLine
            key={row.place}
            {...{ of, row }}
            isChosen={chosen.has(row.place)}
            onChoose={(isChosen) => onChoose(row.place, isChosen)}
          />
        )}
      </RowList>
    </section>
  )
}
