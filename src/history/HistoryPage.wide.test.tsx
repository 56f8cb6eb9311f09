import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forgetUnkept } from '../collection/history/keepEntry.ts'
import { forget } from '../device/kept.ts'
import { modes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { said } from '../testSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)

type User = Awaited<ReturnType<typeof openApp>>['user']

async function rename(user: User, label: string, name: string) {
  const box = await screen.findByRole('textbox', { name: label })
  await waitFor(() => expect(box).toBeEnabled())
  await user.clear(box)
  await user.type(box, name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(said(new RegExp(`“${name}” has been saved`)))
}

async function undo(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Undo: ${name}` }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  await within(dialog).findByRole('button', { name: 'Close' })
  return dialog
}

describe.each(modes)('the history over the %s service', (mode) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ mode })
  })
  beforeEach(async () => {
    forgetUnkept()
    await forget('history', 'all')
  })

  const make = async (path: string, body: object) =>
    Number((await world.ask('POST', path, body)).id)

  test('shows a save with both values, and gives the field its former one', async () => {
    const id = await make('organizers', { organizer: 'Ateneu', status: 'publish', phone: '93' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    await rename(user, 'Name', 'Ateneu Nou')
    go('/ca/history')
    expect(await screen.findByText(said('Name: “Ateneu” → “Ateneu Nou”'))).toBeVisible()
    const dialog = await undo(user, 'Ateneu Nou')
    expect(dialog).toHaveTextContent('Ateneu Nou: as it was before.')
    const { organizer, phone } = await world.ask('GET', `organizers/${id}`)
    expect({ organizer, phone }).toEqual({ organizer: 'Ateneu', phone: '93' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/this was an undo/)).toBeVisible()
    expect(await screen.findByText(/· undone$/)).toBeVisible()
  })

  test('knows an undo by the news of a save, and what is in force again after its own undo', async () => {
    const id = await make('organizers', { organizer: 'Banda', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    await rename(user, 'Name', 'Banda Nova')
    const news = await screen.findByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Banda'),
    )
    go('/ca/history')
    const item = async (words: RegExp) =>
      (await screen.findByText(said(words))).closest('li') ?? document.body
    const [change, back] = [/“Banda” → “Banda Nova”/, /“Banda Nova” → “Banda”/]
    expect(await item(back)).toHaveTextContent(/this was an undo/)
    const undone = await item(change)
    expect(undone).toHaveTextContent(/· undone/)
    expect(undone).not.toHaveTextContent(/this was an undo/)
    expect(within(undone).queryByRole('button', { name: /^Undo/ })).toBeNull()

    const dialog = await undo(user, 'Banda')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await item(back)).toHaveTextContent(/· undone/))
    const both = screen
      .getAllByText(said(change))
      .map((line) => line.closest('li')?.textContent ?? '')
    expect(both.map((text) => /this was an undo/.test(text))).toEqual([true, false])
    expect(both.filter((text) => / undone/.test(text))).toEqual([])
  })

  test('on a full device remembers a save as long as the page is open, says so, and takes it back', async () => {
    const id = await make('organizers', { organizer: 'Gegants', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await rename(user, 'Name', 'Gegants Nous')
    go('/ca/history')
    expect(await screen.findByText(/^This device has no room for the history/)).toBeVisible()
    const dialog = await undo(user, 'Gegants Nous')
    expect(dialog).toHaveTextContent('Gegants Nous: as it was before.')
    expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Gegants')
    full.mockRestore()
  })

  test('lets an undo wait where there is no network, and asks for it no second time', async () => {
    const id = await make('organizers', { organizer: 'Cor', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    await rename(user, 'Name', 'Cor Nou')
    go('/ca/history')
    const again = await screen.findByRole('button', { name: 'Undo: Cor Nou' })
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await world.fail([{ kind: 'dropped' }])
    await user.click(again)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await user.click(
      await within(dialog).findByRole('button', { name: 'Send it when the network is back' }),
    )
    expect(await screen.findByText(/waits in the queue to be undone/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo: Cor Nou' })).toBeNull()

    isOnline.mockRestore()
    await world.fail([])
    go('/ca/queue')
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    await screen.findByText(/has been sent and saved/, { selector: 'li *, li' })
    // What the other mode's run sent stands in the same list: the record says when this one is through.
    await waitFor(async () =>
      expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Cor'),
    )
    go('/ca/history')
    expect(await screen.findByText(/· undone$/)).toBeVisible()
  })

  test('asks before it writes over what was changed since', async () => {
    const id = await make('organizers', { organizer: 'Colla', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    await rename(user, 'Name', 'Colla Nova')
    await world.ask('POST', `organizers/${id}`, { organizer: 'Colla Vella', status: 'publish' })
    go('/ca/history')
    const dialog = await undo(user, 'Colla Nova')
    const box = await within(dialog).findByRole('checkbox', {
      name: /it is now “Colla Vella”\. Put back “Colla”/,
    })
    expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Colla Vella')
    await user.click(box)
    await user.click(within(dialog).getByRole('button', { name: 'Put back' }))
    await within(dialog).findByText(/as it was before/)
    expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Colla')
  })

  test('asks before it takes away what was made and somebody has changed since', async () => {
    const { user, go } = await openApp(world, '/ca/tags/new', editor, 'en')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Circ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Circ” has been added.'))
    const { tags } = await world.ask('GET', 'tags?search=Circ&hide_empty=false')
    const [{ id }] = tags as [{ id: number }]
    await world.ask('POST', `tags/${id}`, { description: 'Amb animals de paper' })
    go('/ca/history')
    const dialog = await undo(user, 'Circ')
    expect(dialog).toHaveTextContent('Circ: not undone: it has been changed since.')
    expect(dialog).toHaveTextContent('Description: “empty” → “Amb animals de paper”')
    expect(await world.ask('GET', `tags/${id}`)).toMatchObject({ name: 'Circ' })
    await user.click(within(dialog).getByRole('button', { name: 'Take it away all the same' }))
    await within(dialog).findByText(/taken away again/)
    await expect(world.ask('GET', `tags/${id}`)).rejects.toThrow()
  })

  test('makes a deleted tag again, with its events', async () => {
    const tag = await make('tags', { name: 'Gratis', slug: 'gratis', description: 'Sense pagar' })
    const other = await make('tags', { name: 'Nit' })
    const facts = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
    const events = [
      await make('events', { ...facts, title: 'Ball', tags: [tag] }),
      await make('events', { ...facts, title: 'Concert', tags: [tag, other] }),
    ]
    const { user, go } = await openApp(world, `/ca/tags/${tag}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Delete for good…' }))
    const asking = await screen.findByRole('alertdialog')
    const confirming = within(asking).getByRole('button', { name: 'Delete for good' })
    await waitFor(() => expect(confirming).toBeEnabled())
    await user.click(confirming)
    await screen.findByText(/has been deleted for good/)
    go('/ca/history')
    const dialog = await undo(user, 'Gratis')
    expect(dialog).toHaveTextContent(/Gratis: made again, as number \d+\./)
    expect(dialog).toHaveTextContent('2 records are linked to it again.')
    const tagsOf = async (id: number) => {
      const { tags } = await world.ask('GET', `events/${id}`)
      return [tags]
        .flat()
        .map((one) => [Object(one).name, Object(one).slug, Object(one).description])
    }
    const [ball, concert] = await Promise.all(events.map(tagsOf))
    const gratis = ['Gratis', 'gratis', 'Sense pagar']
    expect(ball).toEqual([gratis])
    expect(concert).toEqual(expect.arrayContaining([gratis, ['Nit', 'nit', '']]))
  })

  test('takes what was made to the trash, and brings it back', async () => {
    const { user, go } = await openApp(world, '/ca/organizers/new', editor, 'en')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Coral')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(said(/“Coral” has been added/))
    go('/ca/history')
    const made = await undo(user, 'Coral')
    expect(made).toHaveTextContent('Coral: taken away again.')
    const link = within(await screen.findByRole('main', { hidden: true })).getAllByRole('link', {
      name: 'Coral',
      hidden: true,
    })
    const id = Number(link[0]?.getAttribute('href')?.split('/').at(-1))
    expect((await world.ask('GET', `organizers/${id}`)).status).toBe('trash')
    await user.click(within(made).getByRole('button', { name: 'Close' }))
    // Until the list knows of the undo, the creation still offers one of the same name.
    await screen.findByText(/· undone$/)
    const back = await undo(user, 'Coral')
    expect(back).toHaveTextContent('Coral: as it was before.')
    expect((await world.ask('GET', `organizers/${id}`)).status).not.toBe('trash')
  })
})
