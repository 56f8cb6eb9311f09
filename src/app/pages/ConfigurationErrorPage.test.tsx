import { screen, waitFor, within } from '@testing-library/react'
import configurationFile from '../../../public/config.json'
import { start } from '../start.tsx'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
})

async function startWith(answer: () => Response) {
  const element = document.getElementById('root')
  if (element) await start(element, { requested: Promise.resolve(answer()), restored: null })
  return waitFor(() => screen.getAllByRole('heading'))
}

const sectionOf = (language: string) => {
  const section = document.querySelector<HTMLElement>(`section[lang="${language}"]`)
  if (!section) throw new Error(`nothing in ${language}`)
  return within(section)
}

it('a configuration that cannot be used names every bad key, in three languages', async () => {
  const { siteName: _, ...rest } = configurationFile
  const bad = { ...rest, timezone: 'Mars/Olympus', colour: 'green' }
  await startWith(() => Response.json(bad))
  for (const [language, missing, invalid, unknown] of [
    ['ca', 'siteName: hi falta', 'timezone: té un valor', 'colour: no és cap clau'],
    ['es', 'siteName: falta', 'timezone: tiene un valor', 'colour: no es una clave'],
    ['en', 'siteName: is missing', 'timezone: has a value', 'colour: isn’t a key'],
  ] as const) {
    const lines = sectionOf(language)
      .getAllByRole('listitem')
      .map((line) => line.textContent)
      .join('\n')
    expect(lines).toContain(missing)
    expect(lines).toContain(invalid)
    expect(lines).toContain(unknown)
  }
})

it('a configuration that cannot be used names a key once, however much is wrong with its value', async () => {
  await startWith(() => Response.json({ ...configurationFile, timezone: '' }))
  expect(sectionOf('en').getByRole('listitem').textContent).toBe(
    'timezone: has a value that can’t be used',
  )
})

it.each([
  ['absent', () => new Response('', { status: 404 }), 'the file couldn’t be fetched'],
  ['no JSON', () => new Response('<!doctype html>'), 'the file isn’t valid JSON'],
])('a configuration of no use says so: the file is %s', async (_what, answer, words) => {
  await startWith(answer)
  expect(sectionOf('en').getByRole('listitem').textContent).toBe(`config.json: ${words}`)
})
