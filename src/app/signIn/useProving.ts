import { useState } from 'react'
import { type Account, anonymous } from '../../service/account.ts'
import type { Correction } from '../../service/discovery.ts'
import { useSession } from '../session/sessionContext.ts'
import { type Outcome, proveAccount } from './proveAccount.ts'

type Proved = (account: Account, mayEdit: boolean) => void

interface Attempt {
  account: Account
  onProved: Proved
}

export interface Proving {
  readonly isBusy: boolean
  /** Why the last attempt did not end in a sign-in; null while there is nothing to say. */
  readonly outcome: Exclude<Outcome, { kind: 'proved' }> | null
  attempt(account: Account, onProved: Proved): Promise<void>
  /** Who was tried last. */
  readonly tried: Account
  /** Takes the names the service gave and tries the same account again. */
  accept(corrections: readonly Correction[]): Promise<void>
  /** Keeps the names of the configuration and tries the same account again. */
  ignore(): Promise<void>
}

/** Proves accounts, one at a time, and keeps what came of it for the page to say. */
export function useProving(): Proving {
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Proving['outcome']>(null)
  const [last, setLast] = useState<Attempt | null>(null)

  async function run({ account, onProved }: Attempt, isAsConfigured: boolean): Promise<void> {
    setLast({ account, onProved })
    // The same words again are no change, which is what screen readers tell.
    setOutcome(null)
    setBusy(true)
    const found = await proveAccount(session.trial(account), isAsConfigured).finally(() =>
      setBusy(false),
    )
    setOutcome(found.kind === 'proved' ? null : found)
    if (found.kind === 'proved') onProved(account, found.mayEdit)
  }

  return {
    isBusy,
    outcome,
    tried: last?.account ?? anonymous,
    attempt: (account, onProved) => run({ account, onProved }, false),
    async accept(corrections) {
      await session.correct(corrections)
      if (last) await run(last, false)
    },
    async ignore() {
      if (last) await run(last, true)
    },
  }
}
