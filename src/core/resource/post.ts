import { isObject } from '../../api/isObject.ts'
import { dateTimeOf, integerOf, pictureAddressOf, textOf, type Wire, webAddressOf } from './wire.ts'

/** A picture of a record. `id` is null where the service knows an address only. */
export interface Image {
  readonly id: number | null
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  /** bytes */
  readonly filesize: number | null
  /** smaller versions, narrowest first */
  readonly sizes: readonly ImageSize[]
}

export interface ImageSize {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What events, venues and organizers have in common (contract.md §1.4). */
export interface Post {
  readonly id: number
  readonly author: number | null
  readonly status: string
  /** publication date, wall time of the site, `''` when there is none */
  readonly date: string
  readonly date_utc: string
  readonly modified: string
  readonly modified_utc: string
  readonly url: string
  readonly slug: string
  /** HTML as read: a live service renders it, so it is sent only when changed */
  readonly description: string
  readonly excerpt: string
  readonly image: Image | null
  /** the service kept the content back; such a record is never written (contract.md §1.8) */
  readonly withheld: boolean
  /** what the service keeps as it is written; absent of those that need it spelled their own way */
  readonly asWritten?: { readonly cost: unknown; readonly website: string }
}

function sizesOf(sizes: unknown): ImageSize[] {
  if (!isObject(sizes)) return []
  return Object.values(sizes)
    .filter(isObject)
    .map((size) => ({
      url: pictureAddressOf(size.url),
      width: integerOf(size.width) ?? 0,
      height: integerOf(size.height) ?? 0,
    }))
    .filter(({ url, width }) => url !== '' && width > 0)
    .sort((one, other) => one.width - other.width)
}

/** `false`, null, `[]` and a missing key are no picture; an address or an id alone is one. */
export function imageOf(value: unknown): Image | null {
  if (!isObject(value)) {
    const id = integerOf(value)
    const url = id === null ? pictureAddressOf(value) : ''
    return (id === null || id <= 0) && url === ''
      ? null
      : { id, url, width: null, height: null, filesize: null, sizes: [] }
  }
  const id = integerOf(value.id)
  const url = pictureAddressOf(value.url)
  if (id === null && url === '') return null
  return {
    id,
    url,
    width: integerOf(value.width),
    height: integerOf(value.height),
    filesize: integerOf(value.filesize),
    sizes: sizesOf(value.sizes),
  }
}

/**
 * Whether the service keeps prices and websites as they are written. Such a service keeps to the declared types as well
 * (modes.md): an author is a number, and a price is not taken apart. Live ones always send digits in a text, and
 * `cost_details` (contract.md §1.1, and every recording).
 */
function keepsAsWritten({ author, cost_details }: Wire): boolean {
  return typeof author === 'number' && cost_details === undefined
}

/** Whether the service that gave this record keeps what it is given as it is written. */
export const isAsWritten = (record: object) => 'asWritten' in record

export function postOf(wire: Wire, id: number, withheld: boolean): Post {
  return {
    id,
    author: integerOf(wire.author),
    status: textOf(wire.status),
    date: dateTimeOf(wire.date),
    date_utc: dateTimeOf(wire.date_utc),
    modified: dateTimeOf(wire.modified),
    modified_utc: dateTimeOf(wire.modified_utc),
    url: webAddressOf(wire.url),
    slug: textOf(wire.slug),
    description: textOf(wire.description),
    excerpt: textOf(wire.excerpt),
    image: imageOf(wire.image),
    withheld,
    ...(keepsAsWritten(wire)
      ? { asWritten: { cost: wire.cost, website: textOf(wire.website) } }
      : {}),
  }
}
