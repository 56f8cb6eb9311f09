import { setPace } from '../time/clock.ts'
import { languageOf } from './language.ts'
import { ApiError } from './apiError.ts'
import { answering, configuration, editor, json, page, refused, serviceOf } from './testSite.ts'

const reading = { method: 'GET', path: 'events' } as const
const writing = { method: 'POST', path: 'events', body: { title: 'Fira' } } as const

beforeEach(() => {
  setPace(1)
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})

describe('what goes out', () => {
  test('a reading has its arguments and the selector in the query', async () => {
    const seen = answering(() => json({}))
    const english = languageOf(configuration, 'en')
    if (english === null) throw new Error('en is configured')
    await serviceOf(editor)
      .in(english)
      .request({ ...reading, query: { status: 'draft', page: 2 } })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/en/wp-json/calendar/events/v1/events',
      query: { status: 'draft', page: '2', i18n_language: 'en' },
      body: undefined,
      credentials: 'omit',
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: `Basic ${btoa('editor:editor demo password')}`,
    })
  })

  test('a writing is JSON, with the selector in the query all the same', async () => {
    const seen = answering(() => json({}, 201))
    await serviceOf(editor).request(writing)
    expect(seen[0]).toMatchObject({
      method: 'POST',
      query: { i18n_language: 'ca' },
      body: { title: 'Fira' },
      credentials: 'omit',
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: `Basic ${btoa('editor:editor demo password')}`,
      'content-type': 'application/json',
    })
  })

  test('nobody goes without cookies and without a word of who asks', async () => {
    const seen = answering(() => json({}))
    await serviceOf().request(reading)
    expect(seen[0]?.credentials).toBe('omit')
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ accept: 'application/json' })
  })

  test("the site's own session goes with cookies and a nonce", async () => {
    const seen = answering(() => json({}))
    await serviceOf({ kind: 'session', nonce: 'abc123' }).request(reading)
    expect(seen[0]?.credentials).toBe('same-origin')
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'x-wp-nonce': 'abc123',
    })
  })

  test('a login with letters beyond Latin-1 is written as UTF-8', async () => {
    const seen = answering(() => json({}))
    await serviceOf({ kind: 'password', login: 'łucja', password: 'x' }).request(reading)
    const sent = seen[0]?.headers.get('Authorization')?.replace('Basic ', '') ?? ''
    expect(
      new TextDecoder().decode(Uint8Array.from(atob(sent), (c) => c.codePointAt(0) ?? 0)),
    ).toBe('łucja:x')
  })
})

/** An answer that asks to be asked again no sooner. */
function asksToWait(answer: Response, retryAfter: string): Response {
  answer.headers.set('Retry-After', retryAfter)
  return answer
}

