import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { idsMade, placesOf, type CopyPlan } from './copyPlan.ts'
import type { CopyWork } from './useCopying.ts'

interface Props {
  plan: CopyPlan
  work: CopyWork
  /** Left behind by an earlier visit. */
  isLeft: boolean
  onUndo: () => void
}

/** What can be done with the copies at this moment. */
export function CopyButtons(props: Props) {
  if (props.work.doing === 'making') return <Meanwhile work={props.work} />
  return props.work.doing === null ? <Afterwards {...props} /> : null
}

function LetWait({ work: { unsent, letWait } }: Pick<Props, 'work'>) {
  const { t, i18n } = useTranslation('job')
  if (unsent === 0) return null
  const number = formatNumber(i18n.language, unsent)
  return <Button onClick={letWait}>{t('later', { count: unsent, number })}</Button>
}

function Meanwhile({ work }: Pick<Props, 'work'>) {
  const { t } = useTranslation('eventDuplicate')
  const { job } = work
  return (
    <>
      {job.isPaused ? (
        <Button variant="contained" disabled={job.isCancelled} onClick={() => job.job.resume()}>
          {t('run.resume')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={job.isCancelled} onClick={() => job.job.pause()}>
          {t('run.pause')}
        </Button>
      )}
      {job.isPaused && !job.isCancelled && job.underWay === 0 ? <LetWait work={work} /> : null}
      <Button disabled={job.isCancelled} onClick={() => void job.job.cancel()}>
        {t('run.cancel')}
      </Button>
    </>
  )
}

function Afterwards({ plan, work, isLeft, onUndo }: Props) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const missing = placesOf(plan, 'waiting', 'refused', 'begun').length
  const made = idsMade(plan).length
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return (
    <>
      {missing > 0 ? (
        <Button variant="contained" onClick={work.goOn}>
          {isLeft ? t('back.go') : t('result.retry', counted(missing))}
        </Button>
      ) : null}
      <LetWait work={work} />
      {made > 0 ? (
        <Button variant="outlined" onClick={onUndo}>
          {t('result.undo', counted(made))}
        </Button>
      ) : null}
      <Button onClick={work.dismiss}>{t(isLeft ? 'back.leave' : 'result.more')}</Button>
    </>
  )
}
