import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Identified } from '../../collection.ts'
import type { BulkRemedy } from './bulkOf.ts'
import type { Bulk } from './useBulk.ts'

interface Props<R extends Identified> {
  bulk: Bulk<R>
  remedy: BulkRemedy<R> | undefined
}

/** Of records that are not as they were meant: the other way there. */
export function BulkRemedyNote<R extends Identified>({ bulk, remedy }: Props<R>) {
  if (remedy === undefined || bulk.remediable === 0) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => bulk.help(remedy)}>
          {remedy.action}
        </Button>
      }
    >
      {remedy.text}
    </Alert>
  )
}
