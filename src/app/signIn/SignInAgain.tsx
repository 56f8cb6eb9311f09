import { lazy, Suspense } from 'react'
import { useSessionState } from '../session/sessionContext.ts'

const SignInDialog = lazy(async () => ({
  default: (await import('./SignInDialog.tsx')).SignInDialog,
}))

/** Over the page when the service no longer knows who asks; what was being done goes on afterwards. */
export function SignInAgain() {
  const { ended } = useSessionState()
  return ended ? (
    <Suspense fallback={null}>
      <SignInDialog ended={ended} />
    </Suspense>
  ) : null
}
