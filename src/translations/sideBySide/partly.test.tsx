import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forget } from '../../device/kept.ts'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { openBeside } from '../translationsBed.tsx'
import { column, pairedFair, titleIn, titleNow } from './pairedBed.ts'

let world: TestWorld
beforeEach(() => forget('translated', 'all'))
afterEach(async () => {
  cleanup()
  await world.drop()
})

const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save all languages' }))
const refusing = (id: number) => ({
  kind: 'status',
  code: 403,
  method: 'POST',
  path: `events/${id}`,
})

/** What the Spanish version is noted to be made from. */
const madeFrom = async (id: number) =>
  (await sourceAt(world.service()))('events', { language: 'es', id })?.texts.title

describe.each(pageModes)('what a save leaves over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('a translation that goes out when it is tried again in its column is made from what is saved, and nothing is left', async () => {
    const { ca, es } = await pairedFair(world)
    const { user } = await openBeside(world, 'ca', ca)
    await user.type(await titleIn('Spanish'), ' nueva')
    await user.type(await titleIn('Catalan'), ' nova')
    await world.fail([refusing(es)])
    await save(user)
    await screen.findByText(/^Saved in Catalan, but not in Spanish/)
    expect(await madeFrom(es)).toBe('Fira')
    await world.fail([])
    const spanish = within(await column('Spanish'))
    await user.click(await spanish.findByRole('button', { name: 'Try again' }))
    await screen.findByText(said('“Feria nueva” has been saved in Spanish.'))
    expect(screen.queryByText(/but not in Spanish/)).toBeNull()
    expect(await madeFrom(es)).toBe('Fira nova')
    expect(spanish.queryByText(/has changed since this translation/)).toBeNull()
  })

  test('a source that is refused stays a minor edit, and the translation is made from it once it is saved', async () => {
    const { ca, es } = await pairedFair(world)
    const { user } = await openBeside(world, 'ca', ca)
    await user.type(await titleIn('Spanish'), ' nueva')
    await user.type(await titleIn('Catalan'), ' nova')
    const minor = () => screen.getByRole('checkbox', { name: /^Minor edit/ })
    await user.click(minor())
    await world.fail([refusing(ca)])
    await save(user)
    await screen.findByText(/^Saved in Spanish, but not in Catalan/)
    expect(minor()).toBeChecked()
    expect(await madeFrom(es)).toBe('Fira')
    await world.fail([])
    await save(user)
    await screen.findByText(said('“Fira nova” has been saved in Catalan.'))
    expect(await madeFrom(es)).toBe('Fira nova')
    expect(screen.queryByRole('checkbox', { name: /^Minor edit/ })).toBeNull()
  })

  test('a conflict that is settled ends what was left, and what is taken back is as it was noted', async () => {
    const { ca, es } = await pairedFair(world)
    const { user } = await openBeside(world, 'ca', ca)
    const title = await titleIn('Spanish')
    await waitFor(() => expect(screen.queryByText(/latest version/)).toBeNull())
    await world.askIn('es', 'PATCH', `events/${es}`, { title: 'Feria ajena', status: 'draft' })
    await user.type(title, ' nueva')
    await user.type(await titleIn('Catalan'), ' nova')
    await save(user)
    await screen.findByText(/^Saved in Catalan, but not in Spanish/)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))
    await screen.findByText(said('“Feria nueva” has been saved in Spanish.'))
    expect(screen.queryByText(/but not in Spanish/)).toBeNull()
    expect(await madeFrom(es)).toBe('Fira nova')
    await user.click(screen.getByText('Undo', { selector: 'button' }))
    await waitFor(() => expect(titleNow('Spanish')).toHaveValue('Feria ajena'))
    await waitFor(async () => expect(await madeFrom(es)).toBe('Fira'))
    expect(within(await column('Spanish')).queryByText('Saved')).toBeNull()
    await within(await column('Spanish')).findByText(/has changed since this translation/)
  })
})
