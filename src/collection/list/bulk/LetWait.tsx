import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { isOfTheNetwork } from '../../../service/ofTheNetwork.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { meantBy } from '../../bulk/bulkTask.ts'
import type { Identified } from '../../collection.ts'
import { type Marks, takingBack } from '../../journal.ts'
import { type HeldWrite, heldWrite } from '../../queue/unsent.ts'
import { useLetWait } from '../../queue/useLetWait.ts'
import { type BulkOf, serviceOf, wholeTask } from './bulkOf.ts'
import type { Bulk, Result } from './useBulk.ts'

interface LetWaitProps<R extends Identified> {
  bulk: Bulk<R>
  of: BulkOf<R>
  onQueued: () => void
}

/** Where the network stopped a change of many: what is left of it goes out when there is one again. */
export function LetWait<R extends Identified>({ bulk, of, onQueued }: LetWaitProps<R>) {
  const { t, i18n } = useTranslation('bulk')
  const { letWait } = useLetWait(of.service)
  const { results, round } = bulk
  const count = results.filter(isLeft).length
  if (count === 0 || !results.some(isUncarried)) return null
  const leave = async () => {
    round?.run.cancel()
    const over = await round?.run.over
    const lean = (round?.tasks ?? [])
      .map((task, at) => ({ task, outcome: over?.outcomes[at] }))
      .filter(isLeft)
    const { series, undoes } = round ?? {}
    const left = await Promise.all(
      lean.map(async ({ task, outcome }) => {
        // As if it had gone out with the others: what it takes back, and what is taken back along with it.
        const marks = { ...(series ? { series } : {}), ...takingBack(undoes?.get(task)) }
        return { task: await wholeTask(of, task), outcome, marks }
      }),
    )
    const may = await Promise.all(left.map((result) => isAllowed(of, result)))
    const held = left.filter((_, at) => may[at])
    const kept = left.length - held.length
    if (!(await letWait(held.map((result) => heldOf(of, result))))) return
    if (kept > 0) {
      const number = formatNumber(i18n.language, kept)
      toast.show({ message: t('keptBack', { count: kept, number }), severity: 'warning' })
    }
    onQueued()
  }
  return (
    <Button onClick={() => void leave()}>
      {t('letWait', { count, number: formatNumber(i18n.language, count) })}
    </Button>
  )
}

function isUncarried<R>({ outcome }: Result<R>): boolean {
  return outcome?.kind === 'refused' && isOfTheNetwork(outcome.refusal)
}

/** Not begun, or not carried: what was refused for another reason is for a person to look at. */
function isLeft<R>(result: Result<R>): boolean {
  return result.outcome === undefined || isUncarried(result)
}

/** What waits is sent without another look. */
async function isAllowed<R extends Identified>(of: BulkOf<R>, { task }: Result<R>) {
  const reasons = await of.reasonsAgainst?.(task)
  return reasons === undefined || reasons.length === 0
}

function heldOf<R extends Identified>(
  { service, collection }: BulkOf<R>,
  { task, outcome, marks }: Result<R> & { readonly marks: Marks },
): HeldWrite {
  const wasSent = outcome?.kind === 'refused' && outcome.refusal.afterWrite !== undefined
  const there = serviceOf(service, task)
  const meant = { service: there, collection, ...meantBy(task), marks }
  return heldWrite(meant, wasSent ? Date.now() : null)
}
