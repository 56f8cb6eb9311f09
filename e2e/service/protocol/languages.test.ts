import { plainEvent } from './events/testEvents.ts'
import { openTestSite, testSite } from './testSite.ts'

const event = (title: string) => ({ ...plainEvent, title })

describe.each(['interface', 'live'] as const)('languages in %s mode', (mode) => {
  const site = testSite(mode)
  const asEditor = (method: string, path: string, body?: unknown) =>
    site.ask(method, path, { as: 'editor', body })

  it('R105 refuses a language it does not know, and none at all', async () => {
    for (const value of ['xx', '']) {
      const reply = await site.ask('GET', `events?i18n_language=${value}`)
      expect(reply.status).toBe(400)
      expect(reply.at('data', 'details', 'i18n_language', 'code')).toBe('rest_not_in_enum')
    }
  })

  it('R106 lists the language asked, the selector before the segment; reads any by id', async () => {
    const spanish = await site.ask('POST', 'events', {
      as: 'editor',
      language: 'es',
      body: event('Concierto único'),
    })
    const search = 'events?starts_after=1900-01-01&search=Concierto+único'
    const total = async (path: string, language: string) =>
      (await site.ask('GET', path, { language })).at('total')
    expect(await total(search, 'es')).toBe(1)
    expect(await total(search, 'ca')).toBe(0)
    expect(await total(`${search}&i18n_language=es`, 'ca')).toBe(1)
    expect(await total(`${search}&i18n_language=ca`, 'es')).toBe(0)
    const read = await site.ask('GET', `events/${spanish.id}`, { language: 'en' })
    expect(read.at('id')).toBe(spanish.id)
    expect(read.at('url')).toContain('/es/event/')
  })

  it('R107 speaks the language of the request', async () => {
    const message = async (language: string) =>
      (await site.ask('GET', 'events?page=0', { language })).at('message')
    const said = await Promise.all(['ca', 'es', 'en'].map(message))
    expect(new Set(said).size).toBe(3)
    const selected = await site.ask('GET', 'events?page=0&i18n_language=en', { language: 'ca' })
    expect(selected.at('message')).toBe(said[2])
  })

  it('R110 keeps one slug once per language', async () => {
    const slug = 'festa-major'
    const body = { ...event('Festa'), slug }
    const made = async (language: string) =>
      (await site.ask('POST', 'events', { as: 'editor', language, body })).at('slug')
    expect(await made('ca')).toBe(slug)
    expect(await made('es')).toBe(slug)
    expect(await made('ca')).toBe(`${slug}-2`)
  })

  it('speaks the fallback language without a segment', async () => {
    await asEditor('POST', 'events', event('Sense segment'))
    const reply = await site.askSite(
      'GET',
      '/wp-json/calendar/events/v1/events?starts_after=1900-01-01&search=Sense+segment',
    )
    expect(reply.at('total')).toBe(1)
    expect(reply.at('rest_url')).toContain(`${site.root}/ca/wp-json/calendar/events/v1/events/`)
  })
})

describe('worlds with other names and addresses', () => {
  it('111 have no address for a language that is reached by the selector', async () => {
    const site = await openTestSite('live', { languagesWithoutAddress: ['es'] })
    expect((await site.ask('GET', 'events', { language: 'es' })).status).toBe(404)
    const made = await site.ask('POST', 'events?i18n_language=es', {
      as: 'editor',
      body: event('Sin dirección'),
    })
    expect(made.at('url')).toBe(`${site.root}/event/sin-direccion/`)
    await site.close()
  })

  it('keep one record for all languages when asked to', async () => {
    const site = await openTestSite('interface', { oneRecordForAllLanguages: true })
    const { id } = await site.ask('POST', 'events', { as: 'editor', body: event('Per a tothom') })
    const listed = await site.ask('GET', 'events?starts_after=1900-01-01', { language: 'en' })
    expect(listed.at('events', 0, 'id')).toBe(id)
    await site.close()
  })
})
