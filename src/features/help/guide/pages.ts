import { useTranslation } from 'react-i18next'

/** The guides in their groups, in the order in which one meets them; each leads to the next. */
export const groups = {
  begin: ['sign-in', 'desk', 'search'],
  events: ['events', 'event', 'duplicate', 'calendar', 'visibility'],
  languages: ['translations', 'side-by-side', 'version', 'drift', 'exchange'],
  linked: ['venues', 'venue', 'categories', 'category', 'hygiene'],
  files: ['export', 'import', 'import-new', 'agenda'],
  safety: ['trash', 'activity', 'settings', 'service'],
} as const

export const groupNames = ['begin', 'events', 'languages', 'linked', 'files', 'safety'] as const

export type GuideName = (typeof groups)[keyof typeof groups][number]

export const guideNames: readonly GuideName[] = groupNames.flatMap(
  (name): readonly GuideName[] => groups[name],
)

export function isGuideName(name: string | undefined): name is GuideName {
  return guideNames.some((known) => known === name)
}

/** The guide after this one; after the last comes the first. */
export function guideAfter(name: GuideName): GuideName {
  return guideNames[(guideNames.indexOf(name) + 1) % guideNames.length] ?? name
}

/** Which guide speaks of which page, by the path of its route. */
export const guideOfRoute: Readonly<Record<string, GuideName>> = {
  '/sign-in': 'sign-in',
  '/settings': 'settings',
  '/$language': 'desk',
  '/$language/events': 'events',
  '/$language/events/new': 'event',
  '/$language/events/$id': 'event',
  '/$language/events/$id/duplicate': 'duplicate',
  '/$language/events/$id/visibility': 'visibility',
  '/$language/events/visibility': 'visibility',
  '/$language/events/by-slug/$slug': 'event',
  '/$language/calendar': 'calendar',
  '/$language/translations': 'translations',
  '/$language/translations/$id': 'side-by-side',
  '/$language/translations/of/$': 'version',
  '/$language/translations/drift': 'drift',
  '/$language/translations/exchange': 'exchange',
  '/$language/venues': 'venues',
  '/$language/venues/new': 'venue',
  '/$language/venues/$id': 'venue',
  '/$language/venues/by-slug/$slug': 'venue',
  '/$language/organizers': 'venues',
  '/$language/organizers/new': 'venue',
  '/$language/organizers/$id': 'venue',
  '/$language/organizers/by-slug/$slug': 'venue',
  '/$language/categories': 'categories',
  '/$language/categories/new': 'category',
  '/$language/categories/$id': 'category',
  '/$language/tags': 'categories',
  '/$language/tags/new': 'category',
  '/$language/tags/$id': 'category',
  '/$language/hygiene': 'hygiene',
  '/$language/transfer': 'export',
  '/$language/trash': 'trash',
  '/$language/activity': 'activity',
  '/$language/service': 'service',
}

const ofPart: Readonly<Record<string, GuideName>> = {
  in: 'import',
  new: 'import-new',
  pack: 'agenda',
}

/**
 * The guide to a page; none where a page has none of its own, such as the guides themselves.
 * @param path of its route, as in `/$language/events`
 * @param part of its search, where one page has several
 */
export function guideTo(path: string, part?: unknown): GuideName | undefined {
  const guide = guideOfRoute[path.replace(/(?<=.)\/$/, '')]
  return guide === 'export' ? (ofPart[String(part)] ?? guide) : guide
}

/** Where the place itself is, for those that need no record: an address below the application's own. */
export function placeOf(name: GuideName, language: string): string | undefined {
  const part = Object.keys(ofPart).find((part) => ofPart[part] === name)
  if (part !== undefined) return `/${language}/transfer?part=${part}`
  const route = Object.keys(guideOfRoute).find((path) => guideOfRoute[path] === name)
  const path = route?.replace('$language', language)
  return path === undefined || path.includes('$') || name === 'sign-in' ? undefined : path
}

/** What one is told of a page; keys of the keyboard stand between grave accents. */
export interface Guide {
  title: string
  purpose: string
  steps: readonly string[]
  careful: string
}

/** The guide of this name in the interface's language. Names of buttons in it are the buttons' own words. */
export function useGuides(): (name: GuideName) => Guide {
  const { t } = useTranslation(['guide', 'signIn', 'form'])
  return (name) => t(`pages.${name}`, { returnObjects: true })
}
