import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { BoardState } from '../board/useBoard.ts'
import {
  type ConfirmedPairs,
  nothingConfirmed,
  type LinkDecision,
} from '../confirmed/confirmedPairs.ts'
import type { Contradiction, ImportedPairs } from '../confirmed/pairsFile.ts'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { Contradictions } from './Contradictions.tsx'
import { takenIn, type PairsFile } from './decided.ts'
import { useConfirmMessages } from '../confirming/useConfirmMessages.ts'

export type FoundPairs = Extract<ImportedPairs, { kind: 'pairs' }> & { readonly file: PairsFile }

interface Props {
  board: BoardState
  found: FoundPairs
  onClose: () => void
}

/** As many of a list as are named. */
const most = 20

/** What a file brings, before any of it is kept; where it contradicts what was said here, one chooses. */
export function ImportDialog({ board, found, onClose }: Props) {
  const { t } = useTranslation(['translations', 'ui', 'app'])
  const title = useId()
  const [believed, setBelieved] = useState<ReadonlySet<Contradiction>>(new Set())
  const sayOf = useSaidWords(board)
  const { added, same, contradictions, missing } = found
  const brings = added + believed.size
  const merge = async () => {
    onClose()
    const { site } = board.service
    let before = nothingConfirmed
    let next = nothingConfirmed
    // On top of what is said by now: another tab may have added to it while the preview was open.
    const isKept = await changeConfirmed(site, (pairs) => {
      before = pairs
      next = takenIn(found.file, pairs, [...believed])
      return next
    })
    if (!isKept) toast.show({ message: t('confirming.notKept'), severity: 'error' })
    else
      toast.show({
        message: t('files.done', { count: brings }),
        actions: [
          {
            label: t('ui:undo'),
            isUndo: true,
            onClick: () => void undo(site, next, before, t('files.saidSince')),
          },
        ],
      })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{t('files.previewTitle')}</DialogTitle>
      <DialogContent>
        <Typography>{t('files.added', { count: added })}</Typography>
        <Typography>{t('files.same', { count: same })}</Typography>
        {missing.length > 0 ? (
          <>
            <Typography>{t('files.missing', { count: missing.length })}</Typography>
            <ul>
              {missing.slice(0, most).map((said) => (
                <li key={JSON.stringify(said)}>{sayOf(said)}</li>
              ))}
            </ul>
          </>
        ) : null}
        {contradictions.length > 0 ? (
          <Contradictions {...{ contradictions, believed, sayOf }} onBelieve={setBelieved} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button variant="contained" disabled={brings === 0} onClick={() => void merge()}>
          {t('files.merge', { count: brings })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Puts back what there was before, unless somebody said something since. */
async function undo(
  site: string,
  written: ConfirmedPairs,
  before: ConfirmedPairs,
  saidSince: string,
): Promise<void> {
  let isUndone = true
  await changeConfirmed(site, (pairs) => {
    isUndone = JSON.stringify(pairs) === JSON.stringify(written)
    return isUndone ? before : pairs
  })
  if (!isUndone) toast.show({ message: saidSince, severity: 'warning' })
}

/** Says records by their titles where the board has them, else by their numbers. */
function useSaidWords({ of, versionAt }: Pick<BoardState, 'of' | 'versionAt'>) {
  const { t, titleOf, versionsNamed } = useConfirmMessages()
  return ({ collection, versions }: LinkDecision): string => {
    const named = versionsNamed(versions, ({ language, id }) => {
      const version = collection === of ? versionAt(language, id) : undefined
      return version && titleOf(version)
    })
    return `${t(`app:shell.${collection}`)}: ${named}`
  }
}
