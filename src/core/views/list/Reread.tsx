import { styled } from '@mui/material/styles'
import { RefreshButton, useReadAt } from '../../../ui/filters/RefreshButton.tsx'
import type { Identified } from '../../resource/collection.ts'
import type { RecordList } from './recordList.ts'

const Stale = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  flex: 'none',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}))

/** Reads the list again. From when it is, is written beside it where the last reading failed. */
export function Reread<R extends Identified>({ list: { result } }: { list: RecordList<R> }) {
  const { isFetching, isPlaceholderData, dataUpdatedAt, error } = result
  const readAt = isPlaceholderData ? 0 : dataUpdatedAt
  const words = useReadAt(readAt)
  return (
    <>
      <RefreshButton readAt={readAt} isBusy={isFetching} onRefresh={() => void result.refetch()} />
      {error && words ? <Stale>{words}</Stale> : null}
    </>
  )
}
