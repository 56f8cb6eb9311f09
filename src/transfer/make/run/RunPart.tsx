import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenSeries } from '../../../core/write/pruneOperations.ts'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar } from '../../../ui/form/ActionBar.tsx'
import { isSettled, placesIn, type Progress } from './importPlan.ts'
import type { ImportRun } from './importRun.ts'
import type { ImportState } from './importState.ts'
import { usePauseWords } from './usePauseWords.ts'
import { keptImports } from './keptImport.ts'
import { RunButtons } from './RunButtons.tsx'
import { RunResults } from './RunResults.tsx'
import { isWrong } from './unmadeRow.ts'

const told = [
  'made',
  'refused',
  'named',
  'unknown',
  'waiting',
  'undone',
  'wrong',
  'left',
] as const satisfies readonly (Progress['state'] | 'wrong')[]

interface Props {
  run: ImportRun
  /** back to the choice of a file */
  onEnd: () => void
}

/** An import on its way, or left behind: how far it is, what came of each row, and what can be done. */
export function RunPart({ run, onEnd }: Props) {
  const { t } = useTranslation('transfer')
  const client = useQueryClient()
  const state = useSyncExternalStore(run.subscribe, run.state)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  useEffect(() => () => run.stop(), [run])
  useOpenSeries(run.series)
  useLeaveGuard({
    isOn: state.doing !== null,
    question: {
      title: t('new.leaveTitle'),
      text: t('new.leaveText'),
      action: t('new.leaveAction'),
    },
  })
  const after = async (work: Promise<unknown>) => {
    await work
    await client.invalidateQueries()
  }
  const end = async () => {
    // Rows that could not be read stay on record until somebody forgets them.
    const isWhole = !(run.kept.plan.unmade ?? []).some(isWrong)
    if (isWhole && run.state().progress.every(isSettled)) await keptImports.forget(run.kept)
    await client.invalidateQueries()
    onEnd()
  }
  return (
    <>
      <AboveActionBar>
        <div ref={place} tabIndex={-1}>
          <Standing run={run} state={state} />
        </div>
        <RunResults {...{ run, state }} />
      </AboveActionBar>
      <RunButtons
        {...{ run, state }}
        onGo={() => void after(run.go())}
        onUndo={() => void after(run.undo())}
        onEnd={() => void end()}
      />
    </>
  )
}

/** How far it is, in words and as a bar. */
function Standing({ run, state }: { run: ImportRun; state: ImportState }) {
  const { t, i18n } = useTranslation('transfer')
  const { doing, progress } = state
  const number = (count: number) => formatNumber(i18n.language, count)
  const total = progress.length
  const done = total - placesIn(progress, 'waiting', 'begun').length
  const far = t('new.run.far', { done: number(done), total: number(total) })
  const { unmade = [] } = run.kept.plan
  const wrong = unmade.filter(isWrong).length
  const among = { wrong, left: unmade.length - wrong }
  const counts = told.flatMap((kind) => {
    const rows = kind === 'wrong' || kind === 'left' ? among[kind] : 0
    const count = rows + (kind === 'wrong' ? 0 : placesIn(progress, kind).length)
    return count > 0 ? [t(`new.run.counts.${kind}`, { count, number: number(count) })] : []
  })
  const making = state.isStopping ? 'stopping' : state.isPaused ? 'paused' : 'making'
  const pause = usePauseWords(state)
  const words = doing === null ? 'over' : doing === 'making' ? making : doing
  return (
    <>
      <Typography variant="h2">{run.kept.plan.file}</Typography>
      {doing === null ? null : (
        <>
          <Typography>{far}</Typography>
          <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={far} />
        </>
      )}
      <Typography component="output" sx={{ my: 1, display: 'block' }}>
        {t(`new.run.${words}`)} {doing === null ? `${formatList(i18n.language, counts)}.` : ''}{' '}
        {pause} {state.isElsewhere ? t('new.run.elsewhere') : ''}{' '}
        {state.isKept ? '' : t('new.run.notKept')}
      </Typography>
    </>
  )
}
