import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { Refusal } from '../../../service/refusal.ts'
import { refusalWords } from '../../../service/refusalWords.ts'
import { fieldLabel } from '../../../collection/fieldLabel.ts'
import { formatList } from '../../../i18n/formats.ts'
import { RowList } from '../../../ui/files/RowList.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { type ImportTask, type Progress, waiting } from './importPlan.ts'
import type { ImportRun } from './importRun.ts'
import type { ImportState } from './importState.ts'
import { OpenResult } from './OpenResult.tsx'
import { UnmadeResult } from './UnmadeResult.tsx'
import { isWrong, type UnmadeRow } from './unmadeRow.ts'

/** `wrong`: a row that cannot be read; `untaken`: one that was not ticked. */
type LineState = Progress['state'] | 'wrong' | 'untaken'

const signs: Readonly<Record<LineState, string>> = {
  refused: '✗',
  wrong: '✗',
  named: '≈',
  unknown: '?',
  begun: '…',
  waiting: '·',
  made: '✓',
  undone: '↩',
  left: '–',
  untaken: '–',
}

/** What needs looking at comes first. */
const order = Object.keys(signs)

interface Props {
  run: ImportRun
  state: ImportState
}

interface Line {
  readonly state: LineState
  readonly of: { readonly task: ImportTask; readonly at: number } | { readonly row: UnmadeRow }
}

function linesOf({ run, state }: Props): readonly Line[] {
  const { tasks, unmade = [] } = run.kept.plan
  const lines = [
    ...tasks.map((task, at): Line => {
      const { state: how } = state.progress[at] ?? waiting
      return { state: how, of: { task, at } }
    }),
    ...unmade.map((row): Line => ({ state: isWrong(row) ? 'wrong' : 'untaken', of: { row } })),
  ]
  return lines.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/** What came of each row of the file, with a link to what was made. */
export function RunResults({ run, state }: Props) {
  const { t } = useTranslation('transfer')
  const all = linesOf({ run, state })
  return (
    <section aria-label={t('new.run.results')}>
      <RowList isUnmarked rows={all} more={t('in.more')} sx={{ '& > li': { paddingBlock: 0.5 } }}>
        {(line) => (
          <li key={'row' in line.of ? `row ${line.of.row.place}` : line.of.at}>
            <span aria-hidden>{signs[line.state]} </span>
            {'row' in line.of ? (
              <UnmadeResult of={run.kept.plan.of} row={line.of.row} />
            ) : (
              <Result
                {...{ run, state, ...line.of }}
                progress={state.progress[line.of.at] ?? waiting}
              />
            )}
          </li>
        )}
      </RowList>
    </section>
  )
}

interface ResultProps extends Props {
  task: ImportTask
  at: number
  progress: Progress
}

function Result({ run, state, task, at, progress }: ResultProps) {
  const { t, i18n } = useTranslation(['transfer', 'service'])
  const { language } = useService()
  const label = (target: string) => fieldLabel(i18n, task.of, target)
  const { id, differs = [] } = progress
  // What the page knows is more; what was kept is there after a reload, too.
  const known = state.refusals.get(at) ?? (progress.why && new Refusal(progress.why))
  const refusal = progress.state === 'refused' ? known : undefined
  const words = refusal && refusalWords(refusal)
  const isOpen = progress.state === 'named' || progress.state === 'unknown'
  const wrong = Object.entries(refusal?.params ?? {})
  return (
    <>
      {task.place === null
        ? t(`transfer:new.run.named.${task.of}`)
        : t('transfer:in.row', { place: task.place })}{' '}
      {id === undefined || progress.state === 'undone' ? (
        <span lang={language}>{task.title}</span>
      ) : (
        <RouterLink
          to={`/$language/${task.of}/$id`}
          params={{ language, id: String(id) }}
          lang={language}
        >
          {task.title}
        </RouterLink>
      )}{' '}
      — {t(`transfer:new.run.state.${progress.state}`)}
      {differs.length > 0 && progress.state === 'made'
        ? ` ${t('transfer:new.run.differs', { fields: formatList(i18n.language, differs.map(label)) })}`
        : ''}
      {progress.state === 'made' && progress.stays
        ? ` ${t(`transfer:new.run.stays.${progress.stays}`)}`
        : ''}
      {words ? ` ${t(`service:${words.title}`, words.values)}. ${t(`service:${words.text}`)}` : ''}
      {wrong.map(([field, text]) => ` ${label(field)}: ${text}`).join('')}
      {isOpen && state.doing === null ? <OpenResult {...{ run, task, at, progress }} /> : null}
    </>
  )
}
