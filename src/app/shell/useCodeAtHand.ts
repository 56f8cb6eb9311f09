import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isSaving } from '../../offline/isSaving.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { withAGesture } from './codeAtHand.ts'

/** Fetches the code of a page, where that is not here yet. */
async function fetchPage({ options: { component } }: AnyRoute): Promise<void> {
  if (component && 'preload' in component) await component.preload?.()
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, { most: 1000, blindly: 1000 })
  })
}

/**
 * Fetches the code of every page, menu and dialog, one after the other whenever there is nothing else to do: without
 * a network it could not be fetched, and what was read could not be worked with.
 */
export function useCodeAtHand(): void {
  const router = useRouter()
  const { i18n } = useTranslation('queue')
  useEffect(() => {
    let isWanted = !isSaving()
    const fetchAll = async () => {
      const pages = Object.values<AnyRoute>(router.routesById).map(
        (route) => () => fetchPage(route),
      )
      const words = () => i18n.loadNamespaces(['signIn', 'guide'])
      for (const fetchIt of [...withAGesture, words, ...pages]) {
        await rest()
        // What cannot be fetched now is asked for once more when it is opened.
        if (isWanted && navigator.onLine) await fetchIt().catch(() => null)
      }
    }
    void fetchAll()
    return () => {
      isWanted = false
    }
  }, [router, i18n])
}
