import { useTranslation } from 'react-i18next'
import { TouchedByMany } from '../../core/views/deleting/TouchedRecords.tsx'
import { eventsWith } from './eventsWith.ts'
import type { LinkedBy } from './useLinkedCount.ts'

/** Which events of every language lose these records when they go to the trash (contract.md §2). */
export function LosingEvents({ by, ids }: { by: LinkedBy; ids: readonly number[] }) {
  const { t } = useTranslation('job')
  return (
    <>
      {t(`linked.${by}`)}
      <TouchedByMany touches={[eventsWith({ [by]: ids })]} />
    </>
  )
}
