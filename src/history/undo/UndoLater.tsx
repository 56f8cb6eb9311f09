import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLetWait } from '../../collection/queue/useLetWait.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import type { UndoRun } from './useUndoing.ts'

interface Props {
  undoing: UndoRun
  onQueued: () => void
}

/** Where the network stopped an undo: what is left of it goes out when there is one again. */
export function UndoLater({ undoing, onQueued }: Props) {
  const { t, i18n } = useTranslation('bulk')
  const { letWait } = useLetWait(useService())
  const count = undoing.unsent?.writes.length ?? 0
  if (count === 0) return null
  const leave = async () => {
    if (await letWait(await undoing.leaveRest())) onQueued()
  }
  return (
    <Button disabled={undoing.busy !== null} onClick={() => void leave()}>
      {t('letWait', { count, number: formatNumber(i18n.language, count) })}
    </Button>
  )
}
