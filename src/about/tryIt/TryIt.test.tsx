import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  vi.unstubAllGlobals()
  cleanup()
  await world.drop()
})

/** What leaves the page from now on. */
function watched() {
  const real = globalThis.fetch
  const seen: { method: string; address: string; body: unknown; signed: boolean }[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const signed = new Headers(init.headers).has('Authorization')
    seen.push({ method: init.method ?? 'GET', address: String(input), body, signed })
    return real(input, init)
  })
  return { seen, writes: () => seen.filter(({ method }) => method !== 'GET') }
}

describe.each(pageModes)('trying the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  async function openOperation(id: string) {
    const app = await openApp(world, `/ca/service?open=${encodeURIComponent(id)}`, editor, 'en')
    const form = within(await screen.findByRole('form', { name: 'Try it' }))
    return { ...app, form }
  }
  const body = async () => await screen.findByRole('region', { name: 'Body of the answer' })

  test('a reading goes out freely, and its answer is shown as it came', async () => {
    await world.ask('POST', 'tags', { name: 'Jazz <b>' })
    const { user, form } = await openOperation('GET /tags')
    const { seen } = watched()
    await user.type(form.getByRole('textbox', { name: 'search' }), 'jazz')
    await user.selectOptions(form.getByRole('combobox', { name: 'hide_empty' }), 'false')
    const request = form.getByRole('region', { name: 'The request' })
    const query = 'search=jazz&hide_empty=false&i18n_language=ca'
    expect(request).toHaveTextContent(`/ca/wp-json/calendar/events/v1/tags?${query}`)
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
  })

  test('a write goes out after a warning alone, exactly as it stands; then all is read anew', async () => {
    const { id } = await world.ask('POST', 'tags', { name: 'Jazz' })
    const { user, form } = await openOperation('POST /tags/:id')
    await user.type(form.getByRole('textbox', { name: /^id/ }), String(id))
    await user.type(form.getByRole('textbox', { name: 'name' }), 'Swing')
    const { seen, writes } = watched()
    const send = form.getByRole('button', { name: 'Send POST…' })
    await user.click(send)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/cannot be undone from here/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(writes()).toEqual([])
    await user.click(send)
    await user.click(await screen.findByRole('button', { name: 'Send POST' }))
    expect(await screen.findByText(/^Answer 200/)).toBeVisible()
    expect(writes()).toEqual([
      expect.objectContaining({ method: 'POST', body: { name: 'Swing' }, signed: true }),
    ])
    expect((await world.ask('GET', `tags/${String(id)}`)).name).toBe('Swing')
    // The index on the page is a reading like any other.
    await waitFor(() =>
      expect(seen.map(({ address }) => new URL(address).pathname)).toContainEqual(
        expect.stringMatching(/\/calendar\/events\/v1$/),
      ),
    )
  })

  test('what is typed and not sent is not left unasked, with its page or its operation alone', async () => {
    const { user, form } = await openOperation('GET /tags')
    const search = () => screen.getByRole('textbox', { name: 'search' })
    await user.type(search(), 'jazz')
    const leave = async (link: HTMLElement) => {
      await user.click(link)
      return within(await screen.findByRole('alertdialog', { name: 'Leave without sending?' }))
    }
    const operation = screen.getByRole('link', { expanded: true })
    for (const link of [operation, screen.getByRole('link', { name: 'Tags' })]) {
      const question = await leave(link)
      await user.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(search()).toHaveValue('jazz')
    }
    await user.click(form.getByRole('button', { name: 'Send GET' }))
    expect(await screen.findByText(/^Answer 200 after /)).toBeVisible()
    await user.click(operation)
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Try it' })).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a refusal is an answer; without what is required nothing goes out', async () => {
    const { user, form } = await openOperation('GET /events/:id')
    const send = form.getByRole('button', { name: 'Send GET' })
    await user.click(send)
    expect(await screen.findByRole('alert')).toHaveTextContent('Still needed: id')
    await user.type(form.getByRole('textbox', { name: /^id/ }), '999999')
    await user.click(send)
    const status = mode === 'live' ? '400' : '404'
    expect(await screen.findByText(new RegExp(`^Refused with ${status}`))).toBeVisible()
    expect((await body()).textContent).toContain('"code":')
  })

  test('a write whose answer is lost is not said to be undone', async () => {
    const { user, form } = await openOperation('POST /tags')
    await user.type(form.getByRole('textbox', { name: /^name/ }), 'Lost')
    await world.fail([{ kind: 'lostAnswer', method: 'POST' }])
    await user.click(form.getByRole('button', { name: 'Send POST…' }))
    await user.click(await screen.findByRole('button', { name: 'Send POST' }))
    expect(await screen.findByText(/It may have been done all the same/)).toBeVisible()
  })

  test('the password of an event is neither shown nor copied', async () => {
    const { user, form } = await openOperation('GET /events/:id')
    await user.type(form.getByRole('textbox', { name: /^id/ }), '7')
    await user.type(form.getByLabelText('password'), 'salobre')
    expect(form.getByRole('region', { name: 'The request' })).toHaveTextContent(
      'password=EVENT_PASSWORD',
    )
    await user.click(form.getByRole('button', { name: 'Copy as curl' }))
    const command = await navigator.clipboard.readText()
    expect(command).toContain("--user 'NAME:APPLICATION_PASSWORD'")
    expect(command + document.body.textContent + location.href).not.toMatch(/salobre|demo/)
  })
})
