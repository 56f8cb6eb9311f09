import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typeMoment } from '../formTyping.ts'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { keptCount } from '../../device/keptAmounts.ts'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
beforeEach(async () => {
  await forget('drafts', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('copies that are chosen and not made are not left unasked', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const { user } = await openApp(world, `/ca/events/${String(id)}/duplicate`, editor, 'en')
  const back = () => screen.findByRole('link', { name: 'Back to the event' })
  await back()
  const leave = 'Leave without making the copies?'
  await user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  await user.click(await back())
  const question = within(await screen.findByRole('alertdialog', { name: leave }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('radio', { name: 'Repeating' })).toBeChecked()
  await user.click(await back())
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Fira')
})

test('the form of one copy is opened without a question', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const { user } = await openApp(world, `/ca/events/${String(id)}/duplicate`, editor, 'en')
  await typeMoment(user, 'Date of the copy', '20/06/2031')
  await user.click(await screen.findByRole('button', { name: 'Open the form' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fira'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what is changed of one copy is not closed unasked, by button or by key', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const { user } = await openApp(world, `/ca/events/${String(id)}/duplicate`, editor, 'en')
  await user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  const edit = async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Edit the copy of/ })
    if (first) await user.click(first)
    return await screen.findByRole('textbox', { name: 'Title' })
  }
  const question = () => screen.findByRole('alertdialog', { name: /^Close without keeping/ })
  await edit()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.type(await edit(), ' gran')
  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fira gran')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(within(await question()).getByRole('button', { name: /^Close without/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await edit()).toHaveValue('Fira')
})

test('copies that were chosen and left are offered again, with what was changed of one', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const place = `/ca/events/${String(id)}/duplicate`
  const { user, go } = await openApp(world, place, editor, 'en')
  await user.click(await screen.findByRole('radio', { name: 'A pasted list' }))
  const pasted = () => screen.findByRole('textbox', { name: 'Dates, one on each line' })
  await user.click(await pasted())
  await user.paste('3/6/2031\n10/6/2031')
  const [first] = await screen.findAllByRole('button', { name: /^Edit the copy of/ })
  if (first) await user.click(first)
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' gran')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('link', { name: 'Back to the event' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/stays on this device/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Fira')
  // Of the event itself nothing is unsaved.
  expect(screen.queryByRole('region', { name: /^You left this unsaved/ })).toBeNull()

  go(place)
  const left = within(await screen.findByRole('region', { name: /^You left this unsaved/ }))
  expect(left.getByText('A pasted list · 2 copies · 1 changed by hand')).toBeVisible()
  await user.click(left.getByRole('button', { name: 'Take it up again' }))
  expect(await pasted()).toHaveValue('3/6/2031\n10/6/2031')
  expect(await screen.findByText('Fira gran')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make 2 copies' }))
  await screen.findByText(/^Copies of/)
  await waitFor(async () => expect(await keptCount('drafts')).toBe(0))
})
