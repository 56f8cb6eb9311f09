import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { Refusal } from '../../../service/refusal.ts'
import { refusalWords } from '../../../service/refusalWords.ts'
import { formatList } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { rowsAtOnce } from '../../../ui/files/ProblemList.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { useTargetLabel } from '../useTargetLabel.ts'
import type { ImportTask, Progress } from './importPlan.ts'
import type { ImportRun } from './importRun.ts'
import type { ImportState } from './importState.ts'
import { OpenResult } from './OpenResult.tsx'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: theme.spacing(0.5) },
}))

const signs: Readonly<Record<Progress['state'], string>> = {
  refused: '✗',
  named: '≈',
  unknown: '?',
  begun: '…',
  waiting: '·',
  made: '✓',
  undone: '↩',
  left: '–',
}

/** What needs looking at comes first. */
const order = Object.keys(signs)

interface Props {
  run: ImportRun
  state: ImportState
}

/** What came of each row, with a link to what was made. */
export function RunResults({ run, state }: Props) {
  const { t } = useTranslation('transfer')
  const [most, setMost] = useState(rowsAtOnce)
  const all = run.kept.plan.tasks
    .map((task, at) => ({
      task,
      at,
      progress: state.progress[at] ?? { state: 'waiting' as const },
    }))
    .toSorted(
      (one, other) => order.indexOf(one.progress.state) - order.indexOf(other.progress.state),
    )
  return (
    <section aria-label={t('new.run.results')}>
      <List>
        {all.slice(0, most).map(({ task, at, progress }) => (
          <li key={at}>
            <Result {...{ run, state, task, at, progress }} />
          </li>
        ))}
      </List>
      {all.length > most ? (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{t('in.more')}</Button>
      ) : null}
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
  const label = useTargetLabel(task.of)
  const { id, differs = [] } = progress
  // What the page knows is more; what was kept is there after a reload, too.
  const known = state.refusals.get(at) ?? (progress.why && new Refusal(progress.why))
  const refusal = progress.state === 'refused' ? known : undefined
  const words = refusal && refusalWords(refusal)
  const isOpen = progress.state === 'named' || progress.state === 'unknown'
  const wrong = Object.entries(refusal?.params ?? {})
  return (
    <>
      <span aria-hidden>{signs[progress.state]} </span>
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
