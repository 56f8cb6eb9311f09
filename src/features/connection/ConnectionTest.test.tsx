import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'

const event = { title: 'Fira', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

const world = worldOfEach(pageMode)
beforeEach(async () => {
  const base = document.createElement('base')
  base.href = world.base
  document.head.append(base)
})
afterEach(async () => {
  document.querySelector('base')?.remove()
})

const open = (address: string) => openApp(world, address, editor, 'en')
const button = (name: string) => screen.findByRole('button', { name })
const section = (name: string) => screen.findByRole('region', { name })

test('begins at once when the address says so, is stopped, run again, reported, and says what to do in which language', async () => {
  await world.ask('POST', 'events', event)
  await world.fail([{ kind: 'latency', ms: 400 }])
  const { user, place, go } = await open('/ca/service?part=test&run=1')
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const isAnnounced = (words: RegExp) =>
    waitFor(() => expect(announced()).toContainEqual(expect.stringMatching(words)))
  await user.click(await button('Stop'))
  await isAnnounced(/^Stopped: \d+ of 41/)
  expect(screen.getAllByText('Not checked').length).toBeGreaterThan(0)
  await world.fail([])
  await user.click(await button('Run it again'))
  await screen.findByText(/^Works: \d+$/)
  expect(screen.queryByText('Not checked')).toBeNull()
  expect(await section('Namespace')).toHaveTextContent(
    /WorkscaCatalà.*English calendar\/events\/v1 is there\. Routes: \d+\./,
  )
  expect(within(await section('Address')).getAllByRole('listitem')).toHaveLength(3)
  await isAnnounced(/^Works: \d+/)

  await user.click(await button('Copy the report'))
  const report = await navigator.clipboard.readText()
  expect(report).toContain('Connection test of Agenda')
  expect(report).toContain(`Service (ca): ${world.base}ca/wp-json`)
  expect(report).toContain('[Works] CA, ES, EN: calendar/events/v1 is there.')
  expect(report).not.toContain(editor.kind === 'password' ? editor.password : '')
  expect(report).not.toMatch(/Basic |_wpnonce|undefined|\{\{/)

  await world.fail([
    { kind: 'swallowed', language: 'es' },
    { kind: 'html', code: 200, language: 'en' },
  ])
  go('/ca/service')
  await user.click(await screen.findByRole('link', { name: 'Connection test' }))
  expect(place()).toBe('/ca/service?part=test')
  await user.click(await button('Test the connection'))
  await button('Copy the report')
  const [known, swallowed, first] = within(await section('Account')).getAllByRole('listitem')
  expect(known).toHaveTextContent(/^WorkscaCatalà/)
  expect(swallowed).toHaveTextContent(/^Doesn’t workesEspañol .*What to do:.*HTTP_AUTHORIZATION/)
  expect(first).toHaveTextContent(/^Couldn’t be checkedenEnglish Not checked/)
  expect(await section('Address')).toHaveTextContent(/Doesn’t workenEnglish.*HTTP 200/)
})
