import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { ownerOf } from '../collection/owner.ts'
import { enqueueBeside, noteSending } from '../collection/queue/queued.ts'
import { heldWrite } from '../collection/queue/unsent.ts'
import { events } from '../events/events.ts'
import { interfaceLanguages } from '../i18n/interfaceLanguage.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'
import { formatInstantTime } from '../ui/filters/instantTime.ts'
import { span, titled, waiting } from './queueBed.ts'

/** The first whole minute after two minutes. */
const inWords = (since: number) =>
  formatInstantTime('en', Math.ceil((since + 120_000) / 60_000) * 60_000)

describe.each(pageModes)('new records that may be under way, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(() => vi.useRealTimers())

  /** Their page died while it sent them. */
  async function left(...titles: string[]): Promise<number> {
    const service = world.service()
    const writes = titles.map((title) =>
      heldWrite({ service, collection: events, opened: null, changes: { title, ...span } }, null),
    )
    await enqueueBeside(service, writes)
    const since = Date.now()
    for (const item of await waiting(service)) await noteSending(ownerOf(service), item, since)
    return since
  }
  const state = async (name: string) => await screen.findByRole('listitem', { name })

  test('say when they go on, beside them and when sending is asked for, and do so', async () => {
    const since = await left('Aplec')
    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    const time = inWords(since)
    await waitFor(async () =>
      expect(await state('Aplec')).toHaveTextContent(
        `It may still be on its way: for now it is only looked for. If it is not there at ${time}, it goes on by itself.`,
      ),
    )
    expect(screen.queryByText(said(/is not sent again yet/))).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    const news = await screen.findByText(
      said(
        `“Aplec” is not sent again yet: it may still be on its way. What is not there at ${time} goes on by itself.`,
      ),
    )
    expect(news.closest('[aria-live], [role="status"], output')).not.toBeNull()
    expect(await titled(world.service(), 'Aplec')).toEqual([])
    cleanup()

    vi.setSystemTime(since + 125_000)
    await openApp(world, '/ca/queue', editor, 'en')
    const results = within(await screen.findByRole('region', { name: /^Sent since/ }))
    expect(await results.findByText(said(/“Aplec” has been sent and added/))).toBeVisible()
    expect(await titled(world.service(), 'Aplec')).toHaveLength(1)
  })

  test.each(interfaceLanguages)('are told of together, in %s', async (language) => {
    await left('Aplec', 'Fira')
    const { user } = await openApp(world, '/ca/queue', editor, language)
    await state('Fira')
    const button = { ca: 'Envia-ho ara', es: 'Enviar ahora', en: 'Send now' }[language]
    await user.click(await screen.findByRole('button', { name: button }))
    const words = {
      ca: /^2 canvis encara no es tornen a enviar: .* El que a l(a|es) \d\d:\d\d no hi sigui continua tot sol\.$/,
      es: /^2 cambios aún no se envían otra vez: .* Lo que a las? \d\d:\d\d no esté sigue por sí solo\.$/,
      en: /^2 changes are not sent again yet: .* What is not there at \d\d:\d\d goes on by itself\.$/,
    }
    expect(await screen.findByText(said(words[language]))).toBeVisible()
    const waitingWords = {
      ca: 'Potser encara és de camí',
      es: 'Quizá siga de camino',
      en: 'It may',
    }
    expect(await state('Aplec')).toHaveTextContent(waitingWords[language])
  })
})
