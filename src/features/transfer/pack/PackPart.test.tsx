import { act, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate/browser'
import { editor, openApp, makeWorld } from '../../../app/appBed.tsx'
import { monthOf } from '../../calendar/days/range.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { handedOver } from '../filesBed.ts'

const month = monthOf(todayIn('Europe/Madrid'))
const next = addDays(month.last, 1)
const before = addDays(month.first, -3)
const many = 53
const file = month.first.slice(0, 7)

const evening = (day: string) => ({
  start_date: `${day} 19:30:00`,
  end_date: `${day} 21:00:00`,
  status: 'publish',
})

const world = await makeWorld('live')
const venue = await world.ask('POST', 'venues', { venue: 'Ateneu', status: 'publish' })
const category = await world.make('categories', { name: 'Dansa' })
for (let at = 0; at < many; at += 1)
  await world.ask('POST', 'events', { ...evening(month.first), title: `Ball ${at}` })
const concert = { ...evening(month.last), title: 'Concert', venue: Number(venue.id), cost: '12' }
await world.ask('POST', 'events', { ...concert, categories: [category] })
const running = { start_date: `${before} 10:00:00`, end_date: `${month.first} 20:00:00` }
await world.ask('POST', 'events', { ...running, title: 'Mostra', status: 'publish' })
await world.ask('POST', 'events', { ...evening(month.last), title: 'Draft', status: 'draft' })
await world.ask('POST', 'events', { ...evening(next), title: 'Later' })
await world.askIn('es', 'POST', 'events', { ...evening(month.first), title: 'Baile' })
afterEach(() => world.fail([]))

const button = (name: string) => screen.findByRole('button', { name })
const preview = () => screen.findByRole('region', { name: 'Preview' })

test('the agenda opens on this month, and is handed over in every format and language, and copied', async () => {
  const files = handedOver()
  const { user, go, place } = await openApp(world, '/ca/transfer?search=', editor, 'en')
  await user.click(await screen.findByRole('link', { name: 'Printed agenda' }))
  await button('Download text')
  await screen.findByText(`${many + 2} events`)
  expect(place()).toContain('part=pack')
  const sheet = within(await preview())
  expect(sheet.getByRole('heading', { name: 'Continuen', level: 3 })).toBeVisible()
  expect(sheet.getByText('Mostra')).toBeVisible()
  expect(sheet.queryByText('Draft')).toBeNull()
  expect(sheet.queryByText('Later')).toBeNull()
  await user.click(await button('Download text'))
  await screen.findByText(`Downloaded: agenda.ca.${file}.txt.`)
  const text = (await files[0]?.file.text()) ?? ''
  expect(text.match(/^Ball \d+$/gm)).toHaveLength(many)
  expect(text).toMatch(/Concert\n {2}19:30–21:00 h\n {2}Ateneu\n {2}Preu: /)
  expect(text).not.toMatch(/Draft|Later/)

  go('/ca/transfer?part=pack&search=Ba')
  await user.click(await screen.findByRole('checkbox', { name: 'Español' }))
  await screen.findByText('In Spanish: 1 event')
  expect(screen.getByText(`In Catalan: ${many} events`)).toBeVisible()
  await user.click(await button('Download DOCX'))
  await screen.findByText(`Downloaded: agenda.ca.${file}.docx and agenda.es.${file}.docx.`)
  const [ca = '', es = ''] = await Promise.all(
    files.slice(1).map(async ({ file }) => {
      const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
      return strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    }),
  )
  expect(ca).toContain('Ball 52')
  expect(ca).not.toContain('Baile')
  expect(es).toContain('Baile')
  expect(es).not.toContain('Ball 52')
  await user.click(await button('Download HTML'))
  await screen.findByText(/\.html and agenda/)
  expect(await files[4]?.file.text()).toContain('<html lang="es">')
  await user.selectOptions(screen.getByLabelText('Language of the preview'), 'es')
  expect(within(await preview()).getByText('Baile')).toBeVisible()
  expect(screen.getByText('Copy, in Spanish')).toBeVisible()

  go('/ca/transfer?part=pack&search=Concert')
  await screen.findByText('1 event')
  expect(within(await preview()).queryByText('Mostra')).toBeNull()
  expect(screen.queryByText(/^Copy, in/)).toBeNull()
  await user.click(await button('Copy as text'))
  await screen.findByText('Agenda copied.')
  expect(await navigator.clipboard.readText()).toContain('Concert\n  19:30–21:00 h')
  const written: Record<string, Blob>[] = []
  // jsdom has none: what would be on the clipboard is kept.
  function Item(items: Record<string, Blob>): void {
    written.push(items)
  }
  vi.stubGlobal('ClipboardItem', Item)
  vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  act(() => toast.clear())
  await waitFor(() => expect(screen.queryByText('Agenda copied.')).toBeNull())
  await user.click(await button('Copy as HTML'))
  await screen.findByText('Agenda copied.')
  const formatted = (await written[0]?.['text/html']?.text()) ?? ''
  expect(formatted).toContain('<div lang="ca" style=')
  expect(await written[0]?.['text/plain']?.text()).toBe(formatted)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(await button('Copy as text'))
  await screen.findByText(/^This browser can’t copy/)
})

test('the agenda is not made of a part: it is stopped, read again, stays as it was read, and asks for no days that cannot be', async () => {
  const failing = [{ kind: 'status', code: 500, method: 'GET', path: 'events' }]
  await world.fail([{ kind: 'latency', ms: 60_000, method: 'GET', path: 'events' }])
  const { user, go } = await openApp(world, '/ca/transfer?part=pack', editor, 'en')
  await user.click(await button('Stop'))
  await screen.findByText(/^Stopped\./)
  expect(await button('Download text')).toBeDisabled()
  await world.fail(failing)
  await user.click(await button('Continue'))
  await screen.findByText('The site failed')
  expect(await button('Download DOCX')).toBeDisabled()
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  await world.fail([])
  await user.click(await button('Try again'))
  await screen.findByText(`${many + 2} events`)
  expect(await button('Download DOCX')).toBeEnabled()

  await world.fail(failing)
  await user.click(await button('Refresh'))
  await screen.findByText('The site failed')
  expect(screen.getByText(`${many + 2} events`)).toBeVisible()
  expect(screen.getByText(/Updated \d\d:\d\d/)).toBeVisible()
  expect(within(await preview()).getByText('Mostra')).toBeVisible()
  expect(await button('Download DOCX')).toBeEnabled()
  await world.fail([])
  await user.click(await button('Try again'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())

  go(`/ca/transfer?part=pack&first=${month.last}&last=${month.first}`)
  await screen.findByText('The last day is before the first.')
  expect(await button('Download text')).toBeDisabled()
  await user.click(screen.getByRole('link', { name: 'This month' }))
  await screen.findByText(`${many + 2} events`)

  // Records have other numbers in other languages.
  const at = `/ca/transfer?part=pack&by=category&categories=${category}`
  go(`${at}&languages=ca,en`)
  await screen.findByText(/The filters \(Categories\) may not match/)
  go(at)
  await screen.findByText('1 event')
  expect(within(await preview()).getByRole('heading', { name: 'Dansa', level: 3 })).toBeVisible()
  expect(screen.queryByText(/may not match in/)).toBeNull()
})
