import { applicationPasswordsAddress, discover } from './discovery.ts'
import { answering, json, page, refused, serviceOf } from './testSite.ts'

const selector = { required: false, type: 'string', enum: ['ca', 'en', 'es'] }

/** The index as a service writes it: an empty map of arguments is an empty list. */
function indexOf(namespace: string, language: string) {
  const listing = {
    methods: ['GET'],
    args: { per_page: { default: '99', type: 'integer' }, [language]: selector },
  }
  const item = {
    methods: ['GET'],
    args: { id: { required: true }, password: {}, [language]: selector },
  }
  return {
    namespace,
    routes: {
      [`/${namespace}`]: {
        endpoints: [{ methods: ['GET'], args: { namespace: {}, [language]: selector } }],
      },
      [`/${namespace}/events`]: { endpoints: [listing] },
      [`/${namespace}/events/(?P<id>\\d+)`]: { endpoints: [item] },
    },
  }
}

describe('discover', () => {
  test('finds nothing to correct where the configuration is right', async () => {
    answering(() => json(indexOf('calendar/events/v1', 'i18n_language')))
    await expect(discover(serviceOf())).resolves.toMatchObject({
      corrections: [],
      languages: ['ca', 'en', 'es'],
      perPage: 99,
      passwords: true,
    })
  })

  test('offers the name that the service has for the selector', async () => {
    answering(() => json(indexOf('calendar/events/v1', 'wpml_language')))
    const { corrections } = await discover(serviceOf())
    expect(corrections).toEqual([
      { key: 'languageParameter', configured: 'i18n_language', found: 'wpml_language' },
    ])
  })

  test('finds the namespace in the index of the root', async () => {
    const found = 'town/diary/v2'
    answering(({ path }) => {
      if (path.endsWith('/wp-json'))
        return json({
          routes: { '/wp/v2/events': {}, [`/${found}/events`]: {}, [`/${found}/venues`]: {} },
        })
      return path.endsWith(found)
        ? json(indexOf(found, 'i18n_language'))
        : refused(404, 'rest_no_route')
    })
    const { corrections } = await discover(serviceOf())
    expect(corrections).toEqual([{ key: 'namespace', configured: 'calendar/events/v1', found }])
  })

  test('tries the known namespaces where the root has no index', async () => {
    answering(({ path }) =>
      path.endsWith('tribe/events/v1')
        ? json(indexOf('tribe/events/v1', 'wpml_language'))
        : refused(404, 'rest_no_route'),
    )
    const { corrections } = await discover(serviceOf())
    expect(corrections.map(({ found }) => found)).toEqual(['tribe/events/v1', 'wpml_language'])
  })

  test.each(['../../elsewhere', 'tribe?x=', 'tribe#', 'tri be', ''])(
    'neither offers nor asks under the namespace %j',
    async (name) => {
      const seen = answering(({ path }) => {
        if (!path.endsWith('/wp-json')) return json(indexOf(name, 'i18n_language'))
        return json({ routes: { [`/${name}/events`]: {}, [`/${name}/venues`]: {} } })
      })
      await expect(discover(serviceOf())).rejects.toMatchObject({ kind: 'noRoute' })
      expect(seen.map(({ path }) => path.replace('/ca/wp-json', ''))).toEqual([
        '/calendar/events/v1',
        '',
        '/tribe/events/v1',
      ])
    },
  )

  test.each(['a b', 'a&b', 'a=b', ''])('does not offer the selector %j', async (name) => {
    answering(() => json(indexOf('calendar/events/v1', name)))
    expect((await discover(serviceOf())).corrections).toEqual([])
  })

  test('says that no calendar is there', async () => {
    answering(() => refused(404, 'rest_no_route'))
    await expect(discover(serviceOf())).rejects.toMatchObject({ kind: 'noRoute' })
  })

  test('says that the site answers with pages', async () => {
    answering(() => page(200))
    await expect(discover(serviceOf())).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

test('applicationPasswordsAddress is the configured one', async () => {
  const seen = answering(() => json({}))
  const service = serviceOf(undefined, undefined, {
    applicationPasswordsAddress: 'https://a.example/p',
  })
  await expect(applicationPasswordsAddress(service)).resolves.toBe('https://a.example/p')
  expect(seen).toHaveLength(0)
})

const elsewhere = { address: 'https://cal.example/{language}/wp-json' }
const clear = { address: 'http://site.example/{language}/wp-json' }

test.each([
  ['https://site.example/wp-admin/', {}, true],
  ['https://evil.example/wp-admin/', {}, false],
  ['https://site.example:8443/wp-admin/', {}, false],
  ['https://site.example@evil.example/', {}, false],
  ['http://site.example/wp-admin/', {}, false],
  ['http://site.example/wp-admin/', clear, true],
  ['https://cal.example/wp-admin/', elsewhere, true],
  ['https://site.example/wp-admin/', elsewhere, true],
  ['https://', {}, false],
  ['javascript:alert(1)', {}, false],
])('page of passwords: %s, said by the root of %o: %s', async (authorization, address, isTaken) => {
  answering(() =>
    json({ authentication: { 'application-passwords': { endpoints: { authorization } } } }),
  )
  const service = serviceOf(undefined, undefined, address)
  expect(await applicationPasswordsAddress(service)).toBe(isTaken ? authorization : null)
})

test.each([
  ['no index', () => refused(404, 'rest_no_route')],
  ['an index without it', () => json({ authentication: [] })],
])('applicationPasswordsAddress is unknown with %s', async (_what, respond) => {
  answering(respond)
  await expect(applicationPasswordsAddress(serviceOf())).resolves.toBeNull()
})
