import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { BulkRemedy } from './bulkOf.ts'

interface Props<R> {
  remedy: BulkRemedy<R> | undefined
  /** how many it would help */
  count: number
  onHelp: (remedy: BulkRemedy<R>) => void
}

/** Of records that are not as they were meant: the other way there. */
export function BulkRemedyNote<R>({ remedy, count, onHelp }: Props<R>) {
  if (remedy === undefined || count === 0) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => onHelp(remedy)}>
          {remedy.action}
        </Button>
      }
    >
      {remedy.text}
    </Alert>
  )
}
