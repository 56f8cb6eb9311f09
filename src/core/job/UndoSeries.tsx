import Button from '@mui/material/Button'
import { type ComponentType, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../write/operation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { SeriesUndo, type SeriesUndoProps } from './bulk/seriesUndo.ts'
import type { Series } from './bulk/useSeries.ts'

/** What is taken back, and the dialog that does it. */
export interface Undo {
  readonly entries: readonly Operation[]
  readonly UndoDialog: ComponentType<SeriesUndoProps>
}

interface Props {
  series: Series
  /** key of what the button says */
  label?: 'undo' | 'creation.undo'
  onUndo: (undo: Undo) => void
}

/** The way back from the writes of a job, where there are any. */
export function UndoSeries({ series, label = 'undo', onUndo }: Props) {
  const { t } = useTranslation('job')
  const loadUndo = use(SeriesUndo)
  const { count } = series
  const undo = async () => {
    try {
      const [history, entries] = await Promise.all([loadUndo?.(), series.entries()])
      if (count === null) await series.recount()
      else if (history && entries.length > 0) onUndo({ entries, ...history })
    } catch {
      toast.show({ message: t('unread'), severity: 'error' })
    }
  }
  if (count === 0) return null
  return (
    <Button onClick={() => void undo()}>
      {count === null ? t('undoUnknown') : t(label, { count })}
    </Button>
  )
}
