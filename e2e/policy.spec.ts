import { ofThisDevice, readAtOnce, readInParts, toFill } from '../src/app/everyPage.ts'
import { type Site, expect, test } from './fixtures.ts'
import { seedFullEvent, seedLinked } from './seeds.ts'

const pages = [...readAtOnce.map(([path]) => path), ...readInParts, ...toFill, ...ofThisDevice]

/** Every page's address below the application's, with records of this site in it. */
async function addressesIn(site: Site): Promise<string[]> {
  const linked = await seedLinked(site, 'ca')
  const event = await seedFullEvent(site, 'ca', { linked, title: `Concert ${site.suffix}` })
  const { venue, organizer, category, tag } = linked
  const ids = {
    venues: venue.id,
    organizers: organizer.id,
    categories: category.id,
    tags: tag.id,
    '': event.id,
  }
  const idIn = (path: string) =>
    Object.entries(ids).find(([name]) => path.startsWith(`/ca/${name}`))?.[1] ?? event.id
  const slugs = [event, venue, organizer].map(({ slug }) => String(slug))
  const named = (path: string) =>
    path.replace(':id', String(idIn(path))).replace(/by-slug\/(fair|hall|club)$/, (_, which) => {
      return `by-slug/${slugs[['fair', 'hall', 'club'].indexOf(which)]}`
    })
  return pages.map((path) => named(path).slice(1))
}

test('every page keeps the policy, complains of nothing and asks no other host @once', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  const addresses = await addressesIn(site)
  await signIn('ca')
  for (const address of addresses) {
    await page.goto(site.root + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft({ address, ...watched }).toEqual({
      address,
      violations: [],
      complaints: [],
      hosts: new Set(),
    })
  }
})
