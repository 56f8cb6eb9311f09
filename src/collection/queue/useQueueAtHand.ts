import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useService } from '../../service/useService.ts'

/** Fetches the page of the queue beforehand: it is looked for when nothing can be fetched any more. */
export function useQueueAtHand(isTime: boolean): void {
  const router = useRouter()
  const { language } = useService()
  useEffect(() => {
    const way: string = '/$language/queue'
    if (isTime) void router.preloadRoute({ to: way, params: { language } })
  }, [router, language, isTime])
}
