import { useQueries } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import { isMissing } from '../../query/readErrors.ts'
import { recordOptions } from '../../query/readOptions.ts'
import { choiceOf, type Choice, type PickerSource } from './pickerSource.ts'

/**
 * The chosen ids as choices, in their order. A record that nobody handed over is read by its id:
 * venue and organizer listings have no `include`, and a chosen record may be listed no longer.
 */
export function useChosenRecords<R extends Identified>(
  source: PickerSource<R>,
  ids: readonly number[],
  choices: ReadonlyMap<number, Choice>,
): Choice[] {
  const service = useService()
  const unknown = ids.filter((id) => !choices.has(id))
  const reads = useQueries({
    queries: unknown.map((id) => recordOptions(service, source.collection, id)),
  })
  return ids.map((id) => {
    const known = choices.get(id)
    if (known) return known
    const read = reads[unknown.indexOf(id)]
    if (read?.data) return choiceOf(source, read.data, [])
    const isGone = isMissing(read?.error)
    return { id, label: `#${id}`, detail: '', isGone }
  })
}
