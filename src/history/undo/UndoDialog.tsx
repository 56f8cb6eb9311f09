import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalEntry } from '../../collection/journal.ts'
import { formatList, formatNumber } from '../../i18n/formats.ts'
import { useFieldLabels } from '../useChangeWords.ts'
import { changesOf, titleOf } from '../written.ts'
import { UndoLater } from './UndoLater.tsx'
import { UndoProgress } from './UndoProgress.tsx'
import { UndoResults } from './UndoResults.tsx'
import { type UndoRun, useUndoing } from './useUndoing.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

interface Props {
  entries: readonly JournalEntry[]
  /** What is taken back is somebody else's, put over what was saved here. */
  isBack?: boolean
  /** Told when it was said to be done. */
  onBegin?: () => void
  onClose: () => void
}

/** Takes one write or a series back: what that means, how far it is, what came of each. */
export function UndoDialog({ entries: given, isBack = false, onBegin, onClose }: Props) {
  const { t, i18n } = useTranslation(['history', 'bulk'])
  const id = useId()
  // While it runs the history grows, and says of more and more of them that they are undone.
  const [entries] = useState(given)
  const undoing = useUndoing(entries)
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
          <Meaning {...{ entries, isBack }} />
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
            <Button
              variant="contained"
              onClick={() => {
                onBegin?.()
                undoing.start()
              }}
            >
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

/** What taking them back comes to, before anything is done. */
function Meaning({ entries, isBack }: { entries: readonly JournalEntry[]; isBack: boolean }) {
  const { t, i18n } = useTranslation('history')
  const label = useFieldLabels()
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    return <DialogContentText>{t('means.many')}</DialogContentText>
  const { collection, operation, links } = entry
  const isTerm = collection === 'categories' || collection === 'tags'
  const fields = changesOf(entry).map(({ field }) => label(collection, field))
  const count = links?.length ?? 0
  return (
    <>
      <DialogContentText>
        {operation === 'update'
          ? t(isBack ? 'back.means' : 'means.update', { fields: formatList(i18n.language, fields) })
          : t(`means.${operation}.${isTerm ? 'term' : 'post'}`)}
      </DialogContentText>
      {count > 0 ? (
        <DialogContentText>
          {t('means.links', { count, number: formatNumber(i18n.language, count) })}
        </DialogContentText>
      ) : null}
    </>
  )
}
