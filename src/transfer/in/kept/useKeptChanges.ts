import { useEffect, useState } from 'react'
import type { CollectionName } from '../../../collection/collection.ts'
import { watchKept } from '../../../device/kept.ts'
import { useService } from '../../../service/useService.ts'
import { type KeptChanges, keptChanges } from './keptChanges.ts'

/**
 * What this device keeps of changes from files.
 * @param isWriting as long as they are written: it is read again at the end, and not for each row
 */
export function useKeptChanges(of: CollectionName, isWriting: boolean): readonly KeptChanges[] {
  const service = useService()
  const [changes, setChanges] = useState<readonly KeptChanges[]>([])
  useEffect(() => {
    if (isWriting) return undefined
    let isGone = false
    const read = async () => {
      const found = await keptChanges(service)
      if (!isGone) setChanges(found.filter(({ plan }) => plan.of === of))
    }
    void read()
    const stop = watchKept('imports', () => void read())
    return () => {
      isGone = true
      stop()
    }
  }, [service, of, isWriting])
  return changes
}
