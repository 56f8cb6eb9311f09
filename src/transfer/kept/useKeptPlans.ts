import { useEffect, useState } from 'react'
import type { CollectionName } from '../../collection/collection.ts'
import { watchKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import { useService } from '../../service/useService.ts'
import { caughtUp } from './caughtUp.ts'

interface Of {
  readonly plan: { readonly of: CollectionName }
}

interface Plans<Kept> {
  readonly all: (service: Service) => Promise<readonly Kept[]>
  /** what it notes is read as anything that is kept */
  readonly settle: (
    service: Service,
    plans: readonly Kept[],
    isWanted: () => boolean,
  ) => Promise<unknown>
}

/**
 * What this device keeps of plans of one kind for a collection, at any moment; null where it is closed to us.
 * @param isWriting as long as one is written: it is read again at the end, and not for each row
 */
export function useKeptPlans<Kept extends Of>(
  { all, settle }: Plans<Kept>,
  of: CollectionName,
  isWriting = false,
): readonly Kept[] | null {
  const service = useService()
  const [kept, setKept] = useState<readonly Kept[] | null>([])
  useEffect(() => {
    if (isWriting) return undefined
    let isGone = false
    const read = async () => {
      const found = await all(service).catch(() => null)
      if (!isGone) setKept(found && found.filter(({ plan }) => plan.of === of))
      return found
    }
    void read().then((found) => found && settle(service, found, () => !isGone))
    // Another tab may be noting row after row.
    const again = caughtUp(async () => void (isGone || (await read())))
    const stop = watchKept('imports', () => void again())
    return () => {
      isGone = true
      stop()
    }
  }, [all, settle, service, of, isWriting])
  return kept
}
