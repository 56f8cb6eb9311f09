import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { keepPair } from '../near/keepPair.ts'
import { openBeside } from '../translationsBed.tsx'

let world: TestWorld
afterEach(async () => {
  cleanup()
  await world.drop()
})

const codes = ['ca', 'es', 'en'] as const
const names = { ca: 'Catalan', es: 'Spanish', en: 'English' }

/** A fair in three languages, each with texts and a website of its own, that are confirmed to be one. */
async function fair() {
  const make = async (language: string) =>
    Number(
      (
        await world.askIn(language, 'POST', 'events', {
          title: `Fira ${language}`,
          slug: 'fira',
          description: `<p>Text ${language}</p>`,
          website: `https://fira.example/${language}`,
          start_date: '2027-03-05 19:00:00',
          end_date: '2027-03-05 21:00:00',
        })
      ).id,
    )
  const versions = { ca: await make('ca'), es: await make('es'), en: await make('en') }
  await keepPair(world.service(), { collection: 'events', versions })
  return versions
}

const read = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })

describe.each(pageModes)('facts of three languages over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('zone, map, website and prominence that are set once reach the record of each, whose texts stay its own', async () => {
    const ids = await fair()
    const before = await Promise.all(codes.map((code) => read(code, ids[code])))
    const { user } = await openBeside(world, 'ca', ids.ca)
    await user.click(await screen.findByRole('button', { name: 'Change the time zone' }))
    const zone = screen.getByRole('combobox', { name: 'Time zone' })
    await user.clear(zone)
    await user.type(zone, 'Atlantic/Canary')
    await user.click(await screen.findByRole('option', { name: 'Atlantic/Canary' }))
    const website = screen.getByRole('textbox', { name: /^Website/ })
    await user.clear(website)
    await user.type(website, 'https://fira.example/nova')
    const flags = { show_map: 'Show a map', show_map_link: 'Show a link', featured: 'Featured' }
    const more = { sticky: 'Pinned', hide_from_listings: 'Hidden' }
    for (const name of Object.values({ ...flags, ...more })) await user.click(await box(name))
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(/has been saved in Catalan, .*Spanish/)
    for (const [at, code] of codes.entries()) {
      const was = before[at]
      const saved = await read(code, ids[code])
      expect(saved).toMatchObject({
        id: ids[code],
        title: `Fira ${code}`,
        description: was?.description,
        timezone: 'Atlantic/Canary',
        start_date: '2027-03-05 19:00:00',
        website: 'https://fira.example/nova',
        featured: true,
        sticky: true,
        hide_from_listings: true,
        show_map: !was?.show_map,
        show_map_link: !was?.show_map_link,
      })
    }
  })

  test('every box of text says in which language it is', async () => {
    const ids = await fair()
    await openBeside(world, 'ca', ids.ca)
    for (const code of codes) {
      const column = within(await screen.findByRole('region', { name: names[code] }))
      for (const label of [/^Title/, /^Excerpt/, /^Description/])
        expect(
          (await column.findByRole('textbox', { name: label })).closest('[lang]'),
        ).toHaveAttribute('lang', code)
    }
  })
})
