import { testOperation } from '../../core/write/testOperation.ts'
import { missedOf } from './operationChanges.ts'
import { withDifferences } from '../../core/write/compare.ts'
import { writables } from '../../resources/records.ts'

const tag = (name: string) => ({ id: 1, name, slug: 'tag', description: '' })

const entryOf = (before: string | null, after: string | null, meant: string) =>
  withDifferences(
    writables.tags.fields,
    testOperation({
      key: '1',
      operation: before === null ? 'create' : 'update',
      before: before === null ? null : tag(before),
      after: after === null ? null : tag(after),
      changes: { name: meant },
    }),
  )

it('what was meant and is not there is kept where somebody else’s value stood in its place right after', () => {
  const missed = [{ field: 'name', meant: 'Ball' }]
  expect(missedOf(entryOf('Fira', 'Cursa', 'Ball'))).toEqual(missed)
  expect(missedOf(entryOf(null, 'Cursa', 'Ball'))).toEqual(missed)
})

it('what was meant and is not there is nothing where it is there, or the record is not', () => {
  expect(missedOf(entryOf('Fira', 'Ball', 'Ball'))).toEqual([])
  expect(missedOf(entryOf(null, 'Ball', 'Ball'))).toEqual([])
  expect(missedOf(entryOf('Fira', null, 'Ball'))).toEqual([])
})
