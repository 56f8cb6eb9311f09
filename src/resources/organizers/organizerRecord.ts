import { type PlainValues, plainValues } from '../../core/resource/plainFields.ts'
import { decodeEntities, plainText, writtenText } from '../../core/resource/plainText.ts'
import { postOf, type Post } from '../../core/resource/post.ts'
import { idOf, objectOf, textOf } from '../../core/resource/wire.ts'

/** Fields of organizers that are taken as they are. */
export const plainOrganizerFields = { phone: 'text', email: 'text' } as const

/** An organizer as read (contract.md §1.4); absent texts are `''`. */
export interface OrganizerRecord extends Post, PlainValues<typeof plainOrganizerFields> {
  readonly organizer: string
  /** with the tags that may be in it; absent of a record that this device kept before it was read so */
  readonly writtenName?: string
  readonly website: string
}

/** @throws DecodingError when there is no object with an id */
export function organizerOf(value: unknown): OrganizerRecord {
  const wire = objectOf(value, 'organizer')
  return {
    ...postOf(wire, idOf(wire, 'organizer'), Array.isArray(wire.organizer)),
    organizer: plainText(textOf(wire.organizer)),
    writtenName: writtenText(textOf(wire.organizer)),
    website: decodeEntities(textOf(wire.website)),
    ...plainValues(plainOrganizerFields, wire),
  }
}
