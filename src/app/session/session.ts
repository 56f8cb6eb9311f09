import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '../../service/account.ts'
import { restRootOf } from '../../service/address.ts'
import type { Configuration } from '../../service/configuration.ts'
import { createService } from '../../service/createService.ts'
import type { Correction } from '../../service/discovery.ts'
import { fallbackLanguageOf } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { type Identity, readIdentity } from './identity.ts'
import { keepCorrections, withCorrections } from './keptCorrections.ts'
import { forgetAccount, type Keep, keepAccount, keptWhere } from './keptAccount.ts'

/** A sign-in that the service no longer accepts; requests wait until it is answered. */
export interface EndedSession {
  readonly account: Account
  /** The account to go on with, or null: the waiting requests are then refused. */
  answer(account: Account | null, keep?: Keep): void
}

export interface SessionState {
  readonly configuration: Configuration
  /** The service for whoever signed in, or chose to read only; null before that. */
  readonly service: Service | null
  readonly ended: EndedSession | null
  /** What the site says of the account; null until somebody asked. */
  readonly identity: Identity | null
}

export interface SessionOptions {
  /** With the corrections of this browser applied. */
  readonly configuration: Configuration
  /** `document.baseURI` */
  readonly base: string
  readonly account: Account | null
  readonly queryClient: QueryClient
}

/** Who works here: one for each page, made at start. */
export type Session = ReturnType<typeof createSession>

export function createSession({ configuration, base, account, queryClient }: SessionOptions) {
  const site = restRootOf(configuration, fallbackLanguageOf(configuration), base)
  const listeners = new Set<() => void>()
  let state: SessionState = {
    configuration,
    service: null,
    ended: null,
    identity: null,
  }

  function change(changes: Partial<SessionState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function ask(endedAccount: Account): Promise<Account | null> {
    return new Promise((resolve) => {
      change({
        ended: {
          account: endedAccount,
          answer(next, keep = keptWhere(site)) {
            if (next) keepAccount(site, next, keep)
            change({ ended: null })
            resolve(next)
          },
        },
      })
    })
  }

  function serviceFor(who: Account): Service {
    return createService({ configuration: state.configuration, account: who, base, onEnded: ask })
  }

  /** A service that nobody works with, to prove credentials on; it never asks to sign in again. */
  function trial(who: Account): Service {
    return createService({ configuration: state.configuration, account: who, base })
  }

  if (account) state = { ...state, service: serviceFor(account) }

  return {
    site,
    base,
    current: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    trial,
    signIn(who: Account, keep: Keep): void {
      keepAccount(site, who, keep)
      queryClient.clear()
      change({ service: serviceFor(who), identity: null })
    },
    /** Finds out who is signed in, until the site has said it. Asked on the side: a refusal there ends no session. */
    async identify(service: Service): Promise<void> {
      if (state.identity) return
      const found = await readIdentity(trial(service.account))
      if (found && state.service === service) change({ identity: found })
    },
    /** Erases credentials, nonces and cached records; drafts and views stay for the next sign-in. */
    signOut(): void {
      state.ended?.answer(null)
      forgetAccount(site)
      change({ service: null, identity: null })
      queryClient.clear()
    },
    /** Takes the service's own names for this browser, also for whoever is signed in. */
    async correct(corrections: readonly Correction[]): Promise<void> {
      keepCorrections(site, corrections)
      change({ configuration: withCorrections(state.configuration, site) })
      if (state.service) change({ service: serviceFor(state.service.account) })
    },
  }
}
