import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../bulk/bulkTask.ts'
import { outcomeOf } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import { usePutBack } from '../../form/aftermath/usePutBack.ts'
import type { Saved } from '../../saved.ts'
import { type BulkOf, serviceOf } from './bulkOf.ts'
import { useOutcomeWords } from './outcomeWords.ts'

interface Props<R extends Identified> {
  of: BulkOf<R>
  task: Task<R>
  first: Saved<R>
  /** Told of every save that puts something of it back. */
  onPutBack?: ((saved: Saved<R>) => void) | undefined
}

/** What the service made otherwise of a record, and the way to its values, from where they are put back. */
export function Differing<R extends Identified>({ of, task, first, onPutBack }: Props<R>) {
  const { t } = useTranslation('bulk')
  const words = useOutcomeWords(of.labelOf)
  const { collection, remedy, linked = {} } = of
  const { saved, tell } = usePutBack({
    service: serviceOf(of.service, task),
    collection,
    saved: first,
    linked,
    onPutBack,
    remedyOf: ({ field, intended }) => (remedy?.isFor(field, intended) ? remedy : undefined),
  })
  if (saved.differences.length === 0) return t('allBack')
  const title = of.nameOf(task.opened)
  return (
    <>
      {words(outcomeOf(saved))}{' '}
      <Button size="small" aria-label={t('putBackOf', { title })} onClick={tell}>
        {t('putBack')}
      </Button>
    </>
  )
}
