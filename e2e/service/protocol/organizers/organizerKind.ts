import type { LinkedKind } from '../linked/linkedKind.ts'
import { namedColumns } from '../linked/ownColumns.ts'
import type { PostRow } from '../posts/post.ts'
import { typographic } from '../texts/typography.ts'

/** Texts are null when they were never set. */
export interface OrganizerRow extends PostRow {
  readonly phone: string | null
  readonly website: string | null
  readonly email: string | null
}

export const organizerKind: LinkedKind<OrganizerRow> = {
  table: 'organizers',
  noun: 'organizer',
  title: 'organizer',
  resetsDate: false,
  page: { path: 'organizer', type: 'tribe_organizer' },
  ownColumns: (call) => namedColumns(call, ['phone', 'website', 'email']),
  ownBody: ({ phone, website, email }) => ({ phone, website, email }),
  flagBody: () => ({}),
  jsonLd: (row) => ({
    '@type': 'Person',
    name: typographic(row.title),
    description: row.description,
    url: '',
    telephone: row.phone ?? '',
    email: row.email ?? '',
    sameAs: row.website ?? '',
  }),
}
