import { operationsOf } from '../testOperations.ts'
import { answersOf, titleOf } from './documented.ts'

const id = String.raw`/(?P<id>\d+)`
const [create, update] = operationsOf({ 'POST /venues': {}, [`POST|PUT /venues${id}`]: {} })
if (!create || !update) throw new Error('no operations')

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Venue' } } }

/** As live services write it: creating and changing in one (contract.md §1.7). */
const live = {
  openapi: '3.0.0',
  info: { title: 'Events', version: '1.0.0' },
  components: {
    schemas: {
      Venue: {
        properties: {
          id: { type: 'integer', description: 'The number' },
          image: { $ref: '#/components/schemas/Image' },
          tags: { type: 'array', items: { $ref: '#/components/schemas/Term' } },
        },
      },
    },
  },
  paths: {
    '/venues/{id}': {
      post: {
        responses: {
          200: { description: 'Changed', content },
          201: { description: 'Created', content },
          400: { description: 'Wrong' },
        },
      },
    },
  },
}

test('the answers of a documentation that speaks of creating and changing in one are told apart', () => {
  const said = (operation: typeof create) =>
    answersOf(live, operation).map(({ description }) => description)
  expect(said(create)).toEqual(['Created', 'Wrong'])
  expect(said(update)).toEqual(['Changed', 'Wrong'])
})

test('the answers of a documentation name the fields of the record', () => {
  expect(answersOf(live, update)[0]).toMatchObject({
    schema: 'Venue',
    fields: [
      { name: 'id', type: 'integer', description: 'The number' },
      { name: 'image', type: 'Image', description: '' },
      { name: 'tags', type: 'array <Term>', description: '' },
    ],
  })
  expect(titleOf(live)).toEqual({ title: 'Events', version: '1.0.0', openapi: '3.0.0' })
})

test.each([
  {},
  { paths: [] },
  { paths: { '/venues/{id}': { post: { responses: [7, null] } } } },
  { paths: { '/venues/{id}': null }, info: 'x' },
])('the answers of a documentation of a broken one are none, and break nothing: %j', (broken) => {
  expect(answersOf(broken, update)).toEqual([])
  expect(titleOf(broken)).toEqual({ title: '', version: '', openapi: '' })
})
