import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 5)

describe.each(pageModes)('texts out and in over the %s service', (mode) => {
  let world: World
  let ca = 0
  let es = 0
  const made = async (language: string, slug: string, title: string, text: string) => {
    const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
    const body = { slug, title, description: text, status: 'publish', ...dates }
    return Number((await world.askIn(language, 'POST', 'events', body)).id)
  }
  /** As a colleague saves: all of the record goes out, for a live service resets what is left out. */
  const changed = async (language: string, id: number, title: string) => {
    const { description, start_date, end_date } = await now(language, id)
    const body = { title, description, start_date, end_date, status: 'publish' }
    await world.askIn(language, 'POST', `events/${id}`, body)
  }
  const now = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)

  beforeAll(async () => {
    world = await openWorld({ mode })
    ca = await made('ca', 'fira-del-llibre', 'Fira del llibre', '<p>Parades a la plaça.</p>')
    es = await made('es', 'fira-del-llibre', 'Feria del libro', '<p>Puestos.</p>')
    await made('ca', 'castanyada', 'Castanyada', '<p>Castanyes.</p>')
  })
  afterAll(() => world.drop())
  beforeEach(() => forget('pairs', 'all'))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  /** What the page hands out, as text. */
  async function handedOut(button: string) {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const opened = await openApp(world, '/ca/translations/exchange?to=es', editor, 'en')
    const save = await screen.findByRole('button', { name: button }, { timeout: 30_000 })
    await waitFor(() => expect(save).toBeEnabled())
    await opened.user.click(save)
    const [blob] = blobs
    if (blob === undefined) throw new Error('nothing was handed out')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
    vi.restoreAllMocks()
    return { ...opened, text }
  }

  async function taken(text: string, name = 'texts.csv') {
    const opened = await openApp(world, '/ca/translations/exchange?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await opened.user.upload(input, new File([text], name))
    return opened
  }

  test.each(['Download XLIFF', 'Download CSV'])(
    '%s: taken in as it is, there is nothing to write',
    async (button) => {
      const { text } = await handedOut(button)
      cleanup()
      await taken(text)
      expect(await screen.findByText('There is nothing to write.')).toBeVisible()
      expect(screen.getByText(/2 unchanged and 2 not translated/)).toBeVisible()
    },
  )

  test('a changed cell is shown, saved alone, and counts as translated; undone, it does not', async () => {
    const { text } = await handedOut('Download CSV')
    cleanup()
    const before = await now('es', es)
    const { user } = await taken(text.replace('Feria del libro', 'Gran feria del libro'))
    const box = await screen.findByRole('checkbox', { name: 'Feria del libro: Title' })
    expect(box).toBeChecked()
    expect(await screen.findByText(/Gran/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save 1 text…' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await within(dialog).findByText('Done: 1 saved.')
    const after = await now('es', es)
    expect(after.title).toBe('Gran feria del libro')
    // A live service says an event's own page for no website until its first update (contract.md §1.1).
    const beside = new Set(['title', 'modified', 'modified_utc', 'rest_url', 'json_ld', 'website'])
    const others = (record: Record<string, unknown>) =>
      Object.entries(record).filter(([name]) => !beside.has(name))
    expect(others(after)).toEqual(others(before))
    const { site } = world.service(editor)
    const target = { language: 'es', id: es }
    await waitFor(async () =>
      expect((await sourceAt({ site }))('events', target)).toMatchObject({
        language: 'ca',
        id: ca,
        texts: { title: 'Fira del llibre' },
      }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }))
    await within(dialog).findByText('Undone: 1 saved.')
    expect((await now('es', es)).title).toBe('Feria del libro')
    await waitFor(async () => expect((await sourceAt({ site }))('events', target)).toBeUndefined())
  })

  test('what has changed since is said, and left until somebody chooses it', async () => {
    const { text } = await handedOut('Download CSV')
    cleanup()
    await changed('ca', ca, 'Fira del còmic')
    await changed('es', es, 'Otra feria')
    const { user } = await taken(text.replace('Feria del libro', 'Gran feria del libro'))
    const box = await screen.findByRole('checkbox', { name: 'Otra feria: Title' })
    expect(box).not.toBeChecked()
    expect(screen.getByText('The source has changed since the file was made.')).toBeVisible()
    expect(screen.getByText(/Somebody has changed the translation/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save 0 texts…' })).toBeDisabled()
    await user.click(box)
    expect(screen.getByRole('button', { name: 'Save 1 text…' })).toBeEnabled()
    await changed('ca', ca, 'Fira del llibre')
    await changed('es', es, 'Feria del libro')
  })

  test('every row that cannot be taken says why, and hostile HTML stays text', async () => {
    const gone = await made('es', 'a-la-paperera', 'Basura', '<p>x</p>')
    await world.askIn('es', 'DELETE', `events/${gone}`)
    const { site } = world.service(editor)
    const head = 'record;field;source_language;target_language;source;target;target_record;site'
    const row = (record: string, target: string, version: string, over = `ca;es;Fira`) =>
      `${record};title;${over};${target};${version};${site}`
    await taken(
      [
        head,
        row(`events/${ca}`, 'A', `events/${gone}`),
        row('events/999999', 'A', `events/${es}`),
        row(`events/${ca}`, 'A', 'events/999999'),
        row(`events/${ca}`, 'A', `events/${es}`, 'ca;fr;Fira'),
        `events/${ca};title;ca;es;Fira;A;events/${es};https://other.example/`,
        row('venues/1;title', 'A', ''),
        `events/${ca};description;ca;es;Fira;<img src=x onerror=alert(1)>;events/${es};${site}`,
      ].join('\n'),
    )
    await screen.findByRole('checkbox', { name: 'Feria del libro: Description' })
    const problems = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    const said = (place: number) => problems.find((words) => words?.startsWith(`Row ${place} `))
    expect(said(2)).toContain('the version is in the trash')
    expect(said(3)).toContain('the source no longer exists')
    expect(said(4)).toContain('the version no longer exists')
    expect(said(5)).toContain('not one of this calendar’s')
    expect(said(6)).toContain('it belongs to another site')
    expect(problems).toContainEqual(expect.stringContaining('Row 7: it does not say'))
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  test('a text is emptied where the file says so; what may be another event is left, and a title stays', async () => {
    const source = await made('ca', 'buida', 'Buida', '<p>Text.</p>')
    const version = await made('es', 'buida', 'Vacía', '<p>Texto.</p>')
    const head = 'record;field;source_language;target_language;source;target;target_record;emptied'
    const row = (field: string, target: string, mark: string, from = source) =>
      `events/${from};${field};ca;es;x;${target};events/${version};${mark}`
    const { user } = await taken(
      [
        head,
        row('description', '', 'x'),
        row('title', '', 'x'),
        row('excerpt', '', ''),
        row('title', 'Otra', '', ca),
      ].join('\n'),
    )
    const box = await screen.findByRole('checkbox', { name: 'Vacía: Description' })
    const other = screen.getByRole('checkbox', { name: 'Vacía: Title' })
    expect(other).not.toBeChecked()
    expect(screen.getByText(said(/Nobody has confirmed here.*“Fira del llibre”/))).toBeVisible()
    expect(screen.getByText(/Row 3 .*a title or a name cannot be empty/)).toBeVisible()
    expect(screen.getByText('The translation is emptied: the file says so.')).toBeVisible()
    if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Save 1 text…' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await within(dialog).findByText('Done: 1 saved.')
    expect(await now('es', version)).toMatchObject({ title: 'Vacía' })
    expect(String((await now('es', version)).description).trim()).toBe('')
  })

  test('texts of an event without a version are shown as its draft, made once, and known from then on', async () => {
    const source = await made('ca', 'sardanes', 'Sardanes', '<p>A la plaça.</p>')
    const head = 'record;field;source_language;target_language;source;target'
    const row = (field: string, text: string) => `events/${source};${field};ca;es;x;${text}`
    const file = [head, row('title', 'Sardanas'), row('excerpt', 'En la plaza.')].join('\n')
    const { user } = await taken(file)
    for (const box of await screen.findAllByRole('checkbox', { name: /^Sardanes: / }))
      if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Make 1 draft…' }))
    const dialog = await screen.findByRole('dialog', { name: 'New drafts in Spanish' })
    await within(dialog).findByText('Sardanas')
    expect(dialog).toHaveTextContent(/Of “Sardanes”/)
    await user.click(await within(dialog).findByRole('button', { name: 'Create 1 draft' }))
    const link = await within(dialog).findByRole('link', { name: 'Created: open it' })
    const id = Number(/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1])
    const draft = await now('es', id)
    expect(draft).toMatchObject({ title: 'Sardanas', status: 'draft' })
    expect(String(draft.excerpt)).toContain('En la plaza.')
    expect(String(draft.start_date)).toBe(`${day} 10:00:00`)
    const { site } = world.service(editor)
    expect((await sourceAt({ site }))('events', { language: 'es', id })).toMatchObject({
      language: 'ca',
      id: source,
    })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Make 1 draft/ })).toBeNull())
  })

  test('a file that is none of ours is refused as a whole', async () => {
    await taken('<!DOCTYPE x><xliff/>', 'hostile.xlf')
    expect(await screen.findByRole('alert')).toHaveTextContent('It declares a document type')
  })
})
