import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { keptCount } from '../device/keptAmounts.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'
import { event, sending, update, waitWith } from './queueBed.ts'

describe.each(pageModes)(
  'what is merged by hand of one that waits, over the %s service',
  (mode) => {
    let world: World
    let fair: Awaited<ReturnType<typeof event>>
    beforeEach(async () => {
      await forget('drafts', 'all')
      world = await openWorld({ mode })
      const service = world.service()
      fair = await event(service, 'Fair')
      await waitWith(world, service, () => update(service, fair, { title: 'Mine', cost: '5' }))
      await update(service, fair, { title: 'Theirs' })
      await sending(service).send()
    })

    async function choosing() {
      const { user } = await openApp(world, '/ca/queue', editor, 'en')
      await user.click(await screen.findByRole('button', { name: 'Choose what stays: “Mine”' }))
      return { user, dialog: within(await screen.findByRole('dialog')) }
    }
    async function merged(text: string) {
      const { user, dialog } = await choosing()
      await user.click(dialog.getByRole('radio', { name: 'Merge both by hand' }))
      const box = dialog.getByRole('textbox')
      await user.clear(box)
      await user.click(box)
      await user.paste(text)
      return { user, dialog }
    }

    test('outlives its page, is among what is not saved, and is sent when it is decided', async () => {
      await merged('Mine and theirs')
      await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
      cleanup()

      await openApp(world, '/settings', editor, 'en')
      const own = await screen.findByRole('link', { name: 'Mine' })
      expect(own.getAttribute('href')).toMatch(new RegExp(`/ca/events/${fair.id}$`))
      cleanup()

      const { user, dialog } = await choosing()
      expect(dialog.getByRole('radio', { name: 'Merge both by hand' })).toBeChecked()
      expect(dialog.getByRole('textbox')).toHaveValue('Mine and theirs')
      await user.click(dialog.getByRole('button', { name: 'Save with this choice' }))
      const results = within(await screen.findByRole('region', { name: /^Sent since/ }))
      expect(await results.findByText(said(/has been sent and saved/))).toBeVisible()
      const { title, cost } = await world.ask('GET', `events/${fair.id}`)
      expect({ title, cost }).toMatchObject({
        title: 'Mine and theirs',
        cost: expect.stringContaining('5'),
      })
      await waitFor(async () => expect(await keptCount('drafts')).toBe(0))
    })

    test('is kept at once where the page is left, and is offered by the form of its record', async () => {
      await merged('Mine and theirs')
      dispatchEvent(new Event('pagehide'))
      await waitFor(async () => expect(await keptCount('drafts')).toBe(1), { timeout: 300 })
      cleanup()
      await openApp(world, `/ca/events/${fair.id}`, editor, 'en')
      const left = await screen.findByRole('region', { name: /You left this unsaved/ })
      expect(left).toHaveTextContent('you wrote “Mine and theirs”; it was “Theirs”')
    })

    test('stays when another side was looked at, and goes when that is chosen', async () => {
      const { user, dialog } = await merged('Mine and theirs')
      await user.click(dialog.getByRole('radio', { name: 'Theirs' }))
      await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
      cleanup()
      const again = await choosing()
      expect(again.dialog.getByRole('textbox')).toHaveValue('Mine and theirs')
      await again.user.click(again.dialog.getByRole('radio', { name: 'Theirs' }))
      await again.user.click(again.dialog.getByRole('button', { name: 'Save with this choice' }))
      await waitFor(async () => expect(await keptCount('queue')).toBe(0))
      expect((await world.ask('GET', `events/${fair.id}`)).title).toBe('Theirs')
      await waitFor(async () => expect(await keptCount('drafts')).toBe(0))
    })

    test('is said to be kept nowhere on a full device, and stays in the dialog', async () => {
      const { user, dialog } = await choosing()
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      await user.click(dialog.getByRole('radio', { name: 'Merge both by hand' }))
      await user.type(dialog.getByRole('textbox'), '!')
      expect(await screen.findByText(/^This browser cannot keep what you are typing/)).toBeVisible()
      await user.click(dialog.getByRole('button', { name: 'Save with this choice' }))
      expect(await screen.findByText(/^Nothing was sent\. This device has no room/)).toBeVisible()
      expect(dialog.getByRole('textbox')).toHaveValue('Mine!')
    })
  },
)
