import { addressWithSlug } from './publicAddress.ts'

test.each([
  ['https://vila.example/ca/tag/nits/', 'nits', 'vespres', 'https://vila.example/ca/tag/vespres/'],
  ['https://vila.example/musica/jazz', 'jazz', 'swing', 'https://vila.example/musica/swing'],
  ['https://vila.example/jazz/jazz/?a=1', 'jazz', 'rock', 'https://vila.example/jazz/rock/?a=1'],
  ['https://vila.example/tag/%e6%97%a5/', '%e6%97%a5', 'dia', 'https://vila.example/tag/dia/'],
  ['https://vila.example/?tag=nits', 'nits', 'vespres', null],
  ['', 'nits', 'vespres', null],
  ['javascript:alert(1)', 'nits', 'vespres', null],
])('%s with another slug', (url, slug, next, expected) => {
  expect(addressWithSlug(url, slug, next)).toBe(expected)
})
