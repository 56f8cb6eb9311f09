import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import { UnpublishNote } from '../../collection/form/UnpublishNote.tsx'
import { isOut } from '../../collection/form/useMayPublish.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { writables } from '../../records/records.ts'
import { titleOf } from '../written.ts'
import { SaidBack } from './SaidBack.tsx'
import { UndoLater } from './UndoLater.tsx'
import { UndoMeaning } from './UndoMeaning.tsx'
import { UndoProgress } from './UndoProgress.tsx'
import { UndoResults } from './UndoResults.tsx'
import { useMergeAnswers } from './useMergeAnswers.ts'
import { type UndoRun, useUndoing } from './useUndoing.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

/** Taken back, it is public again, or still. */
function isOfPublic({ collection, operation, before }: JournalEntry): boolean {
  // Sound because what is recorded of a record is that record.
  const record = before as Identified | null
  return (
    operation === 'update' && !!record && isOut(writables[collection].fields.status?.of(record))
  )
}

interface Props {
  entries: readonly JournalEntry[]
  /** What is taken back is somebody else's, put over what was saved here. */
  isBack?: boolean
  onClose: () => void
}

/** Takes one write or a series back: what that means, how far it is, what came of each. */
export function UndoDialog({ entries: given, isBack = false, onClose }: Props) {
  const { t, i18n } = useTranslation(['history', 'bulk'])
  const id = useId()
  // While it runs the history grows, and says of more and more of them that they are undone.
  const [entries] = useState(given)
  const undoing = useUndoing(entries)
  const answers = useMergeAnswers(isBack ? [] : entries)
  const { state } = undoing
  const isRunning = state !== null && !state.isOver
  const [first] = entries
  const count = entries.length
  const number = formatNumber(i18n.language, count)
  const name = count === 1 && first ? inLanguage(titleOf(first), first.language) : null
  const ofOne = isBack ? 'back.ask' : 'ask.one'
  const question = name === null ? t('ask.many', { count, number }) : t(ofOne, { title: name })
  const what = name ?? t('count', { count, number })
  const going = isBack ? t('back.of', { name: what }) : t('bulk:undoTitle', { title: what })
  const title = state === null ? question : going
  return (
    <Dialog
      open
      onClose={() => (isRunning || undoing.busy ? undefined : onClose())}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>
        <Sentence words={title} />
      </DialogTitle>
      <DialogContent>
        {state === null ? (
          <UndoMeaning {...{ entries, isBack }}>
            <SaidBack {...{ answers }} />
            {entries.some(isOfPublic) ? <UnpublishNote /> : null}
          </UndoMeaning>
        ) : isRunning ? (
          <UndoProgress {...{ state }} total={count} />
        ) : (
          <UndoResults {...{ undoing }} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {state === null ? (
          <>
            <Button onClick={onClose}>{t('ask.cancel')}</Button>
            <Button variant="contained" onClick={() => void answers.takeBack().then(undoing.start)}>
              {t(isBack ? 'back.action' : 'undo')}
            </Button>
          </>
        ) : isRunning ? (
          <>
            {state.isPaused ? <UndoLater {...{ undoing }} onQueued={onClose} /> : null}
            <Meanwhile undoing={undoing} isPaused={state.isPaused} />
          </>
        ) : (
          <>
            <UndoLater {...{ undoing }} onQueued={onClose} />
            <Button variant="contained" disabled={undoing.busy !== null} onClick={onClose}>
              {t('close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Meanwhile({ undoing, isPaused }: { undoing: UndoRun; isPaused: boolean }) {
  const { t } = useTranslation('bulk')
  return (
    <>
      <Button onClick={undoing.cancel}>{t('stop')}</Button>
      <Button onClick={isPaused ? undoing.resume : undoing.pause}>
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
    </>
  )
}
