import { cleanup, screen, waitFor } from '@testing-library/react'
import { editor, modes, openApp, makeWorld } from './appBed.tsx'
import { readAtOnce, readInParts } from './testEveryPage.ts'

const thousands = Array.from({ length: 5000 }, (_, at) => at + 1)
const unknown = thousands.map((at) => `p${at}=${at}`).join('&')
const repeated = thousands.map((at) => `tags=${at}&categories=${at}&include=${at}`).join('&')
const words = 'lorem ipsum '.repeat(10_000)
const named = ['search', 'open', 'starts_after', 'state', 'view', 'of', 'first', '__proto__']
const long = named.map((name) => `${name}=${encodeURIComponent(words)}`).join('&')

const pages = [...readAtOnce.map(([path]) => path), ...readInParts]
  .map((path) => path.split('?')[0] ?? '')
  .filter((path, at, all) => !path.includes(':id') && all.indexOf(path) === at)

describe.each(modes)('over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  test.each(pages)('%s stands thousands of parameters and very long ones', async (path) => {
    for (const asked of [`${unknown}&${repeated}`, long]) {
      const fetched = vi.spyOn(globalThis, 'fetch')
      await openApp(world, `${path}?${asked}`, editor, 'en')
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(fetched).toHaveBeenCalled())
      expect(screen.queryByText('This page couldn’t be shown')).toBeNull()
      cleanup()
    }
  })
})
