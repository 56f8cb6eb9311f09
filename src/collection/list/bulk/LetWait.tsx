import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { isOfTheNetwork } from '../../../service/ofTheNetwork.ts'
import { meantBy } from '../../bulk/bulkTask.ts'
import type { Identified } from '../../collection.ts'
import { type HeldWrite, heldWrite } from '../../queue/unsent.ts'
import { useLetWait } from '../../queue/useLetWait.ts'
import { type BulkOf, serviceOf } from './bulkOf.ts'
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
    const left = (round?.tasks ?? [])
      .map((task, at) => ({ task, outcome: over?.outcomes[at] }))
      .filter(isLeft)
    if (await letWait(left.map((result) => heldOf(of, result)))) onQueued()
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

function heldOf<R extends Identified>(
  { service, collection }: BulkOf<R>,
  { task, outcome }: Result<R>,
): HeldWrite {
  const wasSent = outcome?.kind === 'refused' && outcome.refusal.afterWrite !== undefined
  const there = serviceOf(service, task)
  return heldWrite({ service: there, collection, ...meantBy(task) }, wasSent ? Date.now() : null)
}
