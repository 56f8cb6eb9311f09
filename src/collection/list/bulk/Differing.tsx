import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../bulk/bulkTask.ts'
import { outcomeOf } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import { tellDifferences } from '../../form/aftermath/tellDifferences.tsx'
import type { Saved } from '../../saved.ts'
import { type BulkOf, serviceOf } from './bulkOf.ts'
import { useOutcomeWords } from './outcomeWords.ts'

interface Props<R extends Identified> {
  of: BulkOf<R>
  task: Task<R>
  first: Saved<R>
}

/** What the service made otherwise of a record, and the way to its values, from where they are put back. */
export function Differing<R extends Identified>({ of, task, first }: Props<R>) {
  const { t } = useTranslation('bulk')
  const words = useOutcomeWords(of.labelOf)
  const [saved, setSaved] = useState(first)
  const { differences } = saved
  if (differences.length === 0) return t('allBack')
  const { collection, remedy, linked = {} } = of
  const tell = () =>
    tellDifferences({
      service: serviceOf(of.service, task),
      collection,
      saved,
      linked,
      remedyOf: ({ field, intended }) => (remedy?.isFor(field, intended) ? remedy : undefined),
      onPutBack: setSaved,
    })
  return (
    <>
      {words(outcomeOf(saved))}{' '}
      <Button
        size="small"
        aria-label={t('putBackOf', { title: of.nameOf(task.opened) })}
        onClick={() => void tell()}
      >
        {t('putBack')}
      </Button>
    </>
  )
}
