import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { openBeside } from '../translationsBed.tsx'
import { column, pairedFair, titleIn } from './pairedBed.ts'

let world: TestWorld
afterEach(async () => {
  cleanup()
  await world.drop()
})

const tab = (name: RegExp) => screen.findByRole('tab', { name })
const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save all languages' }))

describe.each(pageModes)('where there is room for one language over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') }),
    )
  })

  /** Both texts typed, the Catalan one in view. */
  async function typeBoth(languages: { ca: number }) {
    const { user } = await openBeside(world, 'ca', languages.ca)
    await user.type(await titleIn('Spanish'), ' nueva')
    await user.click(await tab(/^Catalan/))
    await user.type(await titleIn('Catalan'), ' nova')
    expect(screen.queryByRole('region', { name: 'Spanish' })).toBeNull()
    return user
  }

  test('a conflict of the other one is shown as soon as it comes', async () => {
    const ids = await pairedFair(world)
    const user = await typeBoth(ids)
    await waitFor(() => expect(screen.queryByText(/latest version/)).toBeNull())
    await world.askIn('es', 'PATCH', `events/${ids.es}`, { title: 'Feria ajena', status: 'draft' })
    await save(user)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/TheirsFeria .*ajena/)
    await user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await titleIn('Spanish')).toHaveValue('Feria nueva')
    expect(await tab(/^Spanish\s*Saved$/)).toHaveAttribute('aria-selected', 'true')
  })

  test('what else waits out of sight is told, with the way there', async () => {
    const ids = await pairedFair(world)
    const user = await typeBoth(ids)
    const refuse = (path: string) => ({ kind: 'status', code: 403, method: 'POST', path })
    await world.fail([refuse(`events/${ids.ca}`), refuse(`events/${ids.es}`)])
    await save(user)
    const catalan = await column('Catalan')
    await within(catalan).findByRole('button', { name: 'Try again' })
    await screen.findByText('Spanish: Not saved')
    await tab(/^Spanish\s*Not saved$/)
    await user.click(screen.getByRole('button', { name: 'Show Spanish' }))
    await within(await column('Spanish')).findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Spanish: Not saved')).toBeNull()
    await screen.findByText('Catalan: Not saved')
  })

  test('a language that did not answer is told there, too', async () => {
    const ids = await pairedFair(world)
    await world.fail([{ kind: 'status', code: 403, method: 'GET', language: 'en' }])
    await openBeside(world, 'ca', ids.ca)
    await titleIn('Spanish')
    await screen.findByText('English: it could not be read')
    await tab(/^English\s*it could not be read$/)
  })
})
