import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { interfaceLanguages } from '../i18n/interfaceLanguage.ts'
import { pageModes } from '../service/testWorld.ts'
import { event, update, waiting, waitWith } from './queueBed.ts'

const sendNow = { ca: 'Envia-ho ara', es: 'Enviar ahora', en: 'Send now' }

describe.each(pageModes)('who presses “Send now”, over the %s service, is told', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
    const service = world.service()
    const fair = await event(service, 'Fair')
    await waitWith(world, service, () => update(service, fair, { title: 'Great fair' }))
  })

  /** Nothing goes out by itself, as long as the browser says that there is no network: that would count, and say nothing. */
  async function opened(language: keyof typeof sendNow = 'en') {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user } = await openApp(world, '/ca/queue', editor, language)
    const button = await screen.findByRole('button', { name: sendNow[language] })
    return { user, press: () => user.click(button) }
  }
  const isLive = (news: HTMLElement) =>
    expect(news.closest('[aria-live], [role="alert"], [role="status"], output')).not.toBeNull()

  test.each(interfaceLanguages)('that the calendar failed, in %s', async (language) => {
    const { press } = await opened(language)
    await world.fail([{ kind: 'status', code: 500 }])
    await press()
    const words = {
      ca: 'El calendari ha fallat. El que espera es conserva aquí i es torna a provar tot sol.',
      es: 'El calendario ha fallado. Lo que espera se conserva aquí y se vuelve a intentar por sí solo.',
      en: 'The calendar failed. What waits is kept here, and is tried again by itself.',
    }
    isLive(await screen.findByText(words[language]))
    expect(await waiting(world.service())).toMatchObject([{ stop: null, failures: 1 }])
  })

  test('that it failed thrice, and asks now', async () => {
    const { press } = await opened()
    await world.fail([{ kind: 'html', code: 502, method: 'POST' }])
    for (let failures = 1; failures < 3; failures += 1) {
      await press()
      await waitFor(async () =>
        expect(await waiting(world.service())).toMatchObject([{ failures }]),
      )
    }
    await press()
    isLive(await screen.findByText('One change was not sent: it asks you what to do.'))
    expect(
      screen.getByText('The calendar failed. What waits is kept here until you send it.'),
    ).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'Great fair' })).toHaveTextContent(
      'The calendar failed. Your text is kept here.',
    )
  })

  test('that the account may not do it', async () => {
    const { press } = await opened()
    await world.fail([{ kind: 'status', code: 403, method: 'POST' }])
    await press()
    isLive(await screen.findByText('One change was not sent: it asks you what to do.'))
    expect(screen.getByRole('listitem', { name: 'Great fair' })).toHaveTextContent(
      'Your account may not do this. Your text is kept here.',
    )
  })

  test('that the session ended, when nobody signs in again', async () => {
    const { user, press } = await opened()
    await world.fail([{ kind: 'endedSession' }])
    await press()
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    isLive(
      await screen.findByText('Your session has ended. What waits is kept here until you send it.'),
    )
    expect(await waiting(world.service())).toMatchObject([{ stop: null, title: 'Great fair' }])
  })
})
