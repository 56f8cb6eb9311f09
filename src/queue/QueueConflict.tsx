import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../collection/form/ConflictDialog.tsx'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { useQueueWords } from './useQueueWords.ts'

interface Props {
  item: QueuedWrite
  /** Told what is left to send, on the record as it is now. */
  onChoose: (facts: Pick<QueuedWrite, 'opened' | 'changes'>) => void
  onCancel: () => void
}

/** Both values of what was changed here and there meanwhile, and a choice for each. */
export function QueueConflict({ item, onChoose, onCancel }: Props) {
  const { t } = useTranslation('queue')
  const { title, labelOf, sayValue } = useQueueWords(item)
  const { stop, changes } = item
  if (stop?.kind !== 'conflict') return null
  const choose = (theirs: readonly string[]) => {
    const mine = Object.entries(changes).filter(([name]) => !theirs.includes(name))
    onChoose({ opened: stop.fresh, changes: Object.fromEntries(mine) })
  }
  return (
    <ConflictDialog
      title={t('conflict', { title })}
      fields={stop.fields}
      labelOf={labelOf}
      sayValue={sayValue}
      onChoose={choose}
      onCancel={onCancel}
    />
  )
}
