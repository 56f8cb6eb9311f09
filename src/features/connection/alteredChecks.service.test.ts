import { answering } from '../../api/testSite.ts'
import { modes, worldOfEach } from '../../api/testWorld.ts'
import { altered } from './testAlteredAnswers.ts'
import { finding, nameOf } from './testFinding.ts'

describe.each(modes)('a site that says otherwise, %s', (mode) => {
  const world = worldOfEach(mode)
  const isSite = ({ pathname }: URL) => pathname.endsWith('/wp-json')
  const isWho = ({ pathname }: URL) => pathname.endsWith('/users/me')
  const find = (check: Parameters<typeof finding>[1]) => finding(world.service(), check)

  const ofSite = (said: object) =>
    altered((body, url) => (isSite(url) ? { ...body, ...said } : body))

  test.each([
    ['', 1, 'zoneOffset', 'UTC+1'],
    ['', -3.5, 'zoneOffset', 'UTC-3.5'],
    ['Mars/Olympus', undefined, 'zoneUnsaid', undefined],
  ])('a zone %j and an offset of %s', async (timezone_string, gmt_offset, name, found) => {
    ofSite({ timezone_string, gmt_offset })
    const { values, ...rest } = await find('zone')
    expect(rest).toMatchObject({ name })
    expect(values.found).toBe(found)
  })

  test('no application passwords', async () => {
    ofSite({ authentication: [] })
    expect((await find('passwords')).name).toBe('passwordsAbsent')
    // Also where somebody wrote down an address of them.
    const service = world.service()
    const { configuration } = service
    const passwords = { applicationPasswordsAddress: 'https://cal.example/profile' }
    const told = { ...configuration, service: { ...configuration.service, ...passwords } }
    expect(await nameOf({ ...service, configuration: told }, 'passwords')).toBe('passwordsAbsent')
    altered((body, url) => (isSite(url) ? [] : body))
    expect((await find('passwords')).name).toBe('indexHidden')
  })

  test('a site that does not show its index says nothing of pictures', async () => {
    altered((body, url) => (isSite(url) ? [] : body))
    expect((await find('media')).name).toBe('indexHidden')
  })

  test('an account of which it tells nothing', async () => {
    altered((body, url) => (isWho(url) ? { id: 1, ...(body.id ? {} : body) } : body))
    expect((await find('role')).name).toBe('roleEdits')
  })

  test('requests and parameters that are not declared', async () => {
    altered((body) => without(body, 'args', 'strict_dates'))
    await expect(find('needs')).resolves.toMatchObject({
      name: 'needsSome',
      code: 'GET /events: strict_dates',
    })
    altered((body) => without(body, 'methods', 'DELETE'))
    const { name, code } = await find('needs')
    expect(name).toBe('needsMissing')
    expect(code?.split('\n').filter((line) => !line.includes(':'))).toEqual([
      'DELETE /events/<id>',
      'DELETE /venues/<id>',
      'DELETE /organizers/<id>',
      'DELETE /categories/<id>',
      'DELETE /tags/<id>',
    ])
  })

  test('a selector that is not declared, or without this language', async () => {
    altered((body) => without(body, 'args', 'i18n_language'))
    expect((await find('selector')).name).toBe('selectorUndeclared')
    vi.unstubAllGlobals()
    altered((body) => JSON.parse(JSON.stringify(body).replaceAll('"ca"', '"fr"')))
    expect((await find('selector')).name).toBe('selectorWithout')
  })

  test('drafts that everybody sees', async () => {
    answering(({ url, headers }, _, go) => {
      if (!headers.has('Authorization')) url.searchParams.delete('status')
      return go(url)
    })
    expect((await find('account')).name).toBe('accountOpen')
  })

  test('pages of a length that it does not say, or does not take', async () => {
    altered((body) => ({ ...body, rest_url: undefined }))
    expect((await find('pages')).name).toBe('pagesUnsaid')
    vi.unstubAllGlobals()
    refusingAbove(50)
    await expect(find('pages')).resolves.toEqual({
      name: 'pagesFull',
      values: { perPage: 50, size: 50, asked: 50 },
    })
    vi.unstubAllGlobals()
    refusingAbove(20)
    expect((await find('pages')).name).toBe('pagesRefused')
  })

  test('pages that are shorter than asked for where longer ones are refused', async () => {
    refusingAbove(50)
    const events = Array.from({ length: 20 }, () => ({}))
    altered((body) => (body.events ? { ...body, events, total: 60 } : body))
    await expect(find('pages')).resolves.toEqual({
      name: 'pagesShort',
      values: { perPage: 50, size: 20, asked: 50 },
      code: '"perPage": 20',
    })
  })
})

/** The same index in which nothing of this name is declared. */
function without(body: unknown, key: string, name: string): unknown {
  if (Array.isArray(body)) return body.map((one) => without(one, key, name))
  if (typeof body !== 'object' || body === null) return body
  const cleaned = Object.entries(body).map(([at, value]) => {
    if (at !== key) return [at, without(value, key, name)]
    return Array.isArray(value)
      ? [at, value.filter((one) => one !== name)]
      : [at, Object.fromEntries(Object.entries(Object(value)).filter(([one]) => one !== name))]
  })
  return Object.fromEntries(cleaned)
}

function refusingAbove(most: number): void {
  answering(({ url }, _, go) => {
    if (Number(url.searchParams.get('per_page')) > most) url.searchParams.set('per_page', '0')
    return go(url)
  })
}
