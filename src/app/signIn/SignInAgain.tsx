import { useSessionState } from '../session/sessionContext.ts'
import { lazily } from '../../ui/lazily.tsx'

const SignInDialog = lazily(() => import('./SignInDialog.tsx').then((it) => it.SignInDialog))

/** Over the page when the service no longer knows who asks; what was being done goes on afterwards. */
export function SignInAgain() {
  const { ended } = useSessionState()
  return ended ? <SignInDialog ended={ended} /> : null
}
