import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notReturned } from '../collection/deleting/notReturned.ts'
import { useRestoredWords } from '../collection/deleting/useRestoredWords.ts'
import { type LostLink, pageJournal } from '../collection/journal.ts'
import { orUnsent, UnsentWrite } from '../collection/queue/unsent.ts'
import { useLetWait } from '../collection/queue/useLetWait.ts'
import { safeRestoration, trashed } from '../collection/safeRestoration.ts'
import { Refusal } from '../service/refusal.ts'
import { useService } from '../service/useService.ts'
import { titleOf, type Trashed, type TrashedName, type TrashedRecord } from './trashed.ts'
import { formerStatus, useLastDeletion } from './useLastDeletion.ts'

/** What came of restoring one record. */
export interface Outcome {
  readonly record: TrashedRecord
  readonly title: string
  readonly sentence: string
  /** what has not got it back, as far as this browser knows */
  readonly lost: readonly LostLink[]
  /** it is still in the trash */
  readonly refusal: Refusal | null
}

/** How many are restored at once, so that the service is not overrun. */
const atOnce = 4

/** Takes records out of the trash through the safe writer, with a result for each. */
export function useRestoring(name: TrashedName, of: Trashed) {
  const service = useService()
  const words = useRestoredWords()
  const lastDeletion = useLastDeletion(name)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  async function restored(record: TrashedRecord): Promise<Outcome> {
    const title = titleOf(of, record)
    const writing = { service, collection: of.collection, journal: pageJournal }
    // Nobody sees a draft: it is the careful choice where nobody remembers what it was.
    const deletion = lastDeletion(record.id)
    const status = formerStatus(deletion) ?? 'draft'
    try {
      const meant = { ...writing, opened: trashed(record), changes: { status } }
      const result = await orUnsent(meant, () => safeRestoration(writing, { record, status }))
      const lost = await notReturned(writing, deletion?.links, record.id)
      const sentences = await words.sentences(title, result, of.collection)
      return { record, title, sentence: sentences.join(' '), lost, refusal: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { record, title, sentence: '', lost: [], refusal: error }
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
  const { letWait } = useLetWait(service)
  const waitable = outcomes.flatMap(({ refusal }) =>
    refusal instanceof UnsentWrite && refusal.write !== null ? refusal.write : [],
  )
  return {
    outcomes,
    /** How many were not carried by the network, and may wait for it. */
    waitable: waitable.length,
    letWait: async () => {
      if (await letWait(waitable))
        setOutcomes(outcomes.filter(({ refusal }) => !(refusal instanceof UnsentWrite)))
    },
    isBusy: restoring.isPending,
    restore: (records: readonly TrashedRecord[]) => restoring.mutate(records),
  }
}

export type Restoring = ReturnType<typeof useRestoring>
