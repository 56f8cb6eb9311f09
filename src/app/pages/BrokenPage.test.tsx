import { screen } from '@testing-library/react'
import { editor, openApp, makeWorld } from '../appBed.tsx'

const trouble = vi.hoisted(() => ({ isOn: true }))

vi.mock('../../resources/events/eventList.tsx', () => ({
  EventList() {
    if (trouble.isOn) throw new RangeError('a row too many')
    return <h1>Drawn after all</h1>
  },
}))

it('stands where the page would, keeps the shell, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const world = await makeWorld('interface')
  const { user } = await openApp(world, '/en/events', editor)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This page couldn’t be shown')
  expect(alert.textContent).toContain('a row too many')
  expect(screen.getAllByRole('link', { name: 'Settings' })).toHaveLength(1)
  trouble.isOn = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Drawn after all' })
})
