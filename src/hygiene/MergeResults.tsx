import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { BulkOf } from '../collection/list/bulk/bulkOf.ts'
import { BulkResults } from '../collection/list/bulk/BulkResults.tsx'
import type { CollectionName, Identified } from '../collection/collection.ts'
import { useFieldLabels } from '../history/useChangeWords.ts'
import { titleOfRecord, writables } from '../records/records.ts'
import { useService } from '../service/useService.ts'
import type { MergeRun } from './useMerge.ts'
import type { Named } from './naming.ts'

/** What came of the events, and of the records that were made one. */
export function MergeResults({ of, run }: { of: Named; run: MergeRun }) {
  const { t } = useTranslation('hygiene')
  const label = useFieldLabels()
  const service = useService()
  const parts = (['events', of] as const).map((name) => ({
    name,
    results: run.results
      .filter(({ step }) => step.collection === name)
      .map(({ step, outcome }) => ({ task: step.task, outcome })),
  }))
  const bulkOf = (name: CollectionName): BulkOf<Identified> => ({
    service,
    collection: writables[name],
    linked: writables,
    nameOf: (record) => titleOfRecord(name, record),
    labelOf: (field) => label(name, field),
  })
  return (
    <>
      {run.isKept ? <Alert severity="warning">{t(run.hasGone ? 'keptRest' : 'kept')}</Alert> : null}
      {parts.map(({ name, results }) =>
        results.length > 0 ? (
          <section key={name} aria-label={t(`parts.${name}`)}>
            <strong>{t(`parts.${name}`)}</strong>
            <BulkResults bulk={{ results, round: null }} of={bulkOf(name)} />
          </section>
        ) : null,
      )}
    </>
  )
}
