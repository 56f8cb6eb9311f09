import { afterEach, describe, expect, test, vi } from 'vitest'
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

afterEach(() => {
  vi.unstubAllGlobals()
})

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

  test('says that no calendar is there', async () => {
    answering(() => refused(404, 'rest_no_route'))
    await expect(discover(serviceOf())).rejects.toMatchObject({ kind: 'noRoute' })
  })

  test('says that the site answers with pages', async () => {
    answering(() => page(200))
    await expect(discover(serviceOf())).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('applicationPasswordsAddress', () => {
  test('is the configured one', async () => {
    const seen = answering(() => json({}))
    const service = serviceOf(undefined, undefined, {
      applicationPasswordsAddress: 'https://a.example/p',
    })
    await expect(applicationPasswordsAddress(service)).resolves.toBe('https://a.example/p')
    expect(seen).toHaveLength(0)
  })

  test('is said by the root', async () => {
    const authorization = 'https://site.example/wp-admin/authorize-application.php'
    answering(() =>
      json({ authentication: { 'application-passwords': { endpoints: { authorization } } } }),
    )
    await expect(applicationPasswordsAddress(serviceOf())).resolves.toBe(authorization)
  })

  test.each([
    ['no index', () => refused(404, 'rest_no_route')],
    ['an index without it', () => json({ authentication: [] })],
    [
      'something that is no web address',
      () =>
        json({
          authentication: {
            'application-passwords': { endpoints: { authorization: 'javascript:x' } },
          },
        }),
    ],
  ])('is unknown with %s', async (_what, respond) => {
    answering(respond)
    await expect(applicationPasswordsAddress(serviceOf())).resolves.toBeNull()
  })
})
