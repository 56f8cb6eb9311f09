import { describe, expect, test } from 'vitest'
import { discover } from './discovery.ts'
import { languageOf, languagesOf } from './language.ts'
import { prove } from './probe.ts'
import type { Service } from './service.ts'
import { demoAccount, editor } from './testSite.ts'
import { makeWorld } from './testWorld.ts'

const event = {
  title: 'Fira',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
}

const create = (service: Service) =>
  service.request({ method: 'POST', path: 'events', body: event })

function spoken(service: Service, code: string): Service {
  const language = languageOf(service.configuration, code)
  if (language === null) throw new Error(code)
  return service.in(language)
}

describe('over the wire', () => {
  test('who may edit is told from who may not, and from nobody', async () => {
    const { service } = await makeWorld('live')
    await expect(prove(service(demoAccount('contributor')))).resolves.toEqual({ mayEdit: true })
    await expect(prove(service(demoAccount('editor', 'wrong')))).rejects.toMatchObject({
      kind: 'ended',
    })
    await expect(prove(service(demoAccount('subscriber')))).resolves.toEqual({ mayEdit: false })
  })

  test('credentials that are silently nobody are refused', async () => {
    const { service } = await makeWorld('live', { options: { anonymousOnBadCredentials: true } })
    await expect(prove(service(demoAccount('editor', 'wrong')))).rejects.toMatchObject({
      kind: 'ended',
    })
  })

  test('other names are found and corrected', async () => {
    const { service } = await makeWorld('live', {
      options: { namespace: 'tribe/events/v1', languageParameter: 'wpml_language' },
    })
    const { corrections } = await discover(service())
    expect(corrections.map(({ key, found }) => [key, found])).toEqual([
      ['namespace', 'tribe/events/v1'],
      ['languageParameter', 'wpml_language'],
    ])
    const names = Object.fromEntries(corrections.map(({ key, found }) => [key, found]))
    await expect(create(service(editor, names))).resolves.toMatchObject({ title: 'Fira' })
  })

  test('a language without an address of its own is reached by the selector', async () => {
    const { service, base } = await makeWorld('live', {
      options: { languagesWithoutAddress: ['es'] },
    })
    const address = { ca: `${base}ca/wp-json`, en: `${base}en/wp-json` }
    const all = service(editor, { address })
    await create(spoken(all, 'es'))
    const totals = await Promise.all(
      languagesOf(all.configuration).map(async (language) => {
        const query = { starts_after: '2027-02-01' }
        return Object(await all.in(language).request({ method: 'GET', path: 'events', query }))
          .total
      }),
    )
    expect(totals).toEqual([0, 1, 0])
  })

  test.each([
    ['events/987654', 'missing'],
    ['events/by-slug/no-such-slug', 'missing'],
    ['venues/987654', 'missing'],
    ['categories/987654', 'missing'],
    ['events/x', 'noRoute'],
  ])('%s is %s', async (path, kind) => {
    const { service } = await makeWorld('live')
    await expect(service().request({ method: 'GET', path })).rejects.toMatchObject({ kind })
  })
})
