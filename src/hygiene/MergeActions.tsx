import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/formats.ts'
import type { MergeRun } from './useMerge.ts'
import type { Merging } from './useMerging.ts'

export function BeforeMerge({ merging, onClose }: { merging: Merging; onClose: () => void }) {
  const { t } = useTranslation(['hygiene', 'bulk'])
  return (
    <>
      <Button onClick={onClose}>{t('bulk:cancel')}</Button>
      <Button
        variant="contained"
        color="error"
        disabled={!merging.mayStart}
        onClick={merging.start}
      >
        {t('merge')}
      </Button>
    </>
  )
}

export function DuringMerge({ run }: { run: MergeRun }) {
  const { t } = useTranslation('bulk')
  const { isPaused, isCancelled } = run.state
  return (
    <>
      <Button disabled={isCancelled} onClick={run.cancel}>
        {t('stop')}
      </Button>
      <Button disabled={isCancelled} onClick={isPaused ? run.resume : run.pause}>
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
    </>
  )
}

interface AfterProps {
  run: MergeRun
  onUndo: () => void
  onClose: () => void
}

export function AfterMerge({ run, onUndo, onClose }: AfterProps) {
  const { t, i18n } = useTranslation(['bulk', 'hygiene'])
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const written = run.written().length
  return (
    <>
      {written > 0 ? <Button onClick={onUndo}>{t('undo', counted(written))}</Button> : null}
      {run.left.length > 0 ? (
        <Button onClick={run.retry}>{t('retry', counted(run.left.length))}</Button>
      ) : run.isKept ? (
        <Button onClick={run.retry}>{t('hygiene:again')}</Button>
      ) : null}
      <Button variant="contained" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}
