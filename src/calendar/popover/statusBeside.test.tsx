// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('what the calendar made otherwise beside a status is said, and put back', async () => {
  world = await openWorld({ mode })
  const { id } = await world.askIn('en', 'POST', 'events', {
    title: 'Concert',
    status: 'publish',
    start_date: '2027-03-12 20:00:00',
    end_date: '2027-03-12 22:00:00',
    website: 'https://a.test/',
  })
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  const path = `events/${String(id)}`
  const fields = { website: 'https://b.test/' }
  await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  await user.click(within(card).getByRole('button', { name: 'Make it a draft' }))
  await screen.findByText(said(/“Concert” is now: draft\. But the calendar made.*: Website/))
  await user.click(screen.getByRole('button', { name: 'Put back…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Concert' })
  await user.click(await within(dialog).findByRole('button', { name: 'Put back: Website' }))
  await screen.findByText(said('“Concert” is now as it was meant to be.'))
  const now = await world.askIn('en', 'GET', path)
  expect(now).toMatchObject({ status: 'draft', website: 'https://a.test/' })
})

test('what is scheduled is published by the press that says so', async () => {
  world = await openWorld({ mode })
  const { id, status } = await world.askIn('en', 'POST', 'events', {
    title: 'Concert',
    status: 'publish',
    date: '2027-02-01 10:00:00',
    start_date: '2027-03-12 20:00:00',
    end_date: '2027-03-12 22:00:00',
  })
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  expect(status).toBe('future')
  await user.click(within(card).getByRole('button', { name: 'Publish' }))
  await screen.findByText(said(/“Concert” is now: published/))
  expect(await world.askIn('en', 'GET', `events/${String(id)}`)).toMatchObject({
    status: 'publish',
  })
})
