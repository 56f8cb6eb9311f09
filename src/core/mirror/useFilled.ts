import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Service, withPriority } from '../../api/service.ts'
import { isSaving } from '../../platform/offline/isSaving.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { keyOf } from '../query/keys.ts'
import type { Listed } from '../query/readOptions.ts'
import type { Identified } from '../resource/collection.ts'

/** Milliseconds of rest before anything is read, where a browser cannot say that it is idle. */
const rest = 2000

/**
 * Fills the mirror of a listing where this device has nothing of it: one language after the other, in the background, for
 * as long as the page is open. Not for whoever saves data.
 * @param filters null as long as the page itself has something to read
 */
export function useFilled<R extends Identified, Filters>(
  services: readonly Service[],
  collection: Listed<R, Filters>,
  filters: Filters | null,
): void {
  const client = useQueryClient()
  const fill = useEffectEvent(async (isWanted: () => boolean) => {
    const { name } = collection
    for (const service of services) {
      const [{ readHead }, { mirroredOptions }] = await Promise.all([
        import('./mirrorStore.ts'),
        import('./mirror.ts'),
      ])
      const isHere = (await readHead({ service, name })) !== null
      if (!isWanted() || filters === null) return
      if (isHere) continue
      const there = withPriority(service, 'background')
      const asked = { client, service: there, collection, listings: [filters], isShown: () => true }
      // Whoever needs it reads it from the device.
      await client.prefetchQuery({ ...mirroredOptions(asked).options, gcTime: 0 })
      void client.invalidateQueries({ queryKey: keyOf(service, name, 'mirror', 'stored') })
    }
  })
  const isAtRest = filters !== null && !isSaving()
  useEffect(() => {
    if (!isAtRest) return undefined
    let isWanted = true
    const begin = () => void fill(() => isWanted)
    const callOff = whenIdle(begin, { most: 2 * rest, blindly: rest })
    return () => {
      isWanted = false
      callOff()
    }
  }, [isAtRest])
}
