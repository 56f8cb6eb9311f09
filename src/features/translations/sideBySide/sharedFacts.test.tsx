import { worldOfEach } from '../../../api/testWorld.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'
import { keepPair } from '../near/useKeepPair.ts'
import { openBeside } from '../translationsBed.tsx'
import type { LinkedCollection } from '../pairing/listing.ts'
import { column } from './pairedBed.ts'

const world = worldOfEach('live', { options: { media: true } })

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const codes = ['ca', 'es', 'en'] as const
const names = { ca: 'Catalan', es: 'Spanish', en: 'English' }
const read = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)

test('zone, map, website and prominence that are set once reach the record of each language, whose texts stay its own', async () => {
  const make = async (language: string) => {
    const description = `<p>Text ${language}</p>`
    const website = `https://fira.example/${language}`
    const body = { title: `Fira ${language}`, slug: 'fira', description, website, ...times }
    return await world.makeIn(language, 'events', body)
  }
  const ids = { ca: await make('ca'), es: await make('es'), en: await make('en') }
  await keepPair(world.service(), { collection: 'events', versions: ids })
  const before = await Promise.all(codes.map((code) => read(code, ids[code])))
  const { user } = await openBeside(world, 'ca', ids.ca)
  for (const code of codes)
    for (const name of [/^Title/, /^Excerpt/, /^Description/]) {
      const text = await within(await column(names[code])).findByRole('textbox', { name })
      expect(text.closest('[lang]')).toHaveAttribute('lang', code)
    }
  await user.click(await screen.findByRole('button', { name: 'Change the time zone' }))
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await user.clear(zone)
  await user.type(zone, 'Atlantic/Canary')
  await user.click(await screen.findByRole('option', { name: 'Atlantic/Canary' }))
  const website = screen.getByRole('textbox', { name: /^Website/ })
  await user.clear(website)
  await user.type(website, 'https://fira.example/nova')
  for (const name of [/^Show a map/, /^Show a link/, /^Featured/, /^Pinned/, /^Hidden/])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Save all languages' }))
  await screen.findByText(/has been saved in Catalan, .*Spanish/)
  for (const [at, code] of codes.entries()) {
    const was = before[at]
    expect(await read(code, ids[code])).toMatchObject({
      id: ids[code],
      title: `Fira ${code}`,
      description: was?.description,
      timezone: 'Atlantic/Canary',
      start_date: times.start_date,
      website: 'https://fira.example/nova',
      featured: true,
      sticky: true,
      hide_from_listings: true,
      show_map: !was?.show_map,
      show_map_link: !was?.show_map_link,
    })
  }
})

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
async function both(collection: LinkedCollection, key: string, name: string) {
  const made = (language: string) =>
    world.makeIn(language, collection, { [key]: `${name} ${language}` })
  const versions = { ca: await made('ca'), es: await made('es') }
  await keepPair(world.service(), { collection, versions })
  return versions
}

const idsOf = (value: unknown) => [value].flat().map((one) => Number(Object(one).id))

test('facts that have drifted and links are taken from the source as the version’s own, and nothing else of it changes', async () => {
  const venue = await both('venues', 'venue', 'Sala')
  const organizers = [await both('organizers', 'organizer', 'Cor')]
  organizers.push(await both('organizers', 'organizer', 'Colla'))
  const category = await both('categories', 'name', 'Música')
  const known = await both('tags', 'name', 'Nit')
  const alone = await world.make('tags', { name: 'Barri' })
  const image = await picture()
  // What a live service puts back to its own when an update leaves it out.
  const own = {
    cost: '12',
    website: 'https://fira.example/',
    timezone: 'Atlantic/Canary',
    status: 'draft',
    featured: true,
    hide_from_listings: true,
    show_map: true,
    slug: 'fira',
  }
  const made = await world.ask('POST', 'events', {
    ...times,
    ...own,
    title: 'Fira',
    venue: venue.ca,
    organizer: organizers.map((one) => one.ca),
    categories: [category.ca],
    tags: [known.ca, alone],
    image,
  })
  const text = { title: 'Feria', description: '<p>Puestos</p>' }
  const late = { ...times, end_date: '2027-03-05 22:30:00' }
  const other = await world.askIn('es', 'POST', 'events', { ...late, ...own, ...text })
  const versions = { ca: Number(made.id), es: Number(other.id) }
  await keepPair(world.service(), { collection: 'events', versions })
  const [source, before] = [await read('ca', versions.ca), await read('es', versions.es)]

  const { user } = await openBeside(world, 'ca', versions.ca)
  const spanish = within(await column('Spanish'))
  const use = await spanish.findByRole('button', { name: 'Use all Catalan values' })
  await world.fail([{ kind: 'latency', ms: 100, method: 'GET', path: 'tags' }])
  await user.click(use)
  expect(use).toHaveTextContent('Loading…')
  expect(screen.getByRole('button', { name: 'Save all languages' })).toBeVisible()
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the versions' }))
  const question = dialog.getByRole('combobox', { name: 'Tag “Barri” in Spanish' })
  expect(question).toHaveTextContent('Leave this field as it is there')
  // What was chosen is not dropped unasked.
  await user.click(question)
  await user.click(screen.getByRole('option', { name: 'Create “Barri” there' }))
  await user.keyboard('{Escape}')
  const asked = within(await screen.findByRole('alertdialog', { name: /^Close without/ }))
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(question).toHaveTextContent('Create “Barri” there')
  await user.click(question)
  await user.click(screen.getByRole('option', { name: 'Copy the rest without “Barri”' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm and use' }))
  await spanish.findByText(/^Will be saved here too: .*End.*Venue.*Organizers.*Categories.*Tags/)
  await user.click(screen.getByRole('button', { name: 'Save all languages' }))
  await screen.findByText(said('“Fira” has been saved in Spanish.'))
  const saved = await read('es', versions.es)
  expect(saved).toMatchObject(times)
  expect(idsOf(saved.venue)).toEqual([venue.es])
  expect(idsOf(saved.organizer).toSorted()).toEqual(organizers.map((one) => one.es).toSorted())
  expect(idsOf(saved.categories)).toEqual([category.es])
  expect(idsOf(saved.tags)).toEqual([known.es])
  expect(idsOf(saved.image)).toEqual([Number(image)])
  for (const name of [...Object.keys(own), ...Object.keys(text), 'start_date', 'sticky'])
    expect([name, saved[name]]).toEqual([name, before[name]])
  expect(await read('ca', versions.ca)).toEqual(source)
})
