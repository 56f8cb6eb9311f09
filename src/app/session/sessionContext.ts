import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** @throws TypeError outside of `SessionContext` */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new TypeError('useSession outside of SessionContext')
  return session
}

export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.current)
}
