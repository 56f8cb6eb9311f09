import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '../../../core/job/bulk/performed.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type ChangePlan, progressAfter } from './kept/changePlan.ts'
import { type StoredChanges, storedChanges } from './kept/storedChanges.ts'

/** What is to be written: changes that were just confirmed, or kept since they were. */
export type Writing =
  | { readonly kind: 'new'; readonly plan: ChangePlan }
  | { readonly kind: 'left'; readonly kept: StoredChanges }

/** Keeps changes before the first is sent, and of each row what came of it: a page that closes leaves a record of it. */
export function useKeeping(writing: Writing) {
  const { t } = useTranslation('transfer')
  const service = useService()
  const { plan } = writing.kind === 'new' ? writing : writing.kept
  const key = useRef(writing.kind === 'left' ? writing.kept.key : null)
  const tell = (isKept: boolean) => {
    if (!isKept) toast.show({ message: t('new.run.notKept'), severity: 'warning' })
  }
  return {
    /** One in the history, on however many pages they are written. */
    seriesOf: () => key.current,
    async begin(): Promise<boolean> {
      if (key.current !== null) return true
      const { job, isStored } = await storedChanges.add(service, plan)
      key.current = job.key
      tell(isStored)
      return true
    },
    async note(opened: Identified, outcome: Outcome<Identified>, isUndo: boolean): Promise<void> {
      const progress = progressAfter(outcome, isUndo)
      const at = plan.rows.findIndex(({ record }) => record.id === opened.id)
      if (key.current !== null && progress)
        tell(await storedChanges.note(key.current, at, progress))
    },
  }
}