describe('trying again', () => {
  test.each([502, 503, 504, 429])('a reading goes out up to three times on %i', async (status) => {
    const seen = answering((_seen, count) => (count < 3 ? page(status) : json({ events: [] })))
    await expect(serviceOf().request(reading)).resolves.toEqual({ events: [] })
    expect(seen).toHaveLength(3)
  })

  test('a reading is given up after two more tries', async () => {
    const seen = answering(() => page(503))
    await expect(serviceOf().request(reading)).rejects.toMatchObject({
      kind: 'failed',
      status: 503,
    })
    expect(seen).toHaveLength(3)
  })

  test.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7000).toUTCString()],
  ])('a reading goes out again no sooner than the service asks in %s', async (_, retryAfter) => {
    const times: number[] = []
    answering((_seen, count) => {
      times.push(Date.now())
      return count === 1 ? asksToWait(page(503), retryAfter()) : json({ events: [] })
    })
    await serviceOf().request(reading)
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(6000)
    expect(second - first).toBeLessThan(9000)
  })

  test.each(['600', '9'.repeat(400), new Date(Date.now() + 3_600_000).toUTCString()])(
    'a reading that would have to wait for long is told at once: %s',
    async (retryAfter) => {
      const seen = answering(() => asksToWait(refused(429, 'slow_down'), retryAfter))
      const refusal: unknown = await serviceOf()
        .request(reading)
        .catch((error: unknown) => error)
      expect(refusal).toMatchObject({ kind: 'busy', status: 429 })
      expect(Object(refusal).wait).toBeGreaterThan(10_000)
      expect(seen).toHaveLength(1)
    },
  )

  test('a date is one of the clock of the service, which is not ours', async () => {
    const ahead = Date.now() + 86_400_000
    answering(() => {
      const answer = refused(429, 'slow_down')
      answer.headers.set('Date', new Date(ahead).toUTCString())
      return asksToWait(answer, new Date(ahead + 60_000).toUTCString())
    })
    await expect(serviceOf().request(reading)).rejects.toMatchObject({ wait: 60_000 })
  })

  test.each(['', 'soon', '-5', '1.5', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'a wait of %j is none',
    async (retryAfter) => {
      const seen = answering((_seen, count) =>
        count === 1 ? asksToWait(page(429), retryAfter) : json({}),
      )
      await serviceOf().request(reading)
      expect(seen).toHaveLength(2)
    },
  )

  test('without an answer a reading is tried again, a writing never', async () => {
    const seen = answering(() => {
      throw new TypeError('network')
    })
    await expect(serviceOf().request(reading)).rejects.toMatchObject({ kind: 'unanswered' })
    expect(seen).toHaveLength(3)
    await expect(serviceOf(editor).request(writing)).rejects.toMatchObject({ kind: 'unanswered' })
    expect(seen).toHaveLength(4)
  })

  test.each([500, 400])('nothing is tried again on %i', async (status) => {
    const seen = answering(() => refused(status, 'some_code'))
    await expect(serviceOf().request(reading)).rejects.toBeInstanceOf(ApiError)
    expect(seen).toHaveLength(1)
  })

  test('what is aborted is not tried again, and gives the reason', async () => {
    const controller = new AbortController()
    const seen = answering(() => {
      controller.abort(new Error('left the page'))
      return page(503)
    })
    const request = serviceOf().request({ ...reading, signal: controller.signal })
    await expect(request).rejects.toThrow('left the page')
    expect(seen).toHaveLength(1)
  })
})

const text = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } })

test.each([
  ['a page', () => page(200), { kind: 'unreadable', status: 200, serverText: 'Oops It broke' }],
  ['a page that is not found', () => page(404), { kind: 'unreadable', status: 404 }],
  ['JSON cut short', () => text('{"events":['), { kind: 'unreadable', status: 200 }],
  ['a page of the server', () => page(500), { kind: 'failed', status: 500 }],
  ['a page that asks to sign in', () => page(401), { kind: 'forbidden', status: 401 }],
  ['nothing', () => new Response(null, { status: 204 }), { kind: 'unreadable', status: 204 }],
])('bodies that are no answer: %s', async (_what, respond, expected) => {
  answering(respond)
  await expect(serviceOf().request(reading)).rejects.toMatchObject(expected)
})

function neverAnswering() {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
}

test('patience has an end: 20 s for a reading, 60 s for a writing', async () => {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  neverAnswering()
  await expect(serviceOf().request(reading)).rejects.toMatchObject({ kind: 'timeout' })
  await expect(serviceOf(editor).request(writing)).rejects.toMatchObject({ kind: 'timeout' })
  expect(spy.mock.calls).toEqual([[20_000], [60_000]])
})

test('without a network the refusal says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answering(() => {
    throw new TypeError('network')
  })
  await expect(serviceOf().request(writing)).rejects.toMatchObject({ kind: 'offline' })
})

test('at most six requests are on their way', async () => {
  let running = 0
  let most = 0
  answering(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
    running -= 1
    return json({})
  })
  const service = serviceOf()
  await Promise.all(Array.from({ length: 20 }, () => service.request(reading)))
  expect(most).toBe(6)
})
