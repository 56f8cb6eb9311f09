import { ConfigurationError, configurationOf, loadConfiguration } from './configuration.ts'
import { configurationJson, json, page } from './testSite.ts'

const service = configurationJson.service

function problemsOf(value: unknown) {
  try {
    configurationOf(value)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
  }
  return []
}

describe('configurationOf', () => {
  test('takes a whole configuration as it is', () => {
    expect(configurationOf(configurationJson)).toEqual(configurationJson)
  })

  test('takes an address for each language that has one', () => {
    const address = { ca: 'https://site.example/wp-json', en: 'https://site.example/en/wp-json' }
    const read = configurationOf({ ...configurationJson, service: { ...service, address } })
    expect(read.service.address).toEqual(address)
  })

  test.each([
    'https://{language}.site.example/wp-json',
    '//site.example/{language}',
    '../{language}/wp-json',
    'https://site.example/?rest_route=',
  ])('takes %s for an address', (address) => {
    const changed = { ...configurationJson, service: { ...service, address } }
    expect(configurationOf(changed).service.address).toBe(address)
  })

  test.each(['accessibility@site.example', 'https://site.example/contact?about=agenda'])(
    'takes %s to tell what stands in the way',
    (accessibilityContact) => {
      const read = configurationOf({ ...configurationJson, accessibilityContact })
      expect(read.accessibilityContact).toBe(accessibilityContact)
    },
  )

  test.each(['the webmaster', 'javascript:alert(1)//@', 'https://me:secret@site.example/', 7, ''])(
    'takes %s for no contact',
    (accessibilityContact) => {
      expect(problemsOf({ ...configurationJson, accessibilityContact })).toEqual([
        { key: 'accessibilityContact', problem: 'invalid' },
      ])
    },
  )

  test.each([1, 365])('takes %i days for a sign-in on a device', (signInDays) => {
    expect(configurationOf({ ...configurationJson, signInDays }).signInDays).toBe(signInDays)
  })

  test('takes rules for publishing, each of them optional', () => {
    const rules = {
      languages: ['ca', 'es'],
      required: ['venue', 'cost'],
      descriptionLength: { min: 80 },
      pictureSize: { width: 800, height: 450 },
      noCapitals: true,
    }
    expect(configurationOf({ ...configurationJson, rules }).rules).toEqual(rules)
    expect(configurationOf({ ...configurationJson, rules: {} }).rules).toEqual({})
    expect(configurationOf(configurationJson).rules).toBeUndefined()
  })

  test('names every missing, unknown and invalid key at once', () => {
    const { siteName: _siteName, ...rest } = configurationJson
    const problems = problemsOf({
      ...rest,
      colour: 'red',
      timezone: 'Europe/Vic',
      service: { ...service, perPage: 99, namespace: '/calendar', color: 1 },
    })
    expect(problems).toEqual(
      expect.arrayContaining([
        { key: 'siteName', problem: 'missing' },
        { key: 'colour', problem: 'unknown' },
        { key: 'timezone', problem: 'invalid' },
        { key: 'service.perPage', problem: 'invalid' },
        { key: 'service.namespace', problem: 'invalid' },
        { key: 'service.color', problem: 'unknown' },
      ]),
    )
    expect(problems).toHaveLength(6)
  })

  const { languages, siteName } = configurationJson
  const at = (address: unknown) => ({ service: { ...service, address } })
  test.each([
    ['a fallback that is no language', { fallbackLanguage: 'fr' }, 'fallbackLanguage invalid'],
    ['a name short of a language', { siteName: { ca: 'A', en: 'A' } }, 'siteName.es missing'],
    [
      'a name in a language that is none',
      { siteName: { ...siteName, fr: 'A' } },
      'siteName.fr unknown',
    ],
    ['an address that runs', at('javascript:alert(1)//{language}'), 'service.address invalid'],
    ['one that no browser can read', at('https://the site/{language}'), 'service.address invalid'],
    [
      'one with a password',
      at('https://editor:secret@a.example/{language}'),
      'service.address invalid',
    ],
    ['none for the fallback', at({ en: 'https://site.example/en' }), 'service.address.ca missing'],
    [
      'one for a language that is none',
      at({ ca: './ca', fr: './fr' }),
      'service.address.fr unknown',
    ],
    [
      'a language that is a page',
      { languages: { ...languages, settings: 'S' } },
      'languages.settings invalid',
    ],
    [
      "the site's own session without an address for nonces",
      { service: { ...service, nonceAddress: null } },
      'service.nonceAddress missing',
    ],
    ['a rule nobody knows', { rules: { colour: true } }, 'rules.colour unknown'],
    [
      'a rule of a language that is none',
      { rules: { languages: ['fr'] } },
      'rules.languages.fr unknown',
    ],
    [
      'a field no rule can ask for',
      { rules: { required: ['author'] } },
      'rules.required.0 invalid',
    ],
    [
      'a picture of no width',
      { rules: { pictureSize: { width: 0 } } },
      'rules.pictureSize.width invalid',
    ],
    [
      'a text that is to be longer than it may be',
      { rules: { descriptionLength: { min: 10, max: 9 } } },
      'rules.descriptionLength invalid',
    ],
  ])('refuses %s', (_what, change, expected) => {
    const problems = problemsOf({ ...configurationJson, ...change })
    expect(problems.map(({ key, problem }) => `${key} ${problem}`)).toEqual([expected])
  })

  test.each([null, [], 'text', 5])('refuses %j as a whole', (value) => {
    expect(problemsOf(value)).toEqual([{ key: '', problem: 'invalid' }])
  })
})

const loaded = (answer: Response | null) => loadConfiguration(Promise.resolve(answer))

test('loadConfiguration reads the answer to the request for config.json', async () => {
  await expect(loaded(json(configurationJson))).resolves.toEqual(configurationJson)
})

test.each([
  ['absent', page(404)],
  ['absent', null],
  ['unreadable', page(200)],
])('loadConfiguration says that the file is %s', async (problem, answer) => {
  await expect(loaded(answer)).rejects.toMatchObject({ problems: [{ key: '', problem }] })
})
