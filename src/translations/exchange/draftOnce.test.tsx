import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 5)

/** The service makes what is sent and its answer is lost, and from then on nothing of it can be read. */
function swallowing() {
  const ask = globalThis.fetch
  let isBlind = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (isBlind) throw new TypeError('no network')
    const answer = await ask(address, how)
    if (how?.method !== 'POST') return answer
    isBlind = true
    throw new TypeError('the answer is lost')
  })
}

describe.each(pageModes)('a draft of a translator’s file, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    await forget('pairs', 'all')
    world = await openWorld({ mode })
  })
  afterEach(async () => {
    cleanup()
    vi.restoreAllMocks()
    await world.drop()
  })

  async function source(): Promise<number> {
    const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
    const body = { slug: 'sardanes', title: 'Sardanes', status: 'publish', ...dates }
    return Number((await world.askIn('ca', 'POST', 'events', body)).id)
  }
  const versions = async () => {
    const status = 'publish,draft'
    const body = await world.askIn('es', 'GET', `events?search=Sardanas&status=${status}`)
    const { events } = body
    return Array.isArray(events) ? events.map(({ id }) => Number(id)) : []
  }
  /** The dialog over a file with the texts of an event, which has no version. */
  async function drafts(id: number) {
    const head = 'record;field;source_language;target_language;source;target'
    const file = [head, `events/${id};title;ca;es;x;Sardanas`].join('\n')
    const { user } = await openApp(world, '/ca/translations/exchange?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([file], 'texts.csv'))
    const box = await screen.findByRole('checkbox', { name: /^Sardanes: / })
    if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Make 1 draft…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New drafts in Spanish' }))
    const press = async () => {
      const button = await dialog.findByRole('button', { name: 'Create 1 draft' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
      await user.click(button)
    }
    return { dialog, press }
  }

  test('is made once, though the first answer never came and it is asked for again', async () => {
    const { dialog, press } = await drafts(await source())
    swallowing()
    await press()
    expect(await dialog.findByRole('alert')).toBeVisible()
    vi.restoreAllMocks()
    const made = await versions()
    expect(made).toHaveLength(1)
    await press()
    const link = await dialog.findByRole('link', { name: 'Created: open it' })
    expect(link.getAttribute('href')).toMatch(new RegExp(`/es/events/${made[0]}$`))
    expect(await versions()).toEqual(made)
  })
})
