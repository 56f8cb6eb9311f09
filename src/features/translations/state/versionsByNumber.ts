import type { Listing, PairedCollection } from '../pairing/listing.ts'
import { type Version, versionsIn } from './version.ts'

export type VersionsByNumber = ReadonlyMap<string, ReadonlyMap<number, Version>>

/**
 * The records of one collection as the board knows them, by language and id.
 * @param siteZone of events that name no zone
 */
export function versionsByNumber(
  listings: readonly Listing[],
  of: PairedCollection,
  siteZone: string,
): VersionsByNumber {
  return new Map(
    listings.map((listing) => {
      const all = versionsIn(listing, of, siteZone).map((version) => [version.id, version] as const)
      return [listing.language, new Map(all)] as const
    }),
  )
}
