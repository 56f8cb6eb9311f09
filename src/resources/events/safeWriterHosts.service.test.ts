import { QueryClient } from '@tanstack/react-query'
import { tags } from '../tags/tags.ts'
import { allPagesOptions } from '../../core/query/allPages.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, modes } from '../../core/write/testSave.ts'
import { isObject } from '../../api/isObject.ts'
import { prove } from '../../api/look.ts'
import { events } from './events.ts'
import { facts, writerBed } from './safeWriterBed.ts'

/** What a host lets through to another origin, of a site that speaks Japanese: no header of its own, no English sentence (contract.md §9, 34 and 43). */
async function foreign(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  for (const [name] of answer.headers) if (name.startsWith('x-')) headers.delete(name)
  const body: unknown = await answer.json()
  const shown = isObject(body) && 'message' in body ? { ...body, message: 'エラー' } : body
  return Response.json(shown, { status: answer.status, headers })
}

describe.each(modes)('the safe writer behind a host, %s', (mode) => {
  const bed = writerBed(mode)
  const { path, save, remove, read } = bed

  test('is not taken in by a 200 that holds errors in place of a record', async () => {
    const body = { errors: { title: ['Not this.'] } }
    await bed.world.fail([{ kind: 'status', code: 200, method: 'POST', body }])
    await expect(save({ title: 'Fira gran' })).rejects.toMatchObject({ afterWrite: 'notSaved' })
    await bed.world.fail([])
    expect(await read()).toEqual(bed.event)
  })

  test.each([
    ['a warning before it', '<br />\n<b>Warning</b>: Undefined array key [8192] on line 5', ''],
    ['a comment after it', '', '\n<!-- cached at 12:00 -->'],
    ['two byte order marks', '\uFEFF\uFEFF', ''],
    ['line breaks and a byte order mark', '\n\n\uFEFF', ''],
  ])('saves over answers with %s', async (_what, before, after) => {
    for (const type of ['application/json; charset=UTF-8', 'text/html; charset=UTF-8']) {
      await bed.world.fail([{ kind: 'surrounded', before, after, type }])
      const { record, recovered, differences } = await save({ title: `Fira ${type}` }, await read())
      expect(record.title).toBe(`Fira ${type}`)
      expect([recovered, differences]).toEqual([false, []])
    }
  })

  test.each([
    ['DELETE', 403],
    ['DELETE', 405],
    ['DELETE', 501],
    ['PUT', 405],
    ['PATCH', 501],
  ] as const)('does without %s where the host refuses it with %i', async (method, code) => {
    await bed.world.fail([{ kind: 'html', method, code }])
    if (method === 'DELETE') {
      await remove()
      expect((await read()).status).toBe('trash')
    } else {
      const { account } = bed.service
      const service = bed.world.service(account, { updateMethod: method })
      const update = { path: path(), opened: bed.event, changes: { title: method } }
      const { recovered } = await safeUpdate({ ...bed.writing(), service }, update)
      expect([recovered, (await read()).title]).toEqual([false, method])
    }
  })

  test('gives a slug that another event has to no other than the one that was opened by its own', async () => {
    const other = (await created(bed.service, events, { ...facts, title: 'Ball' })).record
    const opened = bed.event
    const changes = { slug: other.slug, title: 'Fira gran' }
    await safeUpdate(bed.writing(), { path: `events/by-slug/${opened.slug}`, opened, changes })
    expect((await read()).title).toBe('Fira gran')
    const path = `events/${other.id}`
    const now = events.read(await bed.service.request({ method: 'GET', path }))
    expect([now.title, now.slug]).toEqual(['Ball', other.slug])
  })

  test('keeps drafts apart that have no slug yet', async () => {
    const draft = { ...facts, status: 'draft' }
    const one = (await created(bed.service, events, { ...draft, title: 'Un' })).record
    const other = (await created(bed.service, events, { ...draft, title: 'Dos' })).record
    const changes = { title: 'Dos i mig' }
    const { record } = await safeUpdate(bed.writing(), {
      path: `events/${other.id}`,
      opened: other,
      changes,
    })
    expect([record.id, record.title]).toEqual([other.id, 'Dos i mig'])
    const path = `events/${one.id}`
    expect(events.read(await bed.service.request({ method: 'GET', path })).title).toBe('Un')
  })

  test('is not taken in by a 200 with another record, such as the series of an occurrence', async () => {
    const series = await bed.service.request({ method: 'GET', path: path() })
    const body = Object.assign({}, series, { id: 10_000_001, title: 'Fira gran' })
    await bed.world.fail([{ kind: 'status', code: 200, method: 'POST', body }])
    await expect(save({ title: 'Fira gran' })).rejects.toMatchObject({ afterWrite: 'notSaved' })
    expect(bed.journal.entries()).toEqual([])
  })

  test('goes by codes and bodies where no header comes through and sentences are in another language', async () => {
    const direct = fetch
    onTestFinished(() => void vi.stubGlobal('fetch', direct))
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
      foreign(await direct(...asked)),
    )
    const { service } = bed
    for (let made = 0; made < 51; made += 1)
      await created(service, tags, { name: `Etiqueta ${made}`, slug: `etiqueta-${made}` })
    const reading = allPagesOptions(service, tags, [{}])
    const read = await new QueryClient().fetchQuery(reading)
    expect([read.records.length, read.pages, read.isWhole]).toEqual([51, 2, true])

    const taken = created(service, tags, { name: 'Etiqueta 1', slug: '' })
    await expect(taken).rejects.toMatchObject({ kind: 'invalid', params: { name: 'エラー' } })
    await remove()
    expect((await remove()).alreadyGone).toBe(true)
    const wrong = bed.world.service({ kind: 'password', login: 'editor', password: 'none' })
    await expect(prove(wrong)).rejects.toMatchObject({ kind: 'ended' })
  })

  test.each([301, 302])('on an address that leads elsewhere a %i is named', async (code) => {
    const to = `${bed.world.base}ca/wp-json/calendar/events/v1/${path()}`
    await bed.world.fail([{ kind: 'redirect', method: 'POST', code, to }])
    const redirected = { kind: 'redirected', afterWrite: undefined, serverText: to }
    await expect(save({ title: 'Fira gran' })).rejects.toMatchObject(redirected)
    await expect(created(bed.service, events, facts)).rejects.toMatchObject({
      kind: 'redirected',
    })
    expect(bed.journal.entries()).toEqual([])
    await bed.world.fail([])
    expect(await read()).toEqual(bed.event)
  })
})
