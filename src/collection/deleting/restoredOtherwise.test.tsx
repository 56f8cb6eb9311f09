// @vitest-environment jsdom
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

  async function trashedByHand(event: object) {
    const { id } = await world.ask('POST', 'events', { status: 'publish', ...times, ...event })
    const path = `events/${Number(id)}`
    const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
    await screen.findByText(said('“Estrena” is in the trash.'))
    return { user, path }
  }

  test('and is not as it was is said with both values, and put back', async () => {
    const { user, path } = await trashedByHand({ title: 'Estrena', cost: '5 €' })
    const fields = { cost: '9 €', website: 'https://example.org/' }
    await world.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])
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

  test('and is as it was is said without more', async () => {
    const { user } = await trashedByHand({ title: 'Estrena' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(said('“Estrena” is back: published.'))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put back…' })).toBeNull()
  })
})
