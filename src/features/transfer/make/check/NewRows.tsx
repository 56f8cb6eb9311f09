import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { fieldLabel } from '../../../../core/resource/fieldLabel.ts'
import { RecordLink } from '../../../../core/views/form/RecordLink.tsx'
import { contentLanguage } from '../../../../core/views/form/contentLanguage.ts'
import { ImportRows, type ImportRowsProps } from '../../ImportRows.tsx'
import { cellMessage } from '../../cells/cell.ts'
import type { CellWord, RowNote, RowProblem } from './draftRow.ts'
import { canBeMade, type DryRow } from './dryRun.ts'
import { formatList, formatDate, formatDateTime, formatTime } from '../../../../i18n/formats.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Sentence } from '../../../../ui/speech/Sentence.tsx'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'

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

/** One row as the record that it would become, and what is to be known of it before. */
function NewFacts({ of, row }: { of: CollectionName; row: DryRow }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const words = useRowMessages(of)
  const { values, notes, twin } = row
  const its = twin?.kind === 'exported' ? twin.language : language
  const others = Object.entries(values).flatMap(([field, value]) =>
    shownOtherwise.has(field) || value === false
      ? []
      : [
          `${words.label(field)}: ${value === true ? t('new.yes') : inLanguage(String(value).slice(0, longest), contentLanguage(field, value, language))}`,
        ],
  )
  const facts = [words.when(row), ...words.links(row), ...others].filter(Boolean)
  return (
    <>
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
            <RecordLink name={of} language={its} place={{ id: String(twin.id) }}>
              <span lang={its}>{twin.name}</span>
            </RecordLink>
          ) : null}
        </p>
      )}
      {notes.map((note) => (
        <p key={`${note.field} ${note.word}`}>⚠ {words.note(note)}</p>
      ))}
    </>
  )
}

interface Props extends Pick<ImportRowsProps<DryRow, DryRow>, 'rows' | 'isBusy' | 'onStart'> {
  of: CollectionName
}

/** What each row would become; and the rows of which nothing is made, and why. */
export function NewRows({ of, rows, ...props }: Props) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const words = useRowMessages(of)
  const makable = rows.filter(canBeMade)
  const wrong = rows.filter((row) => !canBeMade(row))
  const cancelled = makable.filter(({ twin }) => twin?.kind === 'cancelled').length
  const twins = makable.filter(({ twin }) => twin !== null).length - cancelled
  const counts = [
    t('new.counts.ready', { count: makable.length - twins - cancelled }),
    ...(twins > 0 ? [t('new.counts.twin', { count: twins })] : []),
    ...(cancelled > 0 ? [t('new.counts.cancelled', { count: cancelled })] : []),
    ...(wrong.length > 0 ? [t('new.counts.wrong', { count: wrong.length })] : []),
  ]
  return (
    <ImportRows
      {...props}
      title={t('new.rows')}
      rows={makable}
      // What seems to be there already, or is not what was typed, is taken only where a person says so.
      isSure={({ twin, notes }) => twin === null && notes.every(({ word }) => word !== 'shown')}
      renderName={({ title }) => <strong lang={language}>{title}</strong>}
      problems={wrong}
      summary={t('new.counts.wrong', { count: wrong.length })}
      wordsOf={(row) =>
        [
          t('in.row', { place: row.place }),
          row.title && `${row.title} —`,
          ...row.wrong.map(words.problem),
        ]
          .filter(Boolean)
          .join(' ')
      }
      renderNote={() => (
        <output>
          {formatList(i18n.language, counts)}. {twins + cancelled > 0 ? t('new.selectAnyway') : ''}
        </output>
      )}
      action={(many) => t('new.make', { what: t(`ui:count.${of}`, many) })}
    >
      {(row) => <NewFacts {...{ of, row }} />}
    </ImportRows>
  )
}

/** What there is to say of the rows of a file, in sentences that name the column. */
export function useRowMessages(of: CollectionName) {
  const { t, i18n } = useTranslation('transfer')
  const label = (target: string) => fieldLabel(i18n, of, target)
  const { language } = i18n
  const service = useService()

  const said = (name: string) => inLanguage(name, service.language)
  const sentence = (word: CellWord<string>, text: string) => `${label(word.field)}: ${text}`
  const namesIn = ({ names = [] }: CellWord<string>) =>
    formatList(
      language,
      names.map((name) => t('new.note.name', { name })),
    )
  const days = (start: string, end: string) => {
    const [first, last] = [formatDate(language, start), formatDate(language, end)]
    return first === last ? first : `${first} – ${last}`
  }
  const hours = (start: string, end: string) => {
    if (start.slice(0, 10) !== end.slice(0, 10))
      return `${formatDateTime(language, start)} – ${formatDateTime(language, end)}`
    return `${formatDate(language, start)}, ${formatTime(language, start)}–${formatTime(language, end)}`
  }
  return {
    label,
    note: (word: CellWord<RowNote>) =>
      sentence(
        word,
        t(`new.note.${word.word}`, { names: namesIn(word), reasons: word.reasons?.join(' ') }),
      ),
    problem: (word: CellWord<RowProblem>) =>
      cellMessage(
        t,
        label(word.field),
        t(`cell.problem.${word.word}`, { names: namesIn(word) }),
        word.shown,
      ),
    /** «diumenge, 22 de novembre del 2026, 20:30–22:30» */
    when: ({ values }: DryRow): string => {
      const { start_date, end_date, all_day } = values
      if (typeof start_date !== 'string' || typeof end_date !== 'string') return ''
      return all_day === true ? days(start_date, end_date) : hours(start_date, end_date)
    },
    /** for a `Sentence` */
    links: ({ links }: DryRow): readonly string[] =>
      Object.entries(links).map(([field, some]) => {
        const names = some.map((link) =>
          'make' in link ? t('new.isNew', { name: said(link.name) }) : said(link.name),
        )
        return `${label(field)}: ${formatList(language, names)}`
      }),
  }
}
