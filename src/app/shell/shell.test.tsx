import { screen } from '@testing-library/react'
import { editor, openApp, makeWorld } from '../appBed.tsx'

test('the place and the language one is in are called current, and no way out of a page', async () => {
  await openApp(await makeWorld('interface'), '/en/events/987654', editor)
  await screen.findByRole('link', { name: 'To the list' })
  const current = screen.getAllByRole('link', { current: 'page' })
  const names = new Set(current.map(({ textContent }) => textContent))
  expect(names).toEqual(new Set(['Events', 'ENEnglish']))
})
