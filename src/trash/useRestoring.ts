import { useMutation } from '@tanstack/react-query'
import { notReturned } from '../collection/deleting/notReturned.ts'
import { formerStatus, lastDeletionIn } from '../collection/deleting/useLastDeletion.ts'
import { useRestoredWords } from '../collection/deleting/useRestoredWords.ts'
import { readHistory } from '../core/write/historyOptions.ts'
import { marking, pageJournal, takingBack } from '../collection/journal.ts'
import type { LostLink } from '../core/write/operation.ts'
import { orUnsent, UnsentWrite } from '../collection/queue/unsent.ts'
import { useLetWait } from '../collection/queue/useLetWait.ts'
import { safeRestoration, trashed as asTrashed } from '../collection/safeRestoration.ts'
import type { Saved } from '../collection/saved.ts'
import { Refusal } from '../service/refusal.ts'
import { useService } from '../service/useService.ts'
import { titleOf, type Trashed, type TrashedName, type TrashedRecord } from './trashed.ts'

/** What came of restoring one record. */
export interface Outcome {
  readonly record: TrashedRecord
  readonly title: string
  readonly sentence: string
  /** how it came out; null where it did not, or somebody else had taken it out */
  readonly saved: Saved<TrashedRecord> | null
  /** what has not got it back, as far as this browser knows */
  readonly lost: readonly LostLink[]
  /** it is still in the trash */
  readonly refusal: Refusal | null
}

/** Takes a record out of the trash through the safe writer. */
export function useRestoring(name: TrashedName, of: Trashed) {
  const service = useService()
  const words = useRestoredWords()

  async function restored(record: TrashedRecord): Promise<Outcome> {
    const title = titleOf(of, record)
    // Read now: a history that is still on its way to the page would restore what was public as a draft.
    const deletion = lastDeletionIn(await readHistory(service), name, record.id)
    const marks = takingBack(deletion?.key)
    const journal = marking(pageJournal, marks)
    const writing = { service, collection: of.collection, journal }
    // Nobody sees a draft: it is the careful choice where nobody remembers what it was.
    const status = formerStatus(deletion) ?? 'draft'
    try {
      const meant = { ...writing, opened: asTrashed(record), changes: { status }, marks }
      const result = await orUnsent(meant, () => safeRestoration(writing, { record, status }))
      const lost = await notReturned(writing, deletion?.links, record.id)
      const sentences = words.sentences(title, result, of.collection)
      const { saved } = result
      return { record, title, sentence: sentences.join(' '), saved, lost, refusal: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { record, title, sentence: '', saved: null, lost: [], refusal: error }
    }
  }

  const { data, isPending, mutate, reset } = useMutation({ mutationFn: restored })
  const { letWait } = useLetWait(service)
  const refusal = data?.refusal
  const unsent = refusal instanceof UnsentWrite ? refusal.write : null
  return {
    outcome: data ?? null,
    isBusy: isPending,
    restore: mutate,
    /** Lets it wait for the network; null where that is not what was missing. */
    letWait: unsent && (async () => ((await letWait([unsent])) ? reset() : undefined)),
  }
}

export type Restoring = ReturnType<typeof useRestoring>
