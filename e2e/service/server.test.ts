import type { Port } from './port.ts'
import { editor, start } from './protocol/testSite.ts'
import { localService } from './testService.ts'

interface Drawn {
  url: string
  filesize: number
  sizes: Record<string, { url: string; filesize: number }>
}

let port: Port
beforeAll(async () => {
  port = await (await localService()).listen()
})
afterAll(() => port.close())

const root = (world: string) => `${port.root}/worlds/${world}`
const events = (world: string) => `${root(world)}/ca/wp-json/calendar/events/v1/events`
const used = new Set<string>()

const control = (method: string, world: string, body?: unknown, below = '') => {
  used.add(world)
  return fetch(`${root(world)}${below}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

const faults = async (world: string, ...rules: object[]): Promise<void> => {
  const answer = await control('PUT', world, rules, '/faults')
  if (answer.status !== 204) throw new Error(await answer.text())
}

const create = async (world: string, fields: object = start) =>
  fetch(events(world), { method: 'POST', headers: editor, body: JSON.stringify(fields) })

const titles = async (world: string): Promise<string[]> => {
  used.add(world)
  const answer = await fetch(`${events(world)}?starts_after=1900-01-01`)
  const { events: found }: { events: { title: string }[] } = JSON.parse(await answer.text())
  return found.map(({ title }) => title)
}

afterEach(async () => {
  for (const world of used) await control('DELETE', world)
  used.clear()
})

describe('the public page of a record', () => {
  const open = (address: string) => fetch(address, { headers: { Accept: 'text/html' } })
  const urlOf = async (fields: object): Promise<string> => {
    const { url }: { url: string } = JSON.parse(await (await create('public', fields)).text())
    return url
  }

  it('says what is published, and lets no script in', async () => {
    await control('PUT', 'public', { mode: 'live', data: 'empty' })
    const description = '<p onclick="x()">Hola</p><script>alert(1)</script>'
    const url = await urlOf({ ...start, title: 'Fira <b>gran</b>', slug: 'fira', description })
    expect(url).toBe(`${root('public')}/ca/event/fira/`)
    const page = await open(url)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('<p>Hola</p>')
    expect(html).not.toMatch(/<script|onclick|<b>/)
  })

  it('is not there for what is not published, nor in another language', async () => {
    await control('PUT', 'public', { mode: 'live', data: 'empty' })
    await create('public', { ...start, slug: 'esborrany', status: 'draft' })
    await create('public', { ...start, slug: 'fira' })
    for (const path of ['ca/event/esborrany/', 'en/event/fira/', 'ca/event/cap/'])
      expect((await open(`${root('public')}/${path}`)).status).toBe(404)
  })

  it.each([
    ['venues', { venue: 'Sala <b>gran</b>', address: 'Carrer Nou, 1' }, /Sala .*Carrer Nou, 1/s],
    ['organizers', { organizer: 'Colla', phone: '555 010 020' }, /Colla.*555 010 020/s],
    ['tags', { name: 'a <i>i</i> b', description: 'Per a tothom' }, /a .*Per a tothom/s],
  ])('of %s is where its address says', async (collection, fields, said) => {
    await control('PUT', 'public', { mode: 'live', data: 'empty' })
    const made = await fetch(events('public').replace(/events$/, collection), {
      method: 'POST',
      headers: editor,
      body: JSON.stringify({ ...fields, status: 'publish' }),
    })
    const { url }: { url: string } = JSON.parse(await made.text())
    const html = await (await open(url)).text()
    expect(html).toMatch(said)
    expect(html).not.toMatch(/<b>|<i>/)
    expect((await open(url.replace('/ca/', '/en/'))).status).toBe(404)
  })

  it('of a category lies under the ones above it, and leads to its next events', async () => {
    await control('PUT', 'public', { mode: 'live', data: 'town' })
    const categories = events('public').replace(/events$/, 'categories?per_page=50&hide_empty=1')
    const { categories: found }: { categories: { url: string; name: string; parent: number }[] } =
      JSON.parse(await (await fetch(categories)).text())
    const deep = found.find(({ parent }) => parent > 0)
    const html = await (await open(deep?.url ?? '')).text()
    expect(html).toContain(`<h1>${deep?.name}</h1>`)
    const [, event = ''] = /<a href="([^"]+)"/.exec(html) ?? []
    expect((await open(event)).status).toBe(200)
  })
})

describe('worlds over loopback', () => {
  it('are made by name, once, and dropped', async () => {
    expect((await control('PUT', 'made', { mode: 'live', data: 'empty' })).status).toBe(201)
    expect((await control('PUT', 'made', { mode: 'live', data: 'empty' })).status).toBe(409)
    expect((await control('DELETE', 'made')).status).toBe(204)
    expect((await control('DELETE', 'made')).status).toBe(404)
  })

  it('refuse a mode, an option and a name that do not exist', async () => {
    expect((await control('PUT', 'refused', { mode: 'strict', data: 'empty' })).status).toBe(400)
    const options = { perPage: 5 }
    const answer = await control('PUT', 'refused', { mode: 'live', data: 'empty', options })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('perPage')
    expect((await fetch(root('a.b'), { method: 'PUT' })).status).toBe(404)
  })

  it('know nothing of one another', async () => {
    expect((await create('one')).status).toBe(201)
    expect(await titles('one')).toEqual(['Fira'])
    expect(await titles('other')).toEqual([])
  })

  it('speak of themselves by the address they were reached at', async () => {
    used.add('addressed')
    const record: { rest_url: string } = JSON.parse(await (await create('addressed')).text())
    expect(record.rest_url.startsWith(`${events('addressed')}/`)).toBe(true)
  })

  it('draw the pictures that their records name', async () => {
    await control('PUT', 'drawn', { mode: 'live', data: 'town' })
    const answer = await fetch(`${events('drawn')}?per_page=50`)
    const listed: { events: { image: false | Drawn }[] } = JSON.parse(await answer.text())
    const image = listed.events.map((event) => event.image).find((found) => found !== false)
    if (!image) throw new Error('No event has a picture')
    for (const { url, filesize } of [image, ...Object.values(image.sizes)]) {
      const picture = await fetch(url)
      expect(picture.headers.get('Content-Type')).toBe('image/png')
      expect((await picture.arrayBuffer()).byteLength).toBe(filesize)
    }
  })

  it('answer in the mode and under the names asked for', async () => {
    const options = { namespace: 'tribe/events/v1', languageParameter: 'wpml_language' }
    await control('PUT', 'named', { mode: 'live', data: 'empty', options })
    const base = `${root('named')}/ca/wp-json`
    expect((await fetch(`${base}/tribe/events/v1/events`)).status).toBe(200)
    expect((await fetch(`${base}/calendar/events/v1/events`)).status).toBe(404)
  })
})

describe('faults over loopback', () => {
  it('refuse a rule that does not exist', async () => {
    expect((await control('PUT', 'ruled', [{ kind: 'flood' }], '/faults')).status).toBe(400)
  })

  it('answer with an error, a page of HTML or half of the JSON, as often as asked', async () => {
    await faults(
      'broken',
      { kind: 'status', code: 503, path: 'events', times: 1 },
      { kind: 'html', code: 502, path: 'events', times: 1 },
      { kind: 'truncated', path: 'events', times: 1 },
    )
    const error = await fetch(events('broken'))
    expect([error.status, error.headers.get('Content-Type')]).toEqual([503, 'application/json'])
    const page = await fetch(events('broken'))
    expect(page.status).toBe(502)
    expect(await page.text()).toContain('<html>')
    const half = await fetch(events('broken'))
    expect(half.status).toBe(200)
    await expect(half.json()).rejects.toThrow(SyntaxError)
    expect(await titles('broken')).toEqual([])
  })

  it('cut the connection before the work or after it', async () => {
    await faults('cut', { kind: 'dropped', method: 'POST', times: 1 })
    await expect(create('cut').then((answer) => answer.text())).rejects.toThrow('terminated')
    expect(await titles('cut')).toEqual([])
    await faults('cut', { kind: 'lostAnswer', method: 'POST', times: 1 })
    await expect(create('cut').then((answer) => answer.text())).rejects.toThrow('terminated')
    expect(await titles('cut')).toEqual(['Fira'])
  })

  it('let the answer wait', async () => {
    await faults('slow', { kind: 'latency', ms: 60_000 })
    const signal = AbortSignal.timeout(100)
    await expect(fetch(events('slow'), { signal })).rejects.toThrow(/timeout/)
  })

  it('end the session of whoever sends credentials, and of nobody else', async () => {
    await faults('ended', { kind: 'endedSession', times: 2 })
    expect((await create('ended')).status).toBe(401)
    expect((await fetch(events('ended'))).status).toBe(200)
    expect((await create('ended')).status).toBe(201)
  })

  it('let a colleague change the record before or after the work', async () => {
    const { id }: { id: number } = JSON.parse(await (await create('shared')).text())
    const read = async () => (await fetch(`${events('shared')}/${id}`)).text()
    await faults(
      'shared',
      { kind: 'colleague', when: 'after', fields: { title: 'Mercat' }, times: 1 },
      { kind: 'colleague', when: 'before', fields: { title: 'Aplec', featured: true }, times: 1 },
    )
    expect(JSON.parse(await read())).toMatchObject({ title: 'Fira', featured: false })
    expect(JSON.parse(await read())).toMatchObject({ title: 'Aplec', featured: true })
  })
})
