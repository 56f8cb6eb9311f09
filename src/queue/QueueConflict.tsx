import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../collection/form/conflict/ConflictDialog.tsx'
import { textKind } from '../collection/form/conflict/textKind.ts'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { writables } from '../records/records.ts'
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
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { stop, changes, collection } = item
  if (stop?.kind !== 'conflict') return null
  const { fields } = writables[collection]
  const choose = (theirs: readonly string[]) => {
    const mine = Object.entries({ ...changes, ...typed }).filter(([name]) => !theirs.includes(name))
    onChoose({ opened: stop.fresh, changes: Object.fromEntries(mine) })
  }
  return (
    <ConflictDialog
      title={t('conflict', { title })}
      fields={stop.fields}
      cancel={t('action.decideLater')}
      modified={modifiedOf(stop.fresh)}
      textOf={(name) => textKind(fields[name]?.kind)}
      labelOf={labelOf}
      sayValue={sayValue}
      onMerge={(name, text) => setTyped({ ...typed, [name]: text })}
      onChoose={choose}
      onCancel={onCancel}
    />
  )
}

/** Wall time of the site, `''` of a term, which has none. */
function modifiedOf(record: object): string {
  return 'modified' in record ? String(record.modified) : ''
}
