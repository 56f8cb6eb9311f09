import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { useSessionState } from '../session/sessionContext.ts'

/** Milliseconds that the page has for itself before the rest is fetched. */
const firstThePage = 5000

type Bar = ComponentType<{ language: Language; service: Service }>

/**
 * What sends the queue and tells of the network: no part of the first load, but here before the network goes,
 * since its code could not be fetched then.
 */
export function Network({ language }: { language: Language }) {
  const { service } = useSessionState()
  const [Found, setFound] = useState<{ Bar: Bar } | null>(null)
  useEffect(() => {
    let isWanted = true
    const fetchBar = async () => {
      const { NetworkBar } = await import('./NetworkBar.tsx')
      if (isWanted) setFound({ Bar: NetworkBar })
    }
    const attempt = () => void fetchBar().catch(() => null)
    const timer = setTimeout(attempt, firstThePage)
    addEventListener('online', attempt)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('online', attempt)
    }
  }, [])
  return Found && service ? <Found.Bar language={language} service={service} /> : null
}
