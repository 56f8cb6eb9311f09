import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { languageOf } from '../../../api/language.ts'
import { answering, editor, json, refused, serviceOf } from '../../../api/testSite.ts'
import { store } from '../../../core/mirror/mirrorStore.ts'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { everyStatus } from '../../../core/resource/everyStatus.ts'
import { forget } from '../../../platform/entries.ts'
import { eventOf, events } from '../../../resources/events/events.ts'
import { useNear } from './useNear.ts'

const service = serviceOf(editor)
const at = (code: string) => service.in(languageOf(service.configuration, code) ?? service.language)

const wire = (id: number, title: string, slug: string, day: string, hour = 19) => ({
  id,
  title,
  slug,
  status: 'publish',
  start_date: `2027-03-${day} ${hour}:00:00`,
  end_date: `2027-03-${day} ${hour + 1}:00:00`,
})
// What only two records share says more among many.
const others = (language: string, from: number) =>
  Array.from({ length: 8 }, (_, day) =>
    wire(
      from + day,
      `Acte ${language} ${day}`,
      `acte-${language}-${day}`,
      String(day + 10),
      10 + day,
    ),
  )
const concert = wire(1, 'Concert', 'concert', '05')
const listed: Record<string, readonly ReturnType<typeof wire>[]> = {
  ca: [concert, ...others('ca', 100)],
  es: [wire(2, 'Concierto', 'concert', '05'), ...others('es', 200)],
  en: [],
}

/** Answers as a service that has these events in each language, and nothing else. */
function serve(
  now: typeof listed,
  before: (path: string, language: string) => unknown = () => null,
) {
  const asked: string[] = []
  answering(async ({ url, path }) => {
    const language = url.searchParams.get('i18n_language') ?? 'ca'
    const name = path.replace(/^.*\/v1\//, '')
    asked.push(`${language} ${name}`)
    const first = await before(name, language)
    if (first instanceof Response) return first
    const all = now[language] ?? []
    const id = Number(/^events\/(\d+)$/.exec(name)?.[1])
    if (id) return json(all.find((one) => one.id === id) ?? {})
    if (name.startsWith('events/by-slug')) return refused(404, 'event-not-found')
    return json({ [name]: name === 'events' ? all : [], total: all.length, total_pages: 1 })
  })
  return asked
}

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => void (open = resolve))
  return { passed, open: () => open() }
}

/** This device has these records of a language. */
const keepHere = (code: string, records: readonly unknown[], readAt = Date.now()) =>
  store(
    {
      service: at(code),
      name: 'events',
      query: events.query({ status: everyStatus(service.configuration), ends_after: '2027-01-01' }),
    },
    {
      records,
      readAt,
      wholeAt: Date.now(),
      seen: { total: null, until: '', lastId: 0 },
    },
  )

function open() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useNear(service, eventOf(concert), false), { wrapper })
  const states = () => result.current.near.map(({ state }) => state).join(' ')
  const idsIn = (code: string) => {
    const one = result.current.near.find(({ language }) => language === code)
    return one?.state === 'here' ? one.listing.events.map(({ id }) => id) : []
  }
  return { near: () => result.current, states, idsIn }
}

beforeEach(() => forget('mirror', 'all'))

test('where this device has what cannot be looked at, the service is asked', async () => {
  serve(listed)
  await keepHere('ca', [null])
  const { states, idsIn } = open()
  await waitFor(() => expect(states()).toBe('here here here'))
  expect(idsIn('es')).toContain(2)
})

test('a version that this device tells is read alone; where it is none for sure by then, all around is', async () => {
  await keepHere('ca', (listed['ca'] ?? []).map(eventOf))
  await keepHere('es', (listed['es'] ?? []).map(eventOf))
  const asked = serve(listed)
  const first = open()
  await waitFor(() => expect(first.states()).toBe('here here here'))
  expect(asked.filter((one) => one.startsWith('es'))).toEqual(['es events/2'])

  const other = wire(2, 'Mercado de flores', 'mercado', '28', 8)
  serve({ ...listed, es: [other, wire(3, 'Concierto', 'concert', '05')] })
  const { states, idsIn } = open()
  await waitFor(() => expect(states()).toBe('here here here'))
  expect(idsIn('es')).toContain(3)
})

test('a version that this device tells nothing of is missing without a question, and read before one is made', async () => {
  await keepHere('ca', (listed['ca'] ?? []).map(eventOf))
  await keepHere('es', others('es', 200).map(eventOf))
  const asked = serve(listed)
  const { near, states, idsIn } = open()
  await waitFor(() => expect(states()).toBe('here here here'))
  const inSpanish = () => asked.filter((one) => one.startsWith('es'))
  expect(inSpanish()).toEqual([])
  await act(() => near().whole([], at('es').language))
  expect(inSpanish()).toEqual(['es events'])
  expect(idsIn('es')).toContain(2)
})

test('where this device was not compared of late, the service is asked for what it does not tell of', async () => {
  await keepHere('ca', (listed['ca'] ?? []).map(eventOf))
  await keepHere('es', others('es', 200).map(eventOf), Date.now() - 600_000)
  serve(listed)
  const { states, idsIn } = open()
  await waitFor(() => expect(states()).toBe('here here here'))
  expect(idsIn('es')).toContain(2)
})

test('what is read with all that is linked puts back no language that was read again meanwhile', async () => {
  const [again, linked] = [gate(), gate()]
  let isRefused = true
  serve(listed, async (name, language) => {
    if (name === 'events' && language === 'es' && isRefused) return refused(500, 'broken')
    if (name === 'events' && language === 'es') await again.passed
    if (name === 'tags') await linked.passed
    return null
  })
  const { near, states, idsIn } = open()
  await waitFor(() => expect(states()).toMatch(/refused/))
  await waitFor(() => expect(states()).not.toMatch(/reading/))
  isRefused = false
  act(() => near().again(at('es').language))
  const whole = near().whole(['ca', 'es', 'en'])
  again.open()
  await waitFor(() => expect(idsIn('es')).toContain(2))
  linked.open()
  await act(() => whole)
  expect(states()).toBe('here here here')
})
