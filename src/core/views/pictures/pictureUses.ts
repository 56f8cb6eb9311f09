import type { CollectionName } from '../../resource/collection.ts'
import { plainText } from '../../resource/plainText.ts'
import { imageOf, type Image } from '../../resource/post.ts'
import { idOf, objectOf, textOf } from '../../resource/wire.ts'

/** The collections whose records have pictures, each with the field that names its records. */
export const pictured = { events: 'title', venues: 'venue', organizers: 'organizer' } as const

export type Pictured = keyof typeof pictured & CollectionName

/** As much of a record as says what its picture is used for. */
export interface PicturedRecord {
  readonly id: number
  readonly title: string
  readonly image: Image | null
}

/** @throws DecodingError when there is no object with an id */
export function picturedOf(collection: Pictured, value: unknown): PicturedRecord {
  const wire = objectOf(value, collection)
  return {
    id: idOf(wire, collection),
    title: plainText(textOf(wire[pictured[collection]])),
    image: imageOf(wire.image),
  }
}

/** A picture and the titles of what it is used for. */
export interface UsedPicture {
  readonly image: Image
  readonly titles: readonly string[]
}

/** What a picture is written as in its field. */
export function writtenPicture({ id, url }: Image): string {
  return String(id ?? url)
}

/** Every picture once, in the order in which they were met. */
export function usedPictures(records: readonly PicturedRecord[]): UsedPicture[] {
  const met = new Map<string, { image: Image; titles: string[] }>()
  for (const { image, title } of records) {
    if (!image?.url) continue
    const known = met.get(writtenPicture(image))
    if (known) known.titles.push(title)
    else met.set(writtenPicture(image), { image, titles: [title] })
  }
  return [...met.values()]
}
