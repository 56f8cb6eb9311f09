import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { JudgedFacts } from './breaches.ts'

/** Of which event which versions are looked for. */
export interface VersionsRequest {
  readonly client: QueryClient
  /** in the language of the event */
  readonly service: Service
  readonly id: number
  readonly languages: readonly Language[]
  /** statuses that this account may list */
  readonly reach: readonly string[]
  /** It is only shown: nothing is decided by it. */
  readonly isShown?: boolean | undefined
}

export type LookForVersions = (asked: VersionsRequest) => Promise<JudgedFacts['versions']>

/** Of which events versions are looked for. */
export interface EventsVersionsRequest extends Omit<VersionsRequest, 'id'> {
  readonly records: readonly EventRecord[]
}

/** The same of many events at once. @returns what tells it of each */
export type LookAmongVersions = (
  asked: EventsVersionsRequest,
) => Promise<(id: number) => Promise<JudgedFacts['versions']>>

/** The same event in another language, as far as this device knows. */
export interface KnownVersion {
  readonly language: Language
  readonly id: number
  /** nobody has confirmed it, and it is almost certain */
  readonly isLikely?: true
}

export type VersionsOf = (id: number) => readonly KnownVersion[]

/** Fetches what looks for them. */
export type LoadVersions = () => Promise<{
  versionsThere: LookForVersions
  versionsAmong: LookAmongVersions
}>

/** How the versions of an event are found. */
interface VersionsSource {
  /** what this device knows of the events of a language, without a request */
  readonly known: (service: Service) => Promise<VersionsOf>
  readonly load: LoadVersions
}

/** The feature that knows versions hands them down. */
export const VersionsLook = createContext<VersionsSource | null>(null)
