import { expect, test } from 'vitest'
import { type CheckFindings, checkTranslation } from './translationChecks.ts'

const said = (source: string, target: string, from = 'ca', to = 'es') =>
  checkTranslation({ source, target, from, to })

test.each<[what: string, source: string, target: string, found: CheckFindings]>([
  ['an hour', 'A les 10 h', 'A las 11 h', { numbers: ['10'] }],
  ['a price', 'Preu: 12,50 €', 'Precio: 15,50 €', { numbers: ['12,50'] }],
  ['a price that lost its part', '12,50 €', '12 €', { numbers: ['12,50'] }],
  ['a price ten times as high', '5 €', '50 €', { numbers: ['5'] }],
  ['a telephone', 'Tel. 972 00 00 00', 'Tel. 972 00 00 01', { numbers: ['972 00 00 00'] }],
  ['a link', '<a href="https://a.example/x">Més</a>', 'Más', { links: ['https://a.example/x'] }],
  ['an address', 'Fins a www.a.example/2', 'Hasta aquí', { links: ['www.a.example/2'] }],
  ['an address of mail', 'a@a.example: u', 'b@a.example: uno', { links: ['a@a.example'] }],
  ['an item of a list', '<ul><li>Un</li><li>Dos</li></ul>', '<ul><li>Uno</li></ul>', { lists: [] }],
  ['every word', '<p>Fira &amp; ball</p>', '<b>Fira & ball</b>', { sameText: [] }],
])('%s that a translation lost or changed is found', (_what, source, target, found) => {
  expect(said(source, target)).toEqual(found)
})

test.each<[what: string, source: string, target: string, from?: string, to?: string]>([
  ['no letters', '2026', '2026'],
  ['decimals', '12,50 € i 1.500 m', '€12.50 and 1,500 m', 'ca', 'en'],
  ['hours with a point or a colon', 'A les 20.30 h', 'A las 20:30'],
  ['an hour of twelve', 'A les 20.30 h', 'At 8.30 pm', 'ca', 'en'],
  ['an hour of twenty-four', 'At 8 pm', 'A les 20 h', 'en', 'ca'],
  ['evenings', 'At 8 pm', 'A las 8 de la tarde', 'en', 'es'],
  ['a full hour', 'A les 20:00', 'A las 20 h'],
  ['groups of a telephone', 'Tel. 972 00 00 00', 'Tel. +34 972 000 000'],
  ['Roman numerals', 'The 20th century', 'El segle XX', 'en', 'ca'],
  ['a month by its name', '20/12/2026', '20 December 2026', 'ca', 'en'],
  ['a number only there', 'Un taller', 'Taller (1)'],
  [
    'pages of two languages',
    '<a href="https://a.example/ca/x/">u</a>',
    '<a href="https://a.example/es/x">uno</a>',
  ],
  ['markup that is no list', '<p><b>Un</b></p>', 'Uno'],
])('%s: nothing to look at', (_what, source, target, from, to) => {
  expect(said(source, target, from, to)).toEqual({})
})
