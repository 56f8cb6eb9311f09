import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('what an undo takes out of the trash, %s', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  const meddle = (path: string, fields: object) =>
    world.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])

  async function trashedByHand(event: object, password?: string) {
    const { id } = await world.ask('POST', 'events', { status: 'publish', ...times, ...event })
    const path = `events/${Number(id)}`
    if (password !== undefined) await meddle(path, { password })
    const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
    if (password !== undefined)
      await user.type(await screen.findByLabelText('Password of the event'), `${password}{Enter}`)
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
    await screen.findByText(said('“Estrena” is in the trash.'))
    return { user, path }
  }

  test('and is not as it was is said with both values, and put back', async () => {
    const { user, path } = await trashedByHand({ title: 'Estrena', cost: '5 €' })
    await meddle(path, { cost: '9 €', website: 'https://example.org/' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const news = await screen.findByText(said(/^“Estrena” is back: published\. Not as it was/))
    expect(news).toHaveTextContent(/Price and Website\.$/)
    await user.click(screen.getByRole('button', { name: 'Put back…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Estrena' })
    await waitFor(() =>
      expect(dialog).toHaveTextContent(/Price: it was to be “5 ?€”, it is now “9 ?€”\./),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Put everything back' }))
    await screen.findByText(said('“Estrena” is now as it was meant to be.'))
    const { status, cost, website } = await world.ask('GET', path)
    expect([status, website]).toEqual(['publish', ''])
    expect(cost).toMatch(/5/)
  })

  test('and has a password is put back with that', async () => {
    const website = 'https://a.test/'
    const { user, path } = await trashedByHand({ title: 'Estrena', website }, 'sesam')
    await meddle(path, { website: 'https://b.test/' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(said(/^“Estrena” is back: published\. Not as it was.*Website\.$/))
    await user.click(screen.getByRole('button', { name: 'Put back…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Estrena' })
    await user.click(await within(dialog).findByRole('button', { name: 'Put back: Website' }))
    await screen.findByText(said('“Estrena” is now as it was meant to be.'))
    expect(await world.ask('GET', `${path}?password=sesam`)).toMatchObject({ website })
  })

  test('and is as it was is said without more', async () => {
    const { user } = await trashedByHand({ title: 'Estrena' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(said('“Estrena” is back: published.'))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put back…' })).toBeNull()
  })
})
