import Alert from '@mui/material/Alert'
import { useId, useState } from 'react'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileSummary } from '../../../ui/files/FileSummary.tsx'
import { ProblemList } from '../../../ui/files/ProblemList.tsx'
import { RowList } from '../../../ui/files/RowList.tsx'
import type { ChangedRow, CheckedRow } from './checkedFile.ts'
import type { ChangePlan, UntakenRow } from './kept/changePlan.ts'
import { useProblemMessages } from './useProblemMessages.ts'
import type { Table } from '../table/table.ts'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import { ComparedTexts } from '../../../ui/compare/ComparedTexts.tsx'
import { ChoiceLine } from '../../../ui/files/ChoiceLine.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'

interface ChangedLineProps {
  of: CollectionName
  row: ChangedRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One record: what its cells would change of it, and what has changed of that since the file was written. */
function ChangedLine({ of, row, isChosen, onChoose }: ChangedLineProps) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { language } = useService()
  const id = useId()
  const { record, shown, since, doubtful, place } = row
  const label = (field: string) => fieldLabel(i18n, of, field)
  return (
    <ChoiceLine
      {...{ id, isChosen, onChoose }}
      name={
        <>
          {t('in.row', { place })}{' '}
          <RouterLink
            to={`/$language/${of}/$id`}
            params={{ language, id: String(record.id) }}
            lang={language}
          >
            {titleOfRecord(of, record)}
          </RouterLink>
        </>
      }
    >
      {(
        [
          ['since', since],
          ['doubtful', doubtful],
        ] as const
      ).map(([word, fields]) =>
        fields.length > 0 ? (
          <p key={word}>
            <strong>
              {t(`in.${word}`, { fields: formatList(i18n.language, fields.map(label)) })}
            </strong>
          </p>
        ) : null,
      )}
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <p>{label(field)}</p>
          <ComparedTexts
            {...{ before, after }}
            isHtml={writables[of].fields[field]?.kind === 'html'}
            lang={language}
          />
        </div>
      ))}
    </ChoiceLine>
  )
}

interface Confirmed {
  readonly of: CollectionName
  /** its name */
  readonly file: string
  readonly rows: readonly CheckedRow[]
  readonly chosen: readonly ChangedRow[]
}

/** What was confirmed of a file, with the rows of which nothing is taken; those that change nothing are left away. */
function planOfFile({ of, file, rows, chosen }: Confirmed): ChangePlan {
  const ticked = new Set<CheckedRow>(chosen)
  const untaken = rows.flatMap((row): UntakenRow[] => {
    const { place } = row
    if (row.kind === 'problem') return [{ ...row, wrong: [...row.wrong] }]
    if (row.kind === 'unchanged' || ticked.has(row)) return []
    const { record, since } = row
    const title = titleOfRecord(of, record)
    return [{ kind: 'unticked', place, id: record.id, title, since: [...since] }]
  })
  return {
    kind: 'changes',
    of,
    file,
    rows: chosen.map(({ place, record, whole, values }) => ({ place, record, whole, values })),
    untaken,
  }
}

interface SummaryProps {
  name: string
  file: Pick<Table, 'guessed'>
  rows: readonly CheckedRow[]
  /** something else was chosen of it, and may be once more */
  isAside: boolean
}

/** How many of the rows of a file change something. */
export function ImportSummary({ name, file, rows, isAside }: SummaryProps) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
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
  const { t, i18n } = useTranslation(['transfer', 'ui'])
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
          <RowList isUnmarked rows={changed} more={t('ui:more')} sx={{ display: 'grid', gap: 1 }}>
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
        more={t('ui:more')}
        wordsOf={wordsOf}
      />
    </>
  )
}
