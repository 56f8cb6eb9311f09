import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allRelinked, type AllRelinked, notReturned } from '../../../write/undo/relinking.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { BulkOf } from './bulkOf.ts'
import type { Result } from './useBulk.ts'
import { historyOptions } from '../../../write/operationStore.ts'
import type { LostLink } from '../../../write/operation.ts'
import { keyOf } from '../../../query/keys.ts'
import type { Writing } from '../../../write/writing.ts'
import { lastDeletionIn } from '../../deleting/useLastDeletion.ts'

/** A record that is back, and what has not got it back. */
interface Missed {
  readonly id: number
  readonly lost: readonly LostLink[]
}

/** Of records that came out of the trash: what named them when they were deleted from here, and does not now. */
function lostLinksOptions<R extends Identified>(
  client: QueryClient,
  writing: Writing<R>,
  ids: readonly number[],
) {
  const { service, collection } = writing
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'lostLinks', ids),
    queryFn: async (): Promise<readonly Missed[]> => {
      const { operations: history } = await client.fetchQuery(historyOptions(service))
      const linksOf = (id: number) => lastDeletionIn(history, collection.name, id)?.links
      const missed: Missed[] = []
      // One after the other: they may be many, and the service shares its machine with the website.
      for (const id of ids.filter((one) => linksOf(one)?.length))
        missed.push({ id, lost: await notReturned(writing, linksOf(id), id) })
      return missed.filter(({ lost }) => lost.length > 0)
    },
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
}

interface Props<R extends Identified> {
  of: BulkOf<R>
  results: readonly Result<R>[]
}

/** Those that were in the trash and are not any more. */
function backIn<R extends Identified>({ of, results }: Props<R>): readonly number[] {
  const { status } = of.collection.fields
  return results.flatMap(({ item: { opened, step }, outcome }) => {
    const isRestored = step.kind === 'update' && status?.of(opened) === 'trash'
    return isRestored && outcome && 'record' in outcome ? [opened.id] : []
  })
}

/** Offers to link again what a deletion of many unlinked for good. */
export function LostLinksNote<R extends Identified>(props: Props<R>) {
  const { carriers } = props.of
  return carriers ? <Missing {...{ carriers }} of={props.of} ids={backIn(props)} /> : null
}

interface MissingProps<R extends Identified> {
  of: BulkOf<R>
  carriers: NonNullable<BulkOf<R>['carriers']>
  ids: readonly number[]
}

function Missing<R extends Identified>({ of, carriers, ids }: MissingProps<R>) {
  const { t } = useTranslation(['job', 'recordDeletion'])
  const client = useQueryClient()
  const { data: missed = [] } = useQuery(lostLinksOptions(client, of, ids))
  const linking = useMutation({
    mutationFn: async (all: readonly Missed[]) => {
      const done: AllRelinked[] = []
      // One record after the other: two of them may be named by the same event.
      for (const { id, lost } of all) done.push(await allRelinked(of.service, carriers, lost, id))
      return done
    },
  })
  const count = missed.reduce((sum, { lost }) => sum + lost.length, 0)
  const counted = { count }
  const failed = linking.data?.some((one) => one.failed.length > 0) ?? false
  if (linking.data === undefined && count === 0) return null
  return (
    <Alert
      severity={linking.data && !failed ? 'success' : 'warning'}
      action={
        count > 0 && (linking.data === undefined || failed) ? (
          <Button
            color="inherit"
            disabled={linking.isPending}
            onClick={() => linking.mutate(missed)}
          >
            {t('recordDeletion:linkAgain', { count })}
          </Button>
        ) : undefined
      }
    >
      {linking.data ? <Linked done={linking.data} /> : t('lost', counted)}
    </Alert>
  )
}

/** What came of linking them again. */
function Linked({ done }: { done: readonly AllRelinked[] }) {
  const { t } = useTranslation(['job', 'recordDeletion'])
  const sum = (of: (one: AllRelinked) => number) =>
    done.reduce((before, one) => before + of(one), 0)
  const linked = sum((one) => one.linked)
  const left = sum((one) => one.left)
  const failed = sum((one) => one.failed.length)
  return (
    <>
      {t('relinked', { count: linked })}{' '}
      {left > 0 ? t('recordDeletion:leftAsIs', { count: left }) : ''}{' '}
      {failed > 0 ? t('recordDeletion:notLinked', { count: failed }) : ''}
    </>
  )
}
