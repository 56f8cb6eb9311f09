import { ownOutcome } from './differences/DifferencesNote.tsx'

test.each([
  ['slug', 'fira', 'fira-2', 'slugTaken'],
  ['slug', 'Fira', 'fira-14', 'slugTaken'],
  ['slug', 'fira', 'fira-de-nadal', undefined],
  ['slug', 'fira', 'concert-2', undefined],
  ['slug', 'Ñandú', 'nandu', 'slugPlain'],
  ['slug', '100%', '100', 'slugPlain'],
  ['slug', 'ñandú', 'nandu-2', 'slugTaken'],
  ['slug', 'fira', 'fira', undefined],
  ['name', '<i>Hamlet</i>', 'Hamlet', 'noTags'],
  ['name', 'Hamlet', 'Macbeth', undefined],
  ['title', 'fira', 'fira-2', undefined],
  ['status', 'publish', 'pending', 'held'],
  ['status', 'publish', 'future', 'scheduled'],
  ['status', 'publish', 'draft', undefined],
])('%s meant as %s and found as %s: %s', (field, intended, found, outcome) =>
  expect(ownOutcome({ field, intended, found, sent: true })).toBe(outcome),
)
