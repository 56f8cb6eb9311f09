import Typography from '@mui/material/Typography'
import { formatList, formatNumber } from '../../../../i18n/formats.ts'
import { ProblemList } from '../../../../ui/files/ProblemList.tsx'
import { RowList } from '../../../../ui/files/RowList.tsx'
import { canBeMade, type DryRow } from './dryRun.ts'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { useService } from '../../../../api/useService.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { ChoiceLine } from '../../../../ui/files/ChoiceLine.tsx'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import { useRowMessages } from './useRowMessages.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../../ui/speech/Sentence.tsx'
import { contentLanguage } from '../../../../core/views/form/contentLanguage.ts'

const Line = styled(ChoiceLine)(({ theme }) => ({
  '& > div': { paddingBlockStart: theme.spacing(1) },
  '& p': { margin: theme.spacing(0.25, 0, 0) },
}))

/** Fields that the line has already, or that would fill it. */
const shownOtherwise = new Set([
  'start_date',
  'end_date',
  'all_day',
  'title',
  'venue',
  'organizer',
  'name',
])
const longest = 80

interface NewLineProps {
  of: CollectionName
  row: DryRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One row as the record that it would become, and what is to be known of it before. */
function NewLine({ of, row, isChosen, onChoose }: NewLineProps) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const words = useRowMessages(of)
  const id = useId()
  const { place, title, values, notes, twin } = row
  const others = Object.entries(values).flatMap(([field, value]) =>
    shownOtherwise.has(field) || value === false
      ? []
      : [
          `${words.label(field)}: ${value === true ? t('new.yes') : inLanguage(String(value).slice(0, longest), contentLanguage(field, value, language))}`,
        ],
  )
  const facts = [words.when(row), ...words.links(row), ...others].filter(Boolean)
  return (
    <Line
      {...{ id, isChosen, onChoose }}
      name={
        <>
          {t('in.row', { place })} <strong lang={language}>{title}</strong>
        </>
      }
    >
      <p>
        <Facts>
          {facts.map((words) => (
            <Sentence key={words} words={words} />
          ))}
        </Facts>
      </p>
      {twin === null ? null : (
        <p>
          <strong>
            {t(`new.twin.${twin.kind}`, twin.kind === 'row' ? { place: twin.place } : {})}
          </strong>{' '}
          {'id' in twin ? (
            <RouterLink
              to={`/$language/${of}/$id`}
              params={{
                language: twin.kind === 'exported' ? twin.language : language,
                id: String(twin.id),
              }}
            >
              <span lang={twin.kind === 'exported' ? twin.language : language}>{twin.name}</span>
            </RouterLink>
          ) : null}
        </p>
      )}
      {notes.map((note) => (
        <p key={`${note.field} ${note.word}`}>⚠ {words.note(note)}</p>
      ))}
    </Line>
  )
}

interface Props {
  of: CollectionName
  rows: readonly DryRow[]
  chosen: ReadonlySet<number>
  onChoose: (place: number, isChosen: boolean) => void
}

/** What each row would become; then the rows of which nothing is made, and why. */
export function NewRows({ of, rows, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
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
        more={t('ui:more')}
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
      <RowList isUnmarked rows={makable} more={t('ui:more')}>
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
