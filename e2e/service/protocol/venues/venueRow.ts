import type { PostRow } from '../posts/post.ts'

/** Texts are null when they were never set. */
export interface VenueRow extends PostRow {
  readonly address: string | null
  readonly city: string | null
  readonly country: string | null
  readonly province: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly stateprovince: string | null
  /** `true` or `false` as a word; as written in interface mode. */
  readonly show_map: string | null
  readonly show_map_link: string | null
  readonly geo_lat: number | null
  readonly geo_lng: number | null
}

export const venueTexts = [
  'address',
  'city',
  'country',
  'province',
  'state',
  'zip',
  'phone',
  'website',
  'stateprovince',
] as const
