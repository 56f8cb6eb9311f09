import { type Role, roles } from './handlers.ts'

const first: Readonly<Record<Role, readonly string[]>> = {
  subscriber: ['read'],
  contributor: ['edit_posts', 'delete_posts'],
  author: ['upload_files', 'publish_posts', 'edit_published_posts', 'delete_published_posts'],
  editor: [
    'edit_others_posts',
    'delete_others_posts',
    'edit_private_posts',
    'read_private_posts',
    'delete_private_posts',
    'manage_categories',
    'unfiltered_html',
  ],
  administrator: ['manage_options', 'list_users'],
}

// The calendar's own records have capabilities of their own (contract.md §5.6).
const ofCalendar = ['tribe_events', 'tribe_venues', 'tribe_organizers']

const withCalendar = (capability: string): string[] =>
  capability.endsWith('_posts')
    ? [capability, ...ofCalendar.map((kind) => capability.replace(/posts$/, kind))]
    : [capability]

/** What a role may do, as `users/me?context=edit` lists it: each role adds to the one below it. */
export const capabilitiesOf = (role: Role): Record<string, true> => {
  const below = roles.slice(0, roles.indexOf(role) + 1)
  const names = below.flatMap((each) => first[each].flatMap(withCalendar))
  return Object.fromEntries([...names, role].map((name) => [name, true]))
}
