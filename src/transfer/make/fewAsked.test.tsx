import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../../app/appBed.tsx'

vi.setConfig({ testTimeout: 90_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The most requests that are on their way at once from now on; each takes a while. */
function slowly(): () => number {
  const real = globalThis.fetch
  let [now, most] = [0, 0]
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    return real(...asked).finally(() => {
      now -= 1
    })
  })
  return () => most
}

test('a file that names records of every kind is looked through by four questions at once', async () => {
  const world = await openWorld({ mode: 'live' })
  const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  const most = slowly()
  const csv = [
    'Títol;Data;Hora;Lloc;Organitzador;Categoria;Etiqueta',
    'Ball;27/11/2030;20h;Sala;Ateneu;Dansa;nit',
  ]
  await user.upload(input, new File([csv.join('\n')], 'teatre.csv'))
  await screen.findByLabelText('Tag “nit”')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(most()).toBe(4)
  await world.drop()
})
