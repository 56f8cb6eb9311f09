import { editor, serviceOf } from '../../../api/testSite.ts'
import { rawRequestOf } from '../../../api/look.ts'
import { operationsOf } from '../testOperations.ts'
import { curlOf } from './TryIt.tsx'
import { callOf, missingOf, withoutSecrets } from './ParameterBox.tsx'

const id = String.raw`/(?P<id>\d+)`
const [list, update, bySlug] = operationsOf({
  'GET /events': {
    search: { type: 'string' },
    categories: { type: 'array', items: { type: 'integer' } },
  },
  [`POST|PUT|PATCH /events${id}`]: {
    id: { type: 'integer', required: true },
    password: { type: 'string' },
    title: { type: 'string' },
    author: { type: 'integer' },
    all_day: { type: 'boolean' },
    cost: {},
    venue: { type: 'array', items: { type: 'integer' } },
  },
  'GET /events/by-slug/(?P<slug>[^/]+)': { slug: { type: 'string', required: true } },
})
if (!list || !update || !bySlug) throw new Error('no operations')

describe('what boxes say', () => {
  test('of a reading goes into the query as it was typed, and an empty box nowhere', () => {
    expect(callOf(list, 'GET', { search: 'jazz & co', categories: '3,4' })).toEqual({
      method: 'GET',
      path: 'events',
      query: { search: 'jazz & co', categories: '3,4' },
    })
    expect(callOf(list, 'GET', { search: '' }).query).toEqual({})
  })

  test('of a write goes into JSON by its declared type, and the number into the path alone', () => {
    const given = { id: '7', title: '7', author: '2', all_day: 'false', venue: '5, 6', cost: '10' }
    expect(callOf(update, 'PUT', given)).toEqual({
      method: 'PUT',
      path: 'events/7',
      query: {},
      body: { title: '7', author: 2, all_day: false, cost: '10', venue: [5, 6] },
    })
  })

  test.each([
    ['"5"', '5'],
    ['[]', []],
    ['{"id":5}', { id: 5 }],
    ['null', null],
    ['""', ''],
    ['[broken', ['[broken']],
  ])('of %s is JSON where it is that', (typed, sent) => {
    expect(callOf(update, 'POST', { id: '7', venue: typed }).body).toEqual({ venue: sent })
  })

  test('cannot leave their place in the path', () => {
    expect(callOf(bySlug, 'GET', { slug: 'a/b?c#d' }).path).toBe('events/by-slug/a%2Fb%3Fc%23d')
    expect(missingOf(bySlug, { slug: ' ' })).toEqual(['slug'])
  })
})

describe('a command for a terminal', () => {
  const given = { id: '7', title: "L'hort", password: 'salobre' }
  const call = callOf(update, 'POST', withoutSecrets(update, given))

  test('holds neither the password of an event nor anybody’s credentials', () => {
    const command = curlOf(rawRequestOf(serviceOf(editor), call), true)
    expect(command).not.toMatch(/salobre|editor|demo|Authorization|Basic/)
    expect(command).toContain("--user 'NAME:APPLICATION_PASSWORD'")
    expect(command).toContain('"password":"EVENT_PASSWORD"')
    expect(callOf(update, 'POST', given).body).toMatchObject({ password: 'salobre' })
  })

  test('gives the shell nothing to read in what was typed', () => {
    const command = curlOf(rawRequestOf(serviceOf(), call), false)
    expect(command).toContain(String.raw`"title":"L'\''hort"`)
    expect(command).not.toContain('--user')
    expect(command).toContain("'https://site.example/ca/wp-json/calendar/events/v1/events/7?")
  })
})
