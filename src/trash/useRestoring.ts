import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRestoredWords } from '../collection/deleting/useRestoredWords.ts'
import { pageJournal } from '../collection/journal.ts'
import { safeRestoration } from '../collection/safeRestoration.ts'
import { Refusal } from '../service/refusal.ts'
import { useService } from '../service/useService.ts'
import { titleOf, type Trashed, type TrashedName, type TrashedRecord } from './trashed.ts'
import { useFormerStatus } from './useFormerStatus.ts'

/** What came of restoring one record. */
export interface Outcome {
  readonly record: TrashedRecord
  readonly title: string
  readonly sentence: string
  /** it is still in the trash */
  readonly refusal: Refusal | null
}

/** How many are restored at once, so that the service is not overrun. */
const atOnce = 4

/** Takes records out of the trash through the safe writer, with a result for each. */
export function useRestoring(name: TrashedName, of: Trashed) {
  const service = useService()
  const words = useRestoredWords()
  const formerStatus = useFormerStatus(name)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  async function restored(record: TrashedRecord): Promise<Outcome> {
    const title = titleOf(of, record)
    const writing = { service, collection: of.collection, journal: pageJournal }
    // Nobody sees a draft: it is the careful choice where nobody remembers what it was.
    const status = formerStatus(record.id) ?? 'draft'
    try {
      const result = await safeRestoration(writing, { record, status })
      const sentences = await words.sentences(title, result, of.collection)
      return { record, title, sentence: sentences.join(' '), refusal: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { record, title, sentence: '', refusal: error }
    }
  }

  const restoring = useMutation({
    mutationFn: async (records: readonly TrashedRecord[]) => {
      setOutcomes([])
      const left = [...records]
      const next = async (): Promise<void> => {
        const record = left.shift()
        if (record === undefined) return
        const outcome = await restored(record)
        setOutcomes((before) => [...before, outcome])
        await next()
      }
      await Promise.all(Array.from({ length: atOnce }, next))
    },
  })
  return {
    outcomes,
    isBusy: restoring.isPending,
    restore: (records: readonly TrashedRecord[]) => restoring.mutate(records),
  }
}

export type Restoring = ReturnType<typeof useRestoring>
