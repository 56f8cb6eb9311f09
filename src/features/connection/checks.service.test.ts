import { anonymous } from '../../api/account.ts'
import { demoAccount, editor } from '../../api/testSite.ts'
import { modes, makeWorld } from '../../api/testWorld.ts'
import { finding, nameOf } from './testFinding.ts'

const event = { title: 'Fira', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

/** Rules that strike what is asked of the namespace's own index. */
const ofIndex = { method: 'GET', pattern: '^$' }

describe.each(modes)('the connection test, %s', (mode) => {
  test('a good service passes, and nothing is written', async () => {
    const { service, ask, base, askIn } = await makeWorld(mode, { options: { media: true } })
    await ask('POST', 'events', event)
    await askIn('es', 'POST', 'events', event)
    for (const [check, name] of [
      ['address', 'addressAnswers'],
      ['cors', 'corsSame'],
      ['encryption', 'encryptionNear'],
      ['namespace', 'namespaceThere'],
      ['selector', 'selectorSelects'],
      ['needs', 'needsMet'],
      ['account', 'accountKnown'],
      ['role', 'roleEverything'],
      ['media', 'mediaOffered'],
      ['passwords', 'passwordsOffered'],
      ['nonce', 'nonceNobody'],
      ['pages', 'pagesFull'],
      ['cache', 'cacheNone'],
      ['clock', 'clockAgrees'],
      ['zone', 'zoneSame'],
    ] as const)
      expect([check, (await finding(service(), check, { base })).name]).toEqual([check, name])
  })

  test.each([
    [{ kind: 'html', code: 200 }, 'addressPage'],
    [{ kind: 'truncated' }, 'addressPage'],
    [{ kind: 'status', code: 403 }, 'addressRefused'],
    [{ kind: 'status', code: 500 }, 'addressBroken'],
    [{ kind: 'html', code: 503 }, 'addressBroken'],
    [{ kind: 'dropped' }, 'addressSilent'],
  ] as const)('an index that answers with %j', async (fault, name) => {
    const { service, fail, base } = await makeWorld(mode)
    await fail([{ ...ofIndex, ...fault }])
    expect(await nameOf(service(), 'address', { base })).toBe(name)
  })

  test('a redirect says where to', async () => {
    const { service, fail, base } = await makeWorld(mode)
    const to = `${base}es/wp-json`
    await fail([{ kind: 'redirect', language: 'ca', to: `${to}/calendar/events/v1` }])
    await expect(finding(service(), 'address', { base })).resolves.toMatchObject({
      name: 'addressRedirected',
      code: to,
    })
  })

  test('what a redirect puts behind an address is in no report', async () => {
    const { service, fail, base } = await makeWorld(mode)
    const to = `${base}es/wp-json/calendar/events/v1`
    await fail([
      { kind: 'redirect', language: 'ca', to: `${to}?token=secret` },
      { kind: 'html', code: 200, language: 'es' },
    ])
    const { name, values } = await finding(service(), 'address', { base })
    expect(name).toBe('addressPage')
    expect(values).toMatchObject({ to })
  })

  test('what stands on an address that does not answer is not asked', async () => {
    const { service, fail, base } = await makeWorld(mode)
    await fail([{ kind: 'html', code: 200 }])
    for (const check of [
      'namespace',
      'selector',
      'needs',
      'account',
      'media',
      'pages',
      'clock',
      'zone',
    ] as const)
      expect(await nameOf(service(), check, { base })).toBe('addressFirst')
  })

  test('other names are found', async () => {
    const options = { namespace: 'tribe/events/v1', languageParameter: 'wpml_language' }
    const { service } = await makeWorld(mode, { options })
    await expect(finding(service(), 'namespace')).resolves.toMatchObject({
      name: 'namespaceOther',
      code: '"namespace": "tribe/events/v1"',
    })
    expect(await nameOf(service(), 'needs')).toBe('namespaceFirst')
    const named = service(editor, { namespace: options.namespace })
    await expect(finding(named, 'selector')).resolves.toMatchObject({
      name: 'selectorOther',
      code: '"languageParameter": "wpml_language"',
    })
  })

  test('a selector that selects nothing, and one with nothing to select', async () => {
    const { service, ask } = await makeWorld(mode, {
      options: { oneRecordForAllLanguages: true },
    })
    expect(await nameOf(service(), 'selector')).toBe('selectorNothing')
    await ask('POST', 'events', event)
    expect(await nameOf(service(), 'selector')).toBe('selectorSame')
  })

  test('a calendar of one language has nothing to select', async () => {
    const { service } = await makeWorld(mode)
    const { configuration, ...rest } = service()
    const alone = { ...configuration, languages: { ca: 'Català' } }
    expect(await nameOf({ ...rest, configuration: alone }, 'selector')).toBe('selectorAlone')
  })

  test.each([
    [editor, {}, 'accountKnown', 'roleEverything'],
    [demoAccount('author'), {}, 'accountKnown', 'roleSome'],
    [demoAccount('subscriber'), {}, 'accountKnown', 'roleReads'],
    [anonymous, {}, 'accountNobody', 'accountNobody'],
    [demoAccount('editor', 'wrong'), {}, 'accountWrong', 'accountFirst'],
    [
      demoAccount('editor', 'wrong'),
      { anonymousOnBadCredentials: true },
      'accountSwallowed',
      'accountFirst',
    ],
    [{ kind: 'session', nonce: 'no-such-nonce' }, {}, 'accountEnded', 'accountFirst'],
  ] as const)('%j (%j) is %s, %s', async (who, options, known, may) => {
    const { service } = await makeWorld(mode, { options })
    expect(await nameOf(service(who), 'account')).toBe(known)
    expect(await nameOf(service(who), 'role')).toBe(may)
  })

  test('a host that swallows the header is told from a wrong password', async () => {
    const { service, fail } = await makeWorld(mode)
    await fail([{ kind: 'swallowed', language: 'es' }])
    const here = await finding(service(), 'account', { language: 'es' })
    expect(here).toMatchObject({ name: 'accountSwallowed' })
    expect(here.code).toContain('HTTP_AUTHORIZATION')
    expect(await nameOf(service(), 'account')).toBe('accountKnown')
  })

  test('pages shorter than configured', async () => {
    const { service, fail, ask } = await makeWorld(mode)
    await ask('POST', 'events', event)
    await ask('POST', 'events', { ...event, title: 'Concert' })
    await fail([{ kind: 'shortPages', most: 1 }])
    await expect(finding(service(), 'pages')).resolves.toMatchObject({
      name: 'pagesShort',
      code: '"perPage": 1',
    })
  })

  test.each([
    [-90, 'clockOff'],
    [90, 'clockOff'],
    [7200, 'clockFar'],
  ])('a clock that is %s seconds ahead', async (seconds, name) => {
    const { service, fail } = await makeWorld(mode)
    await fail([{ kind: 'skewed', seconds }])
    const { values, ...rest } = await finding(service(), 'clock')
    expect(rest).toMatchObject({ name })
    expect(Math.abs(Number(values.seconds) - Math.abs(seconds))).toBeLessThan(5)
  })

  test.each([
    ['Europe/Paris', 'zoneAlike'],
    ['Atlantic/Canary', 'zoneOther'],
  ])('a site in %s', async (siteTimezone, name) => {
    const { service } = await makeWorld(mode, { options: { siteTimezone } })
    expect(await nameOf(service(), 'zone')).toBe(name)
  })

  test('a question that fails in between is one, not the end of the test', async () => {
    const { service, fail } = await makeWorld(mode)
    await fail([{ kind: 'status', code: 500, path: 'events' }])
    await expect(finding(service(), 'pages')).resolves.toEqual({
      name: 'questionRefused',
      values: { said: '500, internal_server_error' },
    })
    await fail([{ kind: 'html', code: 503, path: 'events' }])
    await expect(finding(service(), 'pages')).resolves.toEqual({
      name: 'questionRefused',
      values: { said: '503' },
    })
  })

  test('a question that gets no answer names no word of the code', async () => {
    const { service, fail } = await makeWorld(mode)
    await fail([{ kind: 'dropped', path: 'events' }])
    await expect(finding(service(), 'pages')).resolves.toEqual({
      name: 'questionUnanswered',
      values: {},
    })
  })
})
