import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeriesUndoProps } from '../../collection/bulk/seriesUndo.ts'
import { useLetWait } from '../../collection/queue/useLetWait.ts'
import { JobActions } from '../../core/job/JobActions.tsx'
import { JobDialog } from '../../core/job/JobDialog.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import { titleOf } from '../operationChanges.ts'
import { UndoMeaning } from './UndoMeaning.tsx'
import { UndoPanel } from './UndoPanel.tsx'
import { useMergeAnswers } from './mergeAnswers.ts'
import { useUndoing } from './useUndoing.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

interface Props extends Omit<SeriesUndoProps, 'isAsked'> {
  /** It begins at once: whoever opened it has asked for just that. */
  isAsked?: boolean
  /** What is taken back is somebody else's, put over what was saved here. */
  isBack?: boolean
}

/** Takes one write or a series back: what that means, how far it is, what came of each. */
export function UndoDialog({ entries: given, isAsked = false, isBack = false, ...props }: Props) {
  const { remedy, onClose } = props
  const { t, i18n } = useTranslation('activity')
  // While it runs the history grows, and says of more and more of them that they are undone.
  const [entries] = useState(given)
  const undoing = useUndoing(entries, props)
  const answers = useMergeAnswers(isBack ? [] : entries)
  const { job } = undoing
  const [first] = entries
  const count = entries.length
  const number = formatNumber(i18n.language, count)
  const name = count === 1 && first ? inLanguage(titleOf(first), first.language) : null
  const ofOne = isBack ? 'back.ask' : 'ask.one'
  const question = name === null ? t('ask.many', { count, number }) : t(ofOne, { title: name })
  const what = name ?? t('count', { count, number })
  const going = isBack ? t('back.of', { name: what }) : t('undoOf', { name: what })
  const { letWait } = useLetWait(useService())
  const start = () => undoing.start(answers.takeBack)
  const startAtOnce = useEffectEvent(() => {
    if (isAsked && !job.job.state().isBegun) void start()
  })
  useEffect(() => startAtOnce(), [])
  const sendLater = async () => {
    if (await letWait(await undoing.leaveRest())) onClose()
  }
  const later = {
    count: undoing.unsent?.writes.length ?? 0,
    onSend: () => void sendLater(),
  }
  return (
    <JobDialog
      title={<Sentence words={job.isBegun ? going : question} />}
      isRunning={job.isRunning || job.again !== null}
      onClose={onClose}
      actions={
        job.isBegun ? (
          <JobActions {...{ later, onClose }} job={job} />
        ) : (
          <>
            <Button onClick={onClose}>{t('ask.cancel')}</Button>
            <Button variant="contained" onClick={() => void start()}>
              {t(isBack ? 'back.action' : 'undo')}
            </Button>
          </>
        )
      }
    >
      {job.isBegun ? (
        <UndoPanel {...{ undoing, remedy }} />
      ) : (
        <UndoMeaning {...{ entries, isBack, answers }} />
      )}
    </JobDialog>
  )
}
