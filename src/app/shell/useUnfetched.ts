import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The event of Vite when code could not be fetched. */
interface PreloadError extends Event {
  readonly payload?: unknown
}

/**
 * Without a network the code of a page not seen before cannot be fetched. By its message the router would know such an
 * error, reload the application for it, and lose what is readable: under another one it stands in the page's place.
 */
function stayHere({ payload }: PreloadError): void {
  if (!navigator.onLine && payload instanceof Error) payload.message = 'offline'
}

/** Keeps the application where code could not be fetched, and fetches it when there is a network again. */
export function useUnfetched(): void {
  const router = useRouter()
  useEffect(() => {
    const again = () => void router.invalidate()
    addEventListener('vite:preloadError', stayHere)
    addEventListener('online', again)
    return () => {
      removeEventListener('vite:preloadError', stayHere)
      removeEventListener('online', again)
    }
  }, [router])
}
