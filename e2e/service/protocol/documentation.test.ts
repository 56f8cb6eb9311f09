import type { Mode } from '../worlds/world.ts'
import { type Reply, testSite } from './testSite.ts'

const modes: Mode[] = ['interface', 'live']

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value))

/** Every text of this name in a document. */
const textsNamed = (name: string, value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? entriesOf(value).flatMap(([key, inner]) =>
        key === name && typeof inner === 'string' ? [inner] : textsNamed(name, inner),
      )
    : []

describe.each(modes)('the documentation in %s mode', (mode) => {
  const site = testSite(mode)
  let doc: Reply
  beforeAll(async () => {
    doc = await site.ask('GET', 'doc')
  })

  it('19: is OpenAPI 3.0.0, for anybody', () => {
    expect(doc.status).toBe(200)
    expect(doc.at('openapi')).toBe('3.0.0')
  })

  it('describes every route and method of the index', async () => {
    const index = await site.ask('GET', '')
    const wanted = entriesOf(index.at('routes')).map(([path, route]) => [
      path.replace('/calendar/events/v1', '').replaceAll(/\(\?P<(\w+)>[^)]*\)/g, '{$1}') || '/',
      [...Reflect.get(Object(route), 'methods')].map((method) => method.toLowerCase()).sort(),
    ])
    const found = entriesOf(doc.at('paths')).map(([path, operations]) => [
      path,
      Object.keys(Object(operations)).sort(),
    ])
    expect(found).toEqual(wanted)
  })

  it('puts what identifies a record in the path, filters in the query, fields in the body', () => {
    const get = doc.at('paths', '/venues/{id}', 'get', 'parameters')
    expect(get).toEqual([
      expect.objectContaining({ in: 'path', name: 'id', required: true }),
      expect.objectContaining({ in: 'query', name: 'i18n_language' }),
    ])
    const filters = doc.at('paths', '/tags', 'get', 'parameters')
    expect(filters).toEqual(
      expect.arrayContaining([expect.objectContaining({ in: 'query', name: 'hide_empty' })]),
    )
    const body = ['requestBody', 'content', 'application/json', 'schema']
    expect(doc.at('paths', '/venues', 'post', ...body, 'required')).toEqual(['venue'])
    expect(doc.at('paths', '/venues/{id}', 'patch', ...body, 'required')).toBeUndefined()
  })

  it('names in the by-slug update of an event its new slug where the interface has one', () => {
    const path = ['paths', '/events/by-slug/{slug}', 'post', 'requestBody', 'content']
    const slug = doc.at(...path, 'application/json', 'schema', 'properties', 'slug')
    expect(slug !== undefined).toBe(mode === 'interface')
  })

  it('refers to nothing that is not there, and leaves nothing unsaid', () => {
    const schemas = Object.keys(Object(doc.at('components', 'schemas')))
    const names = textsNamed('$ref', doc.body).map((reference) => reference.split('/').at(-1))
    expect(schemas).toEqual(expect.arrayContaining([...new Set(names)]))
    expect(schemas).toHaveLength(9)
    expect(textsNamed('description', doc.body)).not.toContain('')
  })

  it('documents an unknown record as each mode answers it', () => {
    const statuses = Object.keys(Object(doc.at('paths', '/tags/{id}', 'get', 'responses')))
    expect(statuses.includes('404')).toBe(mode === 'interface')
  })

  it('107: speaks the language of its address', async () => {
    const spanish = await site.ask('GET', 'doc', { language: 'es' })
    expect(spanish.at('info', 'title')).toBe('Servicio de actos del calendario')
    expect(doc.at('info', 'title')).toBe('Servei d’actes del calendari')
    expect(textsNamed('description', spanish.body)).toHaveLength(
      textsNamed('description', doc.body).length,
    )
  })
})
