import { modes, makeWorld } from '../../api/testWorld.ts'
import { finding, nameOf } from './testFinding.ts'

const event = { title: 'Fira', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

describe.each(modes)('hosts in front of a service, %s', (mode) => {
  test.each([
    ['cacheControl', { name: 'cacheBrowser', values: { seconds: 600 } }],
    ['microCache', { name: 'cacheHost' }],
  ])('a host with %s is found, and shows drafts to nobody', async (option, expected) => {
    const { service, ask } = await makeWorld(mode, { options: { [option]: true } })
    await ask('POST', 'events', { ...event, status: 'draft' })
    expect(await nameOf(service(), 'account')).toBe('accountKnown')
    await expect(finding(service(), 'cache')).resolves.toMatchObject(expected)
    expect(await nameOf(service(), 'account')).toBe('accountKnown')
  })

  test('what only records are redirected to is named, where the root stays the same as well', async () => {
    const { service, fail, base } = await makeWorld(mode)
    const root = `${base}ca/wp-json`
    const to = `${root}/calendar/events/v1/venues`
    await fail([{ kind: 'redirect', path: 'events', to }])
    const found = await finding(service(), 'address', { base })
    expect(found).toMatchObject({ name: 'addressRedirected', values: { to } })
    expect(found.code).toBeUndefined()
  })

  test('text around the data of records is shown', async () => {
    const { service, fail, base } = await makeWorld(mode)
    const before = '<br /><b>Warning</b>: Undefined array key'
    await fail([{ kind: 'surrounded', path: 'events', before, after: '', type: 'text/html' }])
    await expect(finding(service(), 'address', { base })).resolves.toMatchObject({
      name: 'addressSurrounded',
      values: { oddity: 'Warning : Undefined array key' },
    })
  })

  test('what a security plug-in says is repeated, of visitors and of the account', async () => {
    const { service, fail, base } = await makeWorld(mode)
    const message = 'DRA: Only authenticated users can access the REST API.'
    const body = { code: 'rest_cannot_access', message, data: { status: 401 } }
    await fail([{ kind: 'status', code: 401, body }])
    await expect(finding(service(), 'address', { base })).resolves.toMatchObject({
      name: 'addressRefused',
      values: { message },
    })
    const { name, values } = await finding(service(), 'account')
    expect([name, values.said]).toEqual(['questionRefused', `401, rest_cannot_access, ${message}`])
  })
})
