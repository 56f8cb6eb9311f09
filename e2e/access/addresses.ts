import { ofThisDevice, readAtOnce, readInParts, toFill } from '../../src/app/testEveryPage.ts'
import type { World } from './world.ts'

/** States of pages that have no route of their own, and ways that lead nowhere. */
const states = [
  '/ca/calendar?view=month&date=:day',
  '/ca/calendar?view=week&date=:day',
  '/ca/calendar?view=day&date=:day',
  '/ca/events?search=xyzzy',
  '/ca/events/999999999',
  '/ca/translations?of=venues',
  '/ca/translations?state=confirm',
  '/ca/translations/exchange?part=in',
  '/ca/transfer?part=in',
  '/ca/transfer?part=new',
  '/ca/service?part=test',
  '/ca/guide/events',
  '/ca/no-such-page',
  '/fr/events',
]

/** Every page and state of one, as its routes have it. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  'one request': readAtOnce.map(([path]) => path),
  'many requests': readInParts,
  'a new record': toFill,
  'this device': ofThisDevice.filter((path) => path !== '/'),
  'a state of its own': states,
}

/** The addresses of every page, below the application's root, for somebody who is signed in. */
export const addressesIn = (world: World): string[] =>
  Object.values(pages).flatMap((paths) => paths.map((path) => addressIn(world, path)))

/** The address of a page, below the application's root. */
export function addressIn(world: World, path: string): string {
  const collection = /^\/\w+\/(\w+)/.exec(path)?.[1]
  const record = {
    events: world.event,
    venues: world.venue,
    organizers: world.organizer,
    categories: world.category,
    tags: world.tag,
  }[collection ?? '']
  return path
    .replace(/^\/ca(?=\/|$)/, `/${world.language}`)
    .replace('/es/translations/of/ca/', `/${world.other}/translations/of/${world.language}/`)
    .replace(/by-slug\/\w+$/, `by-slug/${String(slugOf(world, collection))}`)
    .replace(':id', String(record?.id ?? world.event.id))
    .replace(':day', world.event.day)
    .slice(1)
}

function slugOf({ venue, organizer, event }: World, collection: string | undefined): unknown {
  if (collection === 'venues') return venue['slug']
  if (collection === 'organizers') return organizer['slug']
  return event.slug
}
