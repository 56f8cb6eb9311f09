import { pageStore } from '../../platform/pageStore.ts'
import type { QueryClient } from '@tanstack/react-query'
import { unique } from '../../core/resource/unique.ts'
import type { Account } from '../../api/account.ts'
import { restRootOf } from '../../api/outgoing.ts'
import type { Configuration } from '../../api/configuration.ts'
import { createService, type Service } from '../../api/service.ts'
import type { Correction } from '../../api/discovery.ts'
import { fallbackLanguageOf } from '../../api/language.ts'
import { forget } from '../../platform/entries.ts'
import { isTypedStored } from '../../ui/confirm/storedLeave.ts'
import { whenErased } from '../../ui/whenErased.ts'
import { toast } from '../../ui/toast/toast.ts'
import {
  endedMarks,
  endSignIns,
  keepCorrections,
  withCorrections,
  endUnused,
  forgetAccount,
  type Keep,
  keepAccount,
  storedSignIns,
  storedWhere,
  noteUse,
} from './storedAccount.ts'
import type { Identity } from './identity.ts'

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
  /** Somebody signed out in another tab, or an unused sign-in ended: what was typed here waits on the device. */
  readonly hasLeftText: boolean
}

export interface SessionOptions {
  /** Without the corrections of this browser. */
  readonly configuration: Configuration
  /** `document.baseURI` */
  readonly base: string
  readonly account: Account | null
  /** of the sign-in that this is a tab of */
  readonly mark?: string | undefined
  readonly queryClient: QueryClient
}

/** Who works here: one for each page, made at start. */
export type Session = ReturnType<typeof createSession>

export function createSession(options: SessionOptions) {
  const { configuration, base, account, queryClient } = options
  const site = restRootOf(configuration, fallbackLanguageOf(configuration), base)
  let { mark = unique() } = options
  const {
    get: current,
    set,
    subscribe,
  } = pageStore<SessionState>({
    configuration: withCorrections(configuration, site),
    service: null,
    ended: null,
    identity: null,
    hasLeftText: false,
  })
  const change = (changes: Partial<SessionState>) => set({ ...current(), ...changes })

  function ask(endedAccount: Account): Promise<Account | null> {
    return new Promise((resolve) => {
      change({
        ended: {
          account: endedAccount,
          answer(next, keep = storedWhere(site)) {
            if (next) keepAccount(site, { account: next, mark }, keep)
            change({ ended: null })
            resolve(next)
          },
        },
      })
    })
  }

  function serviceFor(who: Account): Service {
    return createService({
      configuration: current().configuration,
      account: who,
      base,
      onEnded: ask,
    })
  }

  /** A service that nobody works with, to prove credentials on; it never asks to sign in again. */
  function trial(who: Account): Service {
    return createService({ configuration: current().configuration, account: who, base })
  }

  /** Forgets these sign-ins, and leaves this tab's if it is one of them. */
  function leave(ended: readonly string[]): void {
    forgetAccount(site, ended)
    if (!current().service || !ended.includes(mark)) return
    current().ended?.answer(null)
    toast.clear()
    change({ service: null, identity: null, hasLeftText: isTypedStored() })
    queryClient.clear()
    void forget('mirror', 'all')
  }

  // Who is nobody leaves nothing of somebody who closed the tab that they were signed in for.
  if (account) change({ service: serviceFor(account) })
  else void forget('mirror', 'all')
  whenErased(() => change({ hasLeftText: false }))

  return {
    site,
    base,
    /** what `config.json` says; in force is `current().configuration` */
    configured: configuration,
    current,
    subscribe,
    trial,
    signIn(who: Account, keep: Keep): void {
      mark = unique()
      keepAccount(site, { account: who, mark }, keep)
      queryClient.clear()
      change({ service: serviceFor(who), identity: null, hasLeftText: false })
    },
    /** Notes what the site says of an account, if that is still signed in. */
    identified(service: Service, identity: Identity): void {
      if (current().service === service) change({ identity })
    },
    leave,
    /** Leaves a sign-in that ended while the page slept; else this is a use of it. */
    wake(): void {
      endUnused(site, configuration)
      leave(endedMarks())
      noteUse(site, mark)
    },
    /**
     * Erases credentials, nonces, cached records and toasts, in every tab of this sign-in and of one that is kept on
     * this device; drafts and views stay for the next.
     */
    signOut(): void {
      const marks = [mark, ...storedSignIns(site).map((kept) => kept.mark)]
      endSignIns(marks)
      leave(marks)
    },
    /** Takes the service's own names for this browser, also for whoever is signed in; null takes the configured ones again. */
    async correct(corrections: readonly Correction[] | null): Promise<void> {
      keepCorrections(site, corrections)
      change({ configuration: withCorrections(configuration, site) })
      const { service } = current()
      if (service) change({ service: serviceFor(service.account) })
    },
  }
}
