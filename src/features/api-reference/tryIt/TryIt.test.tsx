import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach, answering } from '../../../app/appBed.tsx'

const world = worldOfEach(pageMode)
/** What leaves the page from now on. */
function watched() {
  const seen: { method: string; address: string; body: unknown; signed: boolean }[] = []
  answering(({ method, url, body, headers }, _, go) => {
    seen.push({ method, address: url.href, body, signed: headers.has('Authorization') })
    return go()
  })
  return { seen, writes: () => seen.filter(({ method }) => method !== 'GET') }
}

async function openOperation(id: string) {
  const app = await openApp(world, `/ca/service?open=${encodeURIComponent(id)}`, editor, 'en')
  const form = within(await screen.findByRole('form', { name: /^(Try it|Prepare the request)$/ }))
  return { ...app, form }
}
const body = async () => await screen.findByRole('region', { name: 'Body of the answer' })

test('a reading goes out freely, its answer is shown as it came, and what is not sent is not discarded unasked', async () => {
  await world.ask('POST', 'tags', { name: 'Jazz <b>' })
  const { user, form, go } = await openOperation('GET /tags')
  const search = () => screen.getByRole('textbox', { name: 'search' })
  await user.type(search(), 'jazz')
  const operation = screen.getByRole('link', { expanded: true })
  for (const link of [operation, screen.getByRole('link', { name: 'Tags' })]) {
    await user.click(link)
    const question = await screen.findByRole('alertdialog', { name: 'Discard the request?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(search()).toHaveValue('jazz')
  }
  await user.selectOptions(form.getByRole('combobox', { name: 'hide_empty' }), 'false')
  const request = form.getByRole('region', { name: 'The request' })
  const query = 'search=jazz&hide_empty=false&i18n_language=ca'
  expect(request).toHaveTextContent(`/ca/wp-json/calendar/events/v1/tags?${query}`)
  const { seen } = watched()
  await user.click(form.getByRole('button', { name: 'Send GET' }))
  expect(await screen.findByText(/^Answer 200 after /)).toBeVisible()
  expect((await body()).textContent).toContain('"total": 1,')
  expect((await body()).querySelector('b')).toBeNull()
  expect(screen.getByRole('region', { name: /^Headers/ })).toHaveTextContent(
    'content-type: application/json',
  )
  expect(seen.filter(({ address }) => address.includes('/tags?'))).toEqual([
    expect.objectContaining({ method: 'GET', body: undefined, signed: true }),
  ])
  await user.click(operation)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Try it' })).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()

  go('/ca/service?open=GET+/events/:id')
  const event = within(await screen.findByRole('form', { name: 'Try it' }))
  const send = event.getByRole('button', { name: 'Send GET' })
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent('Still needed: id')
  await user.type(event.getByRole('textbox', { name: /^id/ }), '999999')
  await user.type(event.getByLabelText('password'), 'salobre')
  await user.click(event.getByRole('button', { name: 'Copy as curl' }))
  const command = await navigator.clipboard.readText()
  expect(command + document.body.textContent + location.href).not.toMatch(/salobre|demo/)
  await user.click(send)
  const status = pageMode === 'live' ? '400' : '404'
  expect(await screen.findByText(new RegExp(`^Refused with ${status}`))).toBeVisible()
  expect((await body()).textContent).toContain('"code":')
})

test('a write is put together and copied, never sent', async () => {
  const { user, form } = await openOperation('POST /tags/:id')
  await user.type(form.getByRole('textbox', { name: /^id/ }), '7')
  const { writes } = watched()
  await user.type(form.getByRole('textbox', { name: 'name' }), 'Swing')
  expect(form.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(form.getByRole('region', { name: 'The request' })).toHaveTextContent('"name": "Swing"')
  await user.click(form.getByRole('button', { name: 'Copy as curl' }))
  const command = await navigator.clipboard.readText()
  expect(command).toContain(`--data-raw '{"name":"Swing"}'`)
  expect(writes()).toEqual([])
  await user.click(screen.getByRole('link', { expanded: true }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
