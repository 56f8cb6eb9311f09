import ca from '../../../../locales/ca/deviations.json'
import en from '../../../../locales/en/deviations.json'
import es from '../../../../locales/es/deviations.json'
import { indexOf } from '../../../api/discovery.ts'
import { makeWorld, modes, type TestWorld } from '../../../api/testWorld.ts'
import { groupsOf, type Operation } from '../reference/operations.ts'
import { deviations } from '../answers/documented.ts'
import { deviationsOf } from '../reference/OperationPanel.tsx'

const names = [...deviations.map(({ name }) => name), 'selectorStrict'].toSorted()

test.each([
  ['ca', ca],
  ['en', en],
  ['es', es],
])('every deviation has words in %s, and no words are of none', (_language, { known }) => {
  expect(Object.keys(known).toSorted()).toEqual(names)
})

describe.each(modes)('beside the index of the %s service', (mode) => {
  let world: TestWorld
  let operations: readonly Operation[]
  beforeAll(async () => {
    world = await makeWorld(mode)
    const index = indexOf(await world.service().request({ method: 'GET', path: '' }))
    if (index === null) throw new Error('no index')
    operations = groupsOf(index).flatMap((group) => group.operations)
  })

  const about = (id: string, name: string | null) => {
    const operation = operations.find((one) => one.id === id)
    const parameter = operation?.parameters.find((one) => one.name === name)
    if (!operation || (name !== null && !parameter)) throw new Error(`no ${id} ${name}`)
    return deviationsOf(operation, parameter ?? null, 'i18n_language')
  }

  test('each has a place', () => {
    const said = operations.flatMap((operation) =>
      [null, ...operation.parameters].flatMap((one) =>
        deviationsOf(operation, one, 'i18n_language'),
      ),
    )
    expect([...new Set(said)].toSorted()).toEqual(names)
  })

  test('each stands where it is true', () => {
    expect(about('POST /events/:id', null)).toEqual(['updateResets'])
    expect(about('POST /events', 'venue')).toEqual(['venueNoList'])
    expect(about('GET /events/:id', 'id')).toEqual(['unknownIs400'])
    expect(about('GET /tags', 'per_page')).toEqual(['fifty'])
    expect(about('DELETE /venues/:id', 'i18n_language')).toEqual(['selectorStrict'])
    // The slug of an event is a field of it by number, and names it in the address by slug.
    expect(about('POST /events/:id', 'slug')).toEqual([])
    expect(about('POST /events/by-slug/:slug', 'slug')).toEqual(['unknownIs400', 'slugLooksUp'])
  })
})
