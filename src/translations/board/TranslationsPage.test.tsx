import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { languageOf } from '../../service/language.ts'
import { pageModes } from '../../service/testWorld.ts'
import { exportedPairs } from '../translations.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'

vi.setConfig({ testTimeout: 90_000 })

const dayFromNow = (days: number) => addDays(todayIn('Europe/Madrid'), days)

interface Made {
  slug: string
  title: string
  days: number
  over?: object
}

/** Makes an event in a language; resolves its id. */
async function make(world: World, code: string, { slug, title, days, over }: Made) {
  const service = world.service(editor)
  const language = languageOf(service.configuration, code)
  if (language === null) throw new Error(`no ${code}`)
  const day = dayFromNow(days)
  const body = {
    slug,
    title,
    description: `<p>${title}: ${code}</p>`,
    status: 'publish',
    start_date: `${day} 10:00:00`,
    end_date: `${day} 12:00:00`,
    ...over,
  }
  const made = await service.in(language).request({ method: 'POST', path: 'events', body })
  return Number(Object(made).id)
}

/** The first of them waits for the code of everything, on a machine that may be busy. */
const rowNamed = async (title: string) => {
  const link = await screen.findByRole('link', { name: title }, { timeout: 30_000 })
  return link.closest('tr') ?? document.body
}

