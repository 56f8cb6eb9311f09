import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from './sessionContext.ts'

/**
 * Leaves the page first, so that a form with unsaved work can ask; credentials and cached records go only when
 * the person has really left it. True when they have.
 */
export function useSignOut(): () => Promise<boolean> {
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  return useCallback(async () => {
    const isThere = () => router.state.location.pathname === '/sign-in'
    if (!isThere()) await navigate({ to: '/sign-in' })
    const hasLeft = isThere()
    if (hasLeft) session.signOut()
    return hasLeft
  }, [navigate, router, session])
}
