import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forget } from '../../device/kept.ts'
import { modes, makeWorld, type TestWorld } from '../../service/testWorld.ts'
import { openBeside } from '../translationsBed.tsx'
import { column, titleNow } from './pairedBed.ts'

let world: TestWorld
beforeEach(async () => {
  localStorage.clear()
  await forget('pairs', 'all')
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }

describe.each(modes)('a version whose answer is lost after it was made, %s', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })
  const inEnglish = async (path: string, name: string) => {
    const body = await world.askIn('en', 'GET', path)
    return JSON.stringify(body).split(name).length - 1
  }

  test('is taken up by the second press, with the venue of the first', async () => {
    const { id } = await world.ask('POST', 'venues', { venue: 'Teatre Vell', status: 'publish' })
    const venue = mode === 'live' ? id : [id]
    const facts = { ...times, title: 'Concert', slug: 'concert', status: 'draft', venue }
    const source = Number((await world.ask('POST', 'events', facts)).id)
    const { user } = await openBeside(world, 'ca', source)
    const english = within(await column('English'))
    await user.click(await english.findByRole('button', { name: 'Create the version in English' }))
    const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
    const press = () => user.click(within(dialog).getByRole('button', { name: 'Create the draft' }))
    await world.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'dropped', method: 'GET', pattern: '^events/?$' },
    ])
    await press()
    await within(dialog).findByRole('alert')
    await world.fail([])
    await press()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(titleNow('English')).toHaveValue('Concert'))
    const drafts = 'events?status=draft&starts_after=2000-01-01'
    expect(await inEnglish(drafts, '"title":"Concert"')).toBe(1)
    expect(await inEnglish('venues?status=publish,draft', '"venue":"Teatre Vell"')).toBe(1)
  })

  test.each([
    ['categories', 'Category “Dansa” in English'],
    ['tags', 'Tag “Dansa” in English'],
  ] as const)(
    'of %s, a person is asked whether that is it, and none is made twice',
    async (of, question) => {
      const term = await world.ask('POST', of, { name: 'Dansa' })
      const facts = { ...times, title: 'Ball', slug: 'ball', status: 'draft', [of]: [term.id] }
      const source = Number((await world.ask('POST', 'events', facts)).id)
      const { user } = await openBeside(world, 'ca', source)
      const english = within(await column('English'))
      await user.click(
        await english.findByRole('button', { name: 'Create the version in English' }),
      )
      const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
      const press = () =>
        user.click(within(dialog).getByRole('button', { name: 'Create the draft' }))
      await user.click(within(dialog).getByRole('combobox', { name: question }))
      await user.click(await screen.findByRole('option', { name: 'Create “Dansa” there' }))
      await world.fail([
        { kind: 'lostAnswer', method: 'POST', path: of, times: 1 },
        { kind: 'dropped', method: 'GET', pattern: `^${of}/?$` },
      ])
      await press()
      await within(dialog).findByRole('alert')
      await world.fail([])
      await press()
      const asked = await screen.findByRole('dialog', {
        name: 'It seems to have been made already',
      })
      const there = await inEnglish(`${of}?hide_empty=false`, '"name":"Dansa"')
      await user.click(within(asked).getByRole('button', { name: /^Use/ }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await waitFor(() => expect(titleNow('English')).toHaveValue('Ball'))
      expect(await inEnglish(`${of}?hide_empty=false`, '"name":"Dansa"')).toBe(there)
      expect(await inEnglish('events?status=draft&starts_after=2000-01-01', '"title":"Ball"')).toBe(
        1,
      )
    },
  )
})
