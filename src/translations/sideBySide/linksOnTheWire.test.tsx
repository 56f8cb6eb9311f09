import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'
import { keepPair } from '../near/keepPair.ts'
import type { LinkedCollection } from './carrying.ts'
import { openBeside } from '../translationsBed.tsx'
import { column } from './pairedBed.ts'

let world: TestWorld
afterEach(async () => {
  cleanup()
  await world.drop()
})

const idsOf = (value: unknown) => [value].flat().map((one) => (one as { id: number }).id)
const facts = { slug: 'fira', start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
/** What a live service puts back to its own when an update leaves it out. */
const own = {
  cost: '12',
  website: 'https://fira.example/',
  timezone: 'Atlantic/Canary',
  status: 'draft',
  featured: true,
  hide_from_listings: true,
  show_map: true,
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture that the site has: in parts by hand, for the form of this document is none that goes out from here. */
async function picture(): Promise<string> {
  const head = 'Content-Disposition: form-data; name="file"; filename="a.png"'
  const body = Buffer.concat([
    Buffer.from(`--part\r\n${head}\r\nContent-Type: image/png\r\n\r\n`),
    Buffer.from(dot, 'base64'),
    Buffer.from('\r\n--part--\r\n'),
  ])
  const answer = await fetch(`${world.base}ca/wp-json/wp/v2/media`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa('editor:editor demo password')}`,
      'Content-Type': 'multipart/form-data; boundary=part',
    },
    body,
  })
  return String((await answer.json()).id)
}

/** A record in both languages that somebody has confirmed to be one. */
async function both(collection: LinkedCollection, name: string, key: string) {
  const made = async (language: string) =>
    Number((await world.askIn(language, 'POST', collection, { [key]: `${name} ${language}` })).id)
  const versions = { ca: await made('ca'), es: await made('es') }
  await keepPair(world.service(), { collection, versions })
  return versions
}

/** A fair with everything in Catalan, and its Spanish version with nothing of that. */
async function fair(tags: readonly number[]) {
  const venue = await both('venues', 'Sala', 'venue')
  const organizers = [await both('organizers', 'Cor', 'organizer')]
  organizers.push(await both('organizers', 'Colla', 'organizer'))
  const categories = [await both('categories', 'Música', 'name')]
  categories.push(await both('categories', 'Dansa', 'name'))
  const image = await picture()
  const ca = await world.ask('POST', 'events', {
    ...facts,
    ...own,
    title: 'Fira',
    venue: world.mode === 'live' ? venue.ca : [venue.ca],
    organizer: organizers.map((one) => one.ca),
    categories: categories.map((one) => one.ca),
    tags,
    image,
  })
  const es = await world.askIn('es', 'POST', 'events', {
    ...facts,
    ...own,
    title: 'Feria',
    description: '<p>Puestos</p>',
  })
  const versions = { ca: Number(ca.id), es: Number(es.id) }
  await keepPair(world.service(), { collection: 'events', versions })
  const spanish = { venue: [venue.es], organizer: organizers.map((one) => one.es) }
  return { versions, image, spanish: { ...spanish, categories: categories.map((one) => one.es) } }
}

const read = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)

async function expectTaken(id: number, made: Awaited<ReturnType<typeof fair>>) {
  const saved = await read('es', id)
  expect(idsOf(saved.venue)).toEqual(made.spanish.venue)
  expect(idsOf(saved.organizer).toSorted()).toEqual(made.spanish.organizer.toSorted())
  expect(idsOf(saved.categories).toSorted()).toEqual(made.spanish.categories.toSorted())
  expect(idsOf(saved.image)).toEqual([Number(made.image)])
  return saved
}

describe.each(pageModes)('links of a version over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode, { options: { media: true } })
  })

  test('venue, organizers, categories, tags and picture go out as its own, and nothing else of it changes', async () => {
    const tag = await both('tags', 'Nit', 'name')
    const made = await fair([tag.ca])
    const { ca, es } = made.versions
    const [source, before] = [await read('ca', ca), await read('es', es)]
    const { user } = await openBeside(world, 'ca', ca)
    const spanish = within(await column('Spanish'))
    await user.click(await spanish.findByRole('button', { name: 'Take all from Catalan' }))
    await spanish.findByText(/^Will be saved here too: .*Venue.*Organizers.*Categories/)
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(said('“Fira” has been saved in Spanish.'))
    const saved = await expectTaken(es, made)
    expect(idsOf(saved.tags)).toEqual([tag.es])
    const kept = [...Object.keys(own), ...Object.keys(facts), 'title', 'description', 'sticky']
    for (const name of kept) expect([name, saved[name]]).toEqual([name, before[name]])
    expect(await read('ca', ca)).toEqual(source)
  })

  test('a tag that has no version there is left out by itself, and the others go', async () => {
    const known = await both('tags', 'Nit', 'name')
    const alone = Number((await world.ask('POST', 'tags', { name: 'Barri' })).id)
    const made = await fair([known.ca, alone])
    const { ca, es } = made.versions
    const { user } = await openBeside(world, 'ca', ca)
    const spanish = within(await column('Spanish'))
    await user.click(await spanish.findByRole('button', { name: 'Take all from Catalan' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm the versions' })
    const question = within(dialog).getByRole('combobox', { name: 'Tag “Barri” in Spanish' })
    expect(question).toHaveTextContent('Leave this field as it is there')
    await user.click(question)
    await user.click(screen.getByRole('option', { name: 'Carry the rest without “Barri”' }))
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and take' }))
    await spanish.findByText(/^Will be saved here too: .*Tags/)
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(said('“Fira” has been saved in Spanish.'))
    const saved = await expectTaken(es, made)
    expect(idsOf(saved.tags)).toEqual([known.es])
    expect(idsOf((await read('ca', ca)).tags).toSorted()).toEqual([known.ca, alone].toSorted())
  })

  test('links that were chosen are not dropped unasked', async () => {
    const alone = Number((await world.ask('POST', 'tags', { name: 'Barri' })).id)
    const known = await both('tags', 'Nit', 'name')
    const { ca } = (await fair([known.ca, alone])).versions
    const { user } = await openBeside(world, 'ca', ca)
    const spanish = within(await column('Spanish'))
    await user.click(await spanish.findByRole('button', { name: 'Take all from Catalan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the versions' }))
    const question = dialog.getByRole('combobox', { name: 'Tag “Barri” in Spanish' })
    await user.click(question)
    await user.click(screen.getByRole('option', { name: 'Create “Barri” there' }))
    await user.keyboard('{Escape}')
    const asked = within(await screen.findByRole('alertdialog', { name: /^Close without/ }))
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(question).toHaveTextContent('Create “Barri” there')
    await user.click(question)
    await user.click(screen.getByRole('option', { name: /^Leave this field/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
