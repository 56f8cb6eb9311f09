import { slugPath } from '../../core/resource/recordPath.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { Conflict } from '../../core/write/saved.ts'
import { created, modes } from '../../core/write/testSave.ts'
import { isObject } from '../../api/isObject.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'
import { demoAccount } from '../../api/testSite.ts'
import { events, type EventUpdate } from './events.ts'
import { facts, writerBed } from './safeWriterBed.ts'

describe.each(modes)('the safe writer, %s', (mode) => {
  const bed = writerBed(mode)
  const { path, save, remove, read } = bed

  describe('beside a colleague', () => {
    test('keeps both of two changes saved at once', async () => {
      const saved = await Promise.all([save({ cost: '20€' }), save({ featured: false })])
      expect(saved.map(({ differences }) => differences)).toEqual([[], []])
      expect(await read()).toMatchObject({ cost: '20€', featured: false })
    })

    test('an old website without a scheme keeps nothing from being saved', async () => {
      await bed.world.meddle('before GET', path(), { website: 'www.example.org' })
      const { record, differences } = await save({ title: 'Fira gran' })
      expect(record).toMatchObject({ title: 'Fira gran', website: 'http://www.example.org' })
      expect(differences).toMatchObject([{ field: 'website', intended: 'www.example.org' }])
    })

    test('a deletion by slug waits for a save by id', async () => {
      const deletion = { path: slugPath('events', bed.event.slug) }
      await Promise.all([save({ cost: '20€' }), safeDeletion(bed.writing(), deletion)])
      expect(bed.journal.entries().map(({ operation }) => operation)).toEqual(['update', 'delete'])
      expect(await read()).toMatchObject({ status: 'trash' })
    })

    /** The session ends at the next write, and somebody works on the event until one has signed in again. */
    async function interrupted(changes: EventUpdate) {
      await bed.world.fail([{ kind: 'endedSession', method: 'POST', path: path(), times: 1 }])
      const { account } = bed.service
      const service = bed.world.service(account, {}, async () => {
        const body = { ...facts, ...changes }
        await bed.service.request({ method: 'POST', path: path(), body })
        return { ...account }
      })
      return { service, collection: events, journal: bed.journal }
    }

    test('compares anew what the end of a session kept back', async () => {
      const opened = bed.event
      const writing = await interrupted({ title: 'La seva fira' })
      const mine = { path: path(), opened, changes: { title: 'La meva fira' } }
      await expect(safeUpdate(writing, mine)).rejects.toBeInstanceOf(Conflict)
      expect(await read()).toMatchObject({ title: 'La seva fira' })
    })

    test('carries along what somebody wrote until one has signed in again', async () => {
      const opened = bed.event
      const writing = await interrupted({ cost: '20€' })
      const { record } = await safeUpdate(writing, {
        path: path(),
        opened,
        changes: { title: 'Fira gran' },
      })
      expect(record).toMatchObject({ title: 'Fira gran', cost: '20€' })
    })

    test('shows what landed between its reading and its write', async () => {
      await bed.world.meddle('before POST', path(), { title: 'La seva' })
      const { record, landedBetween, differences } = await save({ cost: '20€' })
      expect(record).toMatchObject({ title: 'La seva', cost: '20€' })
      expect(landedBetween).toEqual(['title'])
      expect(differences).toEqual([
        { field: 'title', intended: 'Fira', found: 'La seva', sent: false },
      ])
    })

    test('shows what landed after its write', async () => {
      await bed.world.meddle('after POST', path(), { title: 'La seva' })
      const { record, landedBetween } = await save({ cost: '20€' })
      expect(record.title).toBe('La seva')
      expect(landedBetween).toEqual(['title'])
    })
  })

  describe('without an answer', () => {
    test('does not believe that nothing changed before it has read that', async () => {
      const request: Service['request'] = async (call) => {
        if (call.method !== 'POST') return bed.service.request(call)
        await bed.world.fail([{ kind: 'status', code: 500, method: 'GET', path: path() }])
        return bed.service.request({
          method: 'POST',
          path: path(),
          body: { ...facts, date: bed.event.date },
        })
      }
      const writing = { ...bed.writing(), service: { ...bed.service, request } }
      const update = { path: path(), opened: bed.event, changes: { title: 'Fira gran' } }
      await expect(safeUpdate(writing, update)).rejects.toMatchObject({ afterWrite: 'unknown' })
    })

    test('finds out that the update was done', async () => {
      await bed.world.fail([{ kind: 'lostAnswer', method: 'POST', path: path(), times: 1 }])
      await expect(save({ title: 'Fira gran' })).resolves.toMatchObject({
        recovered: true,
        record: { title: 'Fira gran' },
        differences: [],
      })
    })

    const description = '<p>Text</p>'

    /** A service that leaves a text as it was, with a 200; the second write, which insists, is lost. */
    function losingSecond(isDown: boolean) {
      let writes = 0
      const request: Service['request'] = async (call) => {
        const isWrite = call.method === 'POST'
        if (isWrite) writes += 1
        if (writes === 2 && (isWrite || isDown)) throw new ApiError({ kind: 'timeout' })
        const { body } = call
        return bed.service.request(
          isWrite && isObject(body) ? { ...call, body: { ...body, description } } : call,
        )
      }
      return { ...bed.writing(), service: { ...bed.service, request } }
    }

    test('says what a text is after a second write was lost, and nothing where it cannot be read', async () => {
      const { record: opened } = await save({ description })
      const emptying = { path: path(), opened, changes: { description: '' } }
      await expect(safeUpdate(losingSecond(false), emptying)).resolves.toMatchObject({
        differences: [{ field: 'description' }],
      })
      const known = bed.journal.entries().length
      await expect(safeUpdate(losingSecond(true), emptying)).rejects.toMatchObject({
        afterWrite: 'unknown',
      })
      expect(bed.journal.entries()).toHaveLength(known)
    })

    test('knows nothing of a new event that is not quite as it was meant', async () => {
      await bed.world.fail([{ kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 }])
      const login = 'contributor'
      const contributor = demoAccount(login)
      const title = `Nova ${crypto.randomUUID()}`
      const making = created(bed.world.service(contributor), events, { ...facts, title })
      await expect(making).rejects.toMatchObject({ afterWrite: 'unknown' })
    })

    test('finds out that the event was deleted', async () => {
      await bed.world.fail([{ kind: 'lostAnswer', method: 'DELETE', path: path(), times: 1 }])
      await expect(remove()).resolves.toMatchObject({ alreadyGone: false })
      await expect(remove()).resolves.toMatchObject({ alreadyGone: true })
    })
  })
})
