import { useState } from 'react'
import { type Account, anonymous } from '../../api/account.ts'
import { type Correction, discover } from '../../api/discovery.ts'
import { useSession } from '../session/sessionContext.ts'
import { prove } from '../../api/probe.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'

type Outcome =
  | { readonly kind: 'proved'; readonly mayEdit: boolean }
  | { readonly kind: 'corrections'; readonly corrections: readonly Correction[] }
  | { readonly kind: 'refused'; readonly refusal: ApiError }

/**
 * Whether this account can work on this service. First the service is asked what it calls things: with a wrong
 * namespace no credentials are right.
 * @param trial the service to prove the account on, which never asks to sign in again
 * @param isAsConfigured whether the names of the configuration are to be used whatever the service says
 */
async function proveAccount(trial: Service, isAsConfigured: boolean): Promise<Outcome> {
  try {
    const { corrections } = await discover(trial)
    if (corrections.length > 0 && !isAsConfigured) return { kind: 'corrections', corrections }
    const { mayEdit } = await prove(trial)
    return { kind: 'proved', mayEdit }
  } catch (refusal) {
    if (refusal instanceof ApiError) return { kind: 'refused', refusal }
    throw refusal
  }
}

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