describe.each(pageModes)('the language board over the %s service', (mode) => {
  let world: World
  let fairs: Readonly<Record<string, number>> = {}
  beforeAll(async () => {
    world = await openWorld({ mode })
    const ca = await make(world, 'ca', {
      slug: 'fira-del-llibre',
      title: 'Fira del llibre',
      days: 3,
    })
    const es = await make(world, 'es', {
      slug: 'fira-del-llibre',
      title: 'Feria del libro',
      days: 3,
    })
    fairs = { ca, es }
    await make(world, 'ca', { slug: 'cantada-d-havaneres', title: 'Cantada d’havaneres', days: 5 })
    const over = { status: 'draft', cost: '12' }
    await make(world, 'es', { slug: 'cantada-d-havaneres', title: 'Habaneras', days: 5, over })
    await make(world, 'en', { slug: 'sea-shanties', title: 'Sea shanties', days: 40 })
    const place = { address: 'Plaça Major, 1', phone: '93 123 45 67', slug: 'sala-gran' }
    const hall = await world.ask('POST', 'venues', { venue: 'Sala Gran', ...place })
    await world.askIn('es', 'POST', 'venues', { venue: 'Sala Grande', ...place })
    await world.ask('POST', 'venues', { venue: 'Teatre buit' })
    const at = { venue: mode === 'live' ? hall.id : [hall.id] }
    await make(world, 'ca', { slug: 'castanyada', title: 'Castanyada', days: -9, over: at })
  })
  afterAll(() => world.drop())
  beforeEach(() => forget('pairs', 'all'))
  afterEach(cleanup)

  test('has a row for each thing and a column for each language', async () => {
    await openApp(world, '/ca/translations', editor, 'en')
    const fair = await rowNamed('Fira del llibre')
    const [, ca, es, en] = within(fair).getAllByRole('gridcell')
    expect(ca).toHaveTextContent('Source')
    expect(es).toHaveTextContent('Feria del libro')
    expect(en).toHaveTextContent('Missing')
    expect(within(fair).getByText('Feria del libro')).toHaveAttribute('lang', 'es')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
    expect(screen.queryByText('Castanyada')).toBeNull()
    const shanties = await rowNamed('Cantada d’havaneres')
    expect(shanties).toHaveTextContent('Draft')
    expect(shanties).toHaveTextContent('Differs: price')
  })

  test('counts what there is to do, and shows it from a pasted link', async () => {
    const { user } = await openApp(world, '/ca/translations?state=differ', editor, 'en')
    await rowNamed('Cantada d’havaneres')
    expect(screen.queryByText('Fira del llibre')).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'What there is to do' })
    expect(within(tabs).getByRole('link', { name: 'All 3' })).toBeVisible()
    const inLanguages = () => screen.getByRole('navigation', { name: 'In which language' })
    await user.click(within(inLanguages()).getByRole('link', { name: 'English (0)' }))
    expect(await screen.findByText('No row needs this, with the filters in force.')).toBeVisible()
    await user.click(within(inLanguages()).getByRole('link', { name: 'Español (1)' }))
    await rowNamed('Cantada d’havaneres')
    await user.click(within(tabs).getByRole('link', { name: 'Missing 3' }))
    await user.click(await screen.findByRole('link', { name: 'Español (1)' }))
    expect(await rowNamed('Sea shanties')).toBeVisible()
    expect(screen.queryByText('Fira del llibre')).toBeNull()
  })

  test('is walked and opened by keyboard', async () => {
    const { user, place } = await openApp(world, '/ca/translations', editor, 'en')
    const fair = await rowNamed('Fira del llibre')
    await user.keyboard('j')
    expect(within(fair).getAllByRole('gridcell')[0]).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('Habaneras')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toHaveTextContent('Sea shanties')
    await user.keyboard('{Enter}')
    await screen.findByDisplayValue('Sea shanties')
    expect(place()).toMatch(/^\/en\/events\/\d+$/)
  })

  test('opens beside its source what is missing or differs, and takes another language for the source', async () => {
    const { user } = await openApp(world, '/ca/translations', editor, 'en')
    const fair = await rowNamed('Fira del llibre')
    const missing = within(fair).getByRole('link', { name: 'Missing' })
    expect(missing).toHaveAttribute(
      'href',
      expect.stringMatching(`/ca/translations/${fairs['ca']}$`),
    )
    const draft = screen.getByRole('link', { name: 'Habaneras' })
    expect(draft).toHaveAttribute('href', expect.stringMatching(/\/es\/translations\/\d+$/))
    const sources = screen.getByRole('navigation', { name: 'Source language' })
    await user.click(within(sources).getByRole('link', { name: 'Español' }))
    const turned = await rowNamed('Feria del libro')
    await waitFor(() => {
      const [, ca, es] = within(turned).getAllByRole('gridcell')
      expect(es).toHaveTextContent('Source')
      expect(ca).not.toHaveTextContent('Source')
    })
  })

  test('takes in a file of pairs after showing what it brings, and puts it back', async () => {
    const { user } = await openApp(world, '/ca/translations?state=confirm', editor, 'en')
    const files = await screen.findByRole('region', { name: 'File of confirmed pairs' })
    const give = (site: string) => {
      const together = [{ collection: 'events', versions: fairs } as const]
      const text = exportedPairs(site, { together, apart: [] })
      const file = new File([text], 'pairs.json', { type: 'application/json' })
      return user.upload(within(files).getByLabelText('File of pairs'), file)
    }
    await give('https://other.example')
    expect(await screen.findByText(/of another site: https:\/\/other\.example/)).toBeVisible()
    await give(world.service(editor).site)
    const dialog = await screen.findByRole('dialog', { name: 'What the file brings' })
    expect(dialog).toHaveTextContent('1 new answer.')
    await user.click(within(dialog).getByRole('button', { name: 'Take 1 answer' }))
    const fair = { name: '“Fira del llibre” and “Feria del libro”' }
    await waitFor(() => expect(screen.queryByRole('gridcell', fair)).toBeNull())
    expect(files).toHaveTextContent('1 answer is kept in this browser.')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('gridcell', fair)).toBeVisible()
  })

  test('narrows each language by what the service finds', async () => {
    await openApp(world, '/ca/translations?search=libro', editor, 'en')
    expect(await rowNamed('Feria del libro')).toHaveTextContent('Fira del llibre')
    expect(screen.queryByText('Sea shanties')).toBeNull()
  })

  test('narrows venues by what narrows their list', async () => {
    const { user } = await openApp(
      world,
      '/ca/translations?of=venues&has_events=true',
      editor,
      'en',
    )
    expect(await rowNamed('Sala Gran')).toHaveTextContent('Sala Grande')
    expect(screen.queryByText('Teatre buit')).toBeNull()
    const chips = await screen.findByRole('list', { name: 'Filters in force' })
    expect(chips).toHaveTextContent('Have events')
    await user.click(within(chips).getByRole('button', { name: /Have events/ }))
    expect(await rowNamed('Teatre buit')).toBeVisible()
  })

  test('shows the others while one language does not answer, and asks it again', async () => {
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events', times: 1 }])
    const { user } = await openApp(world, '/ca/translations', editor, 'en')
    const note = await screen.findByText(/^\S+ could not be read$/)
    await screen.findByRole('grid')
    expect(screen.getAllByText('Not read').length).toBeGreaterThan(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowNamed('Fira del llibre')).toHaveTextContent('Feria del libro')
    expect(note).not.toBeInTheDocument()
    expect(screen.queryByText('Not read')).toBeNull()
  })

  test('asks which pairs are right, and remembers what was said', async () => {
    const opened = await openApp(world, '/ca/translations?state=confirm', editor, 'en')
    const pair = (one: string, other: string) => ({ name: `“${one}” and “${other}”` })
    const fair = pair('Fira del llibre', 'Feria del libro')
    const shanties = pair('Cantada d’havaneres', 'Habaneras')
    expect(await screen.findByRole('gridcell', fair)).toHaveTextContent(/The same: .*slug/)
    act(() => screen.getByRole('gridcell', fair).focus())
    await opened.user.keyboard('c')
    await waitFor(() => expect(screen.queryByRole('gridcell', fair)).toBeNull())
    await waitFor(() => expect(screen.getByRole('gridcell', shanties)).toHaveFocus())
    await opened.user.keyboard('x')
    expect(await screen.findByText('No row needs this, with the filters in force.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    cleanup()
    await openApp(world, '/ca/translations', editor, 'en')
    expect(await rowNamed('Fira del llibre')).toHaveTextContent('Feria del libro')
    expect(await rowNamed('Cantada d’havaneres')).not.toHaveTextContent('Habaneras')
  })

  test('lets another record be chosen', async () => {
    const { user } = await openApp(world, '/ca/translations?state=confirm', editor, 'en')
    const cell = await screen.findByRole('gridcell', { name: /Fira del llibre/ })
    await user.click(within(cell).getByRole('button', { name: 'Another one…' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'habaneras')
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent(
      'It is paired with “Cantada d’havaneres” now: choosing it takes it from there.',
    )
    await user.click(await within(dialog).findByRole('button', { name: /It is this one/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await openApp(world, '/ca/translations', editor, 'en')
    expect(await rowNamed('Fira del llibre')).toHaveTextContent('Habaneras')
    expect(await rowNamed('Cantada d’havaneres')).not.toHaveTextContent('Habaneras')
  })
})
