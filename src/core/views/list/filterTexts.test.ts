import { chipNames } from './filterTexts.ts'

test('a status that no tab shows is a chip', () => {
  const tabs = ['publish', 'draft', 'private']
  expect(chipNames({ page: 2, search: 'mar', status: ['draft'], event: 4 }, tabs)).toEqual([
    'event',
  ])
  expect(chipNames({ status: ['trash'] }, tabs)).toEqual(['status'])
  expect(chipNames({ status: ['draft', 'private'] }, tabs)).toEqual(['status'])
  expect(chipNames({ status: ['publish'] }, ['publish'])).toEqual(['status'])
})
