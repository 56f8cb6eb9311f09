import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { ActionBar } from '../../../ui/form/ActionBar.tsx'
import { placesIn } from './importPlan.ts'
import type { ImportRun } from './importRun.ts'
import type { ImportState } from './importState.ts'

interface Props {
  run: ImportRun
  state: ImportState
  onGo: () => void
  onUndo: () => void
  onEnd: () => void
}

/** What can be done with an import at this moment. */
export function RunButtons(props: Props) {
  const { t } = useTranslation('transfer')
  const { doing } = props.state
  return (
    <ActionBar label={t('new.run.label')}>
      {doing === 'making' ? <Meanwhile {...props} /> : null}
      {doing === null ? <Afterwards {...props} /> : null}
    </ActionBar>
  )
}

function Meanwhile({ run, state: { isPaused, isStopping } }: Props) {
  const { t } = useTranslation('job')
  return (
    <>
      {isPaused ? (
        <Button variant="contained" disabled={isStopping} onClick={run.resume}>
          {t('resume')}
        </Button>
      ) : (
        <Button variant="outlined" disabled={isStopping} onClick={run.pause}>
          {t('pause')}
        </Button>
      )}
      <Button disabled={isStopping} onClick={run.stop}>
        {t('stop')}
      </Button>
    </>
  )
}

function Afterwards({ state: { progress }, onGo, onUndo, onEnd }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const open = placesIn(progress, 'waiting', 'begun', 'refused', 'unknown').length
  const made = placesIn(progress, 'made').filter((at) => progress[at]?.key !== undefined).length
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const undo = async () => {
    const isAgreed = await confirm({
      title: t('new.run.undoTitle', counted(made)),
      text: t('new.run.undoText'),
      action: t('new.run.undoAction'),
      isDangerous: true,
    })
    if (isAgreed) onUndo()
  }
  return (
    <>
      {open > 0 ? (
        <Button variant="contained" onClick={onGo}>
          {t('new.run.goOn', counted(open))}
        </Button>
      ) : null}
      {made > 0 ? (
        <Button variant="outlined" onClick={() => void undo()}>
          {t('new.run.undo', counted(made))}
        </Button>
      ) : null}
      <Button onClick={onEnd}>{t('new.run.end')}</Button>
    </>
  )
}
