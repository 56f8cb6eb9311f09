import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { valuesOf } from '../collection/collection.ts'
import { forget } from '../device/kept.ts'
import { eventFields, eventOf } from '../events/events.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { confirmedOf } from '../translations/confirming/confirmedHere.ts'
import { keepPair } from '../translations/near/keepPair.ts'

vi.setConfig({ testTimeout: 120_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
type Language = 'ca' | 'es' | 'en'

/** The fields of an event as an editor sees them, but for what it names. */
const besideLinks = (wire: Record<string, unknown>) => {
  const { venue: _venue, organizer: _organizer, ...values } = valuesOf(eventFields, eventOf(wire))
  return values
}

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

const kinds = [
  { of: 'venues', named: 'venue' },
  { of: 'organizers', named: 'organizer' },
] as const

describe.each(pageModes)('one thing in several languages on the %s service', (mode) => {
  beforeEach(async () => {
    await forget('pairs', 'all')
    await forget('history', 'all')
    world = await openWorld({ mode })
  })

  describe.each(kinds)('of $of', ({ of, named }) => {
    /** Made by another name first: a service may overwrite a namesake (contract.md §8.1). */
    async function make(language: Language, name: string, isSecond = false) {
      const status = 'publish'
      const first = isSecond ? `Provisional ${crypto.randomUUID()}` : name
      const { id } = await world.askIn(language, 'POST', of, { [named]: first, status })
      if (isSecond)
        await world.askIn(language, 'POST', `${of}/${String(id)}`, { [named]: name, status })
      return Number(id)
    }
    const link = (id: number) => (mode === 'live' && of === 'venues' ? id : [id])
    const eventAt = async (language: Language, title: string, id: number) =>
      Number(
        (await world.askIn(language, 'POST', 'events', { title, ...times, [named]: link(id) })).id,
      )
    const read = (language: Language, id: number) => world.askIn(language, 'GET', `events/${id}`)
    const linksOf = async (language: Language, id: number) =>
      [(await read(language, id))[named]].flat().map((one) => Number(Object(one).id))
    const statusOf = async (language: Language, id: number) =>
      (await world.askIn(language, 'GET', `${of}/${id}`)).status
    const together = (versions: Readonly<Record<string, number>>) =>
      keepPair(world.service(), { collection: of, versions })
    const said = async () =>
      (await confirmedOf(world.service().site)).together.map(({ versions }) => versions)

    async function openDialog() {
      const { user } = await openApp(world, `/ca/hygiene?of=${of}`, editor, 'en')
      await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
      return {
        user,
        dialog: within(await screen.findByRole('dialog', { name: 'Make one of them' })),
      }
    }
    type Opened = Awaited<ReturnType<typeof openDialog>>
    async function merge({ user, dialog }: Opened) {
      await user.click(dialog.getByRole('button', { name: 'Make one of them' }))
      return dialog.findByRole('button', { name: /^Undo/ }, { timeout: 60_000 })
    }
    async function undo({ user }: Opened, button: HTMLElement) {
      await user.click(button)
      const undoing = within(await screen.findByRole('dialog'))
      await user.click(await undoing.findByRole('button', { name: 'Undo' }))
      await user.click(await undoing.findByRole('button', { name: 'Close' }))
    }

    /** The one that stays has no Spanish version; the one that goes has. */
    async function twoOfOneVersion() {
      const kept = await make('ca', 'Teatre Principal')
      const lost = await make('ca', 'Teatre principal', true)
      const other = await make('es', 'El Principal')
      await together({ ca: lost, es: other })
      const moved = await eventAt('ca', 'Ball de nit', lost)
      const stays = await eventAt('es', 'Gran concierto', other)
      return { kept, lost, other, moved, stays }
    }
    async function mergeSecond(opened: Opened) {
      const [, second] = opened.dialog.getAllByRole('radio')
      if (second) await opened.user.click(second)
      await opened.dialog.findByText(/From now on they count as versions of one another/)
      await opened.dialog.findByText(/1 event goes over from/)
      return merge(opened)
    }

    test('moves the events of every language to that language’s own, and brings all of them back', async () => {
      const kept = {
        ca: await make('ca', 'Teatre Principal'),
        es: await make('es', 'El Principal'),
      }
      const lost = {
        ca: await make('ca', 'Teatre principal', true),
        es: await make('es', 'El principal', true),
      }
      await together(kept)
      await together(lost)
      const moved = {
        ca: await eventAt('ca', 'Ball de nit', lost.ca),
        es: await eventAt('es', 'Gran concierto', lost.es),
      }
      const stays = await eventAt('es', 'Cuentos', kept.es)
      const languages = ['ca', 'es'] as const
      const before = await Promise.all(languages.map((language) => read(language, moved[language])))

      const opened = await openDialog()
      await waitFor(() =>
        expect(opened.dialog.getAllByText(/1 event goes over from/)).toHaveLength(2),
      )
      const button = await merge(opened)
      for (const language of languages) {
        expect(await linksOf(language, moved[language])).toEqual([kept[language]])
        expect(await statusOf(language, lost[language])).toBe('trash')
        expect(await statusOf(language, kept[language])).toBe('publish')
      }
      expect(await linksOf('es', stays)).toEqual([kept.es])
      const after = await Promise.all(languages.map((language) => read(language, moved[language])))
      expect(after.map(besideLinks)).toEqual(before.map(besideLinks))

      await undo(opened, button)
      for (const language of languages) {
        expect(await linksOf(language, moved[language])).toEqual([lost[language]])
        expect(await statusOf(language, lost[language])).toBe('publish')
      }
      expect(await said()).toEqual([kept, lost])
    })

    test('keeps what only the other one has in a language as a version of the one that stays, until that is undone', async () => {
      const { kept, lost, other, moved, stays } = await twoOfOneVersion()
      const opened = await openDialog()
      const button = await mergeSecond(opened)
      expect(await linksOf('ca', moved)).toEqual([kept])
      expect(await linksOf('es', stays)).toEqual([other])
      expect(await statusOf('ca', lost)).toBe('trash')
      expect(await said()).toEqual([{ ca: kept, es: other }])

      await undo(opened, button)
      expect(await linksOf('ca', moved)).toEqual([lost])
      expect(await statusOf('ca', lost)).toBe('publish')
      expect(await said()).toEqual([{ ca: lost, es: other }])
    })

    const inTheHistory = async () => {
      cleanup()
      const { user } = await openApp(world, '/ca/history', editor, 'en')
      return user
    }

    test('and is undone from the history with what was said of versions for it', async () => {
      const { kept, lost, other, moved } = await twoOfOneVersion()
      await mergeSecond(await openDialog())
      const user = await inTheHistory()
      await user.click(await screen.findByRole('button', { name: /^Undo: / }))
      const undoing = within(await screen.findByRole('dialog'))
      await undoing.findByText(/^With this it was also said.* That is taken back too/)
      await user.click(await undoing.findByRole('button', { name: 'Undo' }))
      await undoing.findByRole('button', { name: 'Close' })
      expect(await linksOf('ca', moved)).toEqual([lost])
      expect(await statusOf('ca', lost)).toBe('publish')
      expect(await said()).toEqual([{ ca: lost, es: other }])

      await user.click(undoing.getByRole('button', { name: 'Close' }))
      // The newest is that undoing.
      const [again] = await screen.findAllByRole('button', { name: /^Undo: / })
      if (again) await user.click(again)
      const redoing = within(await screen.findByRole('dialog'))
      await redoing.findByText(/^With this it was also said/)
      await user.click(await redoing.findByRole('button', { name: 'Undo' }))
      await redoing.findByRole('button', { name: 'Close' })
      expect(await linksOf('ca', moved)).toEqual([kept])
      expect(await statusOf('ca', lost)).toBe('trash')
      expect(await said()).toEqual([{ ca: kept, es: other }])
    })

    test('but what was said of them since stays, which the history says', async () => {
      const { kept, lost, other } = await twoOfOneVersion()
      await mergeSecond(await openDialog())
      await together({ es: other, en: 9 })
      const user = await inTheHistory()
      await user.click(await screen.findByRole('button', { name: /^Undo: / }))
      const undoing = within(await screen.findByRole('dialog'))
      await undoing.findByText(/^With this it was also said.* so that stays/)
      await user.click(await undoing.findByRole('button', { name: 'Undo' }))
      await undoing.findByRole('button', { name: 'Close' })
      expect(await statusOf('ca', lost)).toBe('publish')
      expect(await said()).toEqual([{ ca: kept, es: other, en: 9 }])
    })
  })
})
