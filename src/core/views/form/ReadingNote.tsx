import type { UseQueryResult } from '@tanstack/react-query'
import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import { SaveError } from './SaveError.tsx'
import { StaleNote } from './StaleNote.tsx'

interface Props {
  reading: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>
  /** Whether an earlier reading is on screen: somebody may be typing there. */
  isAside: boolean
}

/** Why a record could not be read, or not once more: then from when it is. Nothing when it was read. */
export function ReadingNote({ reading, isAside }: Props) {
  const { data, error, dataUpdatedAt } = reading
  if (!(error instanceof ApiError)) return null
  const again = () => void reading.refetch()
  if (isAside && data && isOfTheNetwork(error))
    return <StaleNote readAt={dataUpdatedAt} onRetry={again} />
  const asOf = isAside && data ? dataUpdatedAt : 0
  return <SaveError refusal={error} name="" onRetry={again} {...{ isAside, asOf }} />
}
