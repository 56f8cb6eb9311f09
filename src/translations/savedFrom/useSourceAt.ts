import { useEffect, useState } from 'react'
import { watchKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import { type SourceAt, sourceAt } from './savedFrom.ts'

const nothing: SourceAt = () => undefined

/** What the translations of this site were made from, as far as this browser knows; it follows what is saved. */
export function useSourceAt(service: Service): SourceAt {
  return useReadSourceAt(service) ?? nothing
}

/** The same; null until the device has been asked. */
export function useReadSourceAt({ site }: Pick<Service, 'site'>): SourceAt | null {
  const [found, setFound] = useState<SourceAt | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const sources = await sourceAt({ site })
      if (isWanted) setFound(() => sources)
    }
    void read()
    const stop = watchKept('translated', () => void read())
    return () => {
      isWanted = false
      stop()
    }
  }, [site])
  return found
}
