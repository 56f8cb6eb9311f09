import { type Correction, discover } from '../../service/discovery.ts'
import { prove } from '../../service/probe.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'

export type Outcome =
  | { readonly kind: 'proved'; readonly mayEdit: boolean }
  | { readonly kind: 'corrections'; readonly corrections: readonly Correction[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * Whether this account can work on this service. First the service is asked what it calls things: with a wrong
 * namespace no credentials are right.
 * @param trial the service to prove the account on, which never asks to sign in again
 * @param isAsConfigured whether the names of the configuration are to be used whatever the service says
 */
export async function proveAccount(trial: Service, isAsConfigured: boolean): Promise<Outcome> {
  try {
    const { corrections } = await discover(trial)
    if (corrections.length > 0 && !isAsConfigured) return { kind: 'corrections', corrections }
    const { mayEdit } = await prove(trial)
    return { kind: 'proved', mayEdit }
  } catch (refusal) {
    if (refusal instanceof Refusal) return { kind: 'refused', refusal }
    throw refusal
  }
}
