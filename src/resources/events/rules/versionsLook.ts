import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { VersionThere } from './breaches.ts'

/** Of which event which versions are looked for. */
export interface VersionsRequest {
  readonly client: QueryClient
  /** in the language of the event */
  readonly service: Service
  readonly id: number
  readonly languages: readonly Language[]
  /** statuses that this account may list */
  readonly reach: readonly string[]
}

export type LookForVersions = (
  asked: VersionsRequest,
) => Promise<Readonly<Partial<Record<string, VersionThere>>>>

/** Fetches what looks for them. */
export type LoadVersions = () => Promise<{ versionsThere: LookForVersions }>

/** How the versions of an event are found: the room that knows them is above this one, and hands it down. */
export const VersionsLook = createContext<LoadVersions | null>(null)
