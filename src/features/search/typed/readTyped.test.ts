import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { configurationOf } from '../../../api/configuration.ts'
import { configuration, configurationJson } from '../../../api/testSite.ts'
import { readTyped } from './readTyped.ts'
import type { Surroundings } from './surroundings.ts'
import cases from './readTyped.cases.json'

const around: Surroundings = {
  configuration,
  base: 'https://vila.example/agenda/',
  isPage: (path) => /^\/(ca|es|en)(\/calendar|\/events\/new)?\/?$|^\/settings$/.test(path),
}

const read = (text: string, over: Partial<Surroundings> = {}) =>
  readTyped(text, { ...around, ...over })

/** The record that an address names, without the address. */
function pointed(text: string, over: Partial<Surroundings> = {}) {
  const meaning = read(text, over)
  if (meaning.kind !== 'record') return meaning
  const { address: _, ...rest } = meaning.pointed
  return rest
}

const slug = (text: string) => ({ kind: 'slug', slug: text })
const id = (text: string) => ({ kind: 'id', id: text })

describe('what is typed', () => {
  test.each([
    ['', { kind: 'nothing' }],
    ['  \n ', { kind: 'nothing' }],
    ['jazz', { kind: 'words', words: 'jazz', named: null }],
    [' fira del llibre ', { kind: 'words', words: 'fira del llibre', named: null }],
    ['120', { kind: 'words', words: '120', named: id('120') }],
    ['#120', { kind: 'words', words: '', named: id('120') }],
    ['0', { kind: 'words', words: '0', named: null }],
    [
      'fira-del-llibre',
      { kind: 'words', words: 'fira-del-llibre', named: slug('fira-del-llibre') },
    ],
    ['jazz2026', { kind: 'words', words: 'jazz2026', named: slug('jazz2026') }],
    ['%e6%97%a5', { kind: 'words', words: '%e6%97%a5', named: slug('%e6%97%a5') }],
    ['日本', { kind: 'words', words: '日本', named: null }],
    ['12.30/13.30', { kind: 'words', words: '12.30/13.30', named: null }],
    ['and/or', { kind: 'words', words: 'and/or', named: null }],
    ['/', { kind: 'words', words: '/', named: null }],
    ['//', { kind: 'words', words: '//', named: null }],
    ['https://', { kind: 'words', words: 'https://', named: null }],
    ['http://[', { kind: 'words', words: 'http://[', named: null }],
  ])('%j', (text, meaning) => expect(read(text)).toEqual(meaning))

  test('is cut to what a service may be asked', () => {
    const meaning = read('a '.repeat(4000))
    expect(meaning.kind === 'words' && meaning.words).toHaveLength(200)
  })
})

describe('a public address', () => {
  test.each([
    ['https://vila.example/ca/event/fira/', slug('fira'), 'events', 'ca'],
    ['  HTTPS://VILA.EXAMPLE/en/event/fira?utm_source=x#dalt ', slug('fira'), 'events', 'en'],
    ['vila.example/es/venue/sala/', slug('sala'), 'venues', 'es'],
    ['www.vila.example/es/organizer/ateneu', slug('ateneu'), 'organizers', 'es'],
    ['/ca/event/fira/', slug('fira'), 'events', 'ca'],
    ['https://vila.example/ca/events/category/musica/jazz/', slug('jazz'), 'categories', 'ca'],
    ['https://vila.example/ca/tag/nits/', slug('nits'), 'tags', 'ca'],
    ['https://vila.example/ca/acte/fira/', slug('fira'), null, 'ca'],
    ['https://vila.example/event/fira/', slug('fira'), 'events', null],
    ['https://vila.example/event/fira/?lang=es', slug('fira'), 'events', 'es'],
    ['https://vila.example/ca/event/mercat/2026-11-20/', slug('mercat'), 'events', 'ca'],
    ['https://vila.example/ca/event/%E6%97%A5/', slug('%E6%97%A5'), 'events', 'ca'],
    ['https://vila.example/ca/event/日/', slug('%E6%97%A5'), 'events', 'ca'],
    ['https://vila.example/ca/event/%E0%A4%A/', slug('%E0%A4%A'), 'events', 'ca'],
    ['https://vila.example/ca/?post_type=tribe_events&p=77', id('77'), 'events', 'ca'],
    ['https://vila.example/agenda/ca/?post_type=tribe_events&p=77', id('77'), 'events', 'ca'],
    ['https://vila.example/?post_type=tribe_venue&p=7', id('7'), 'venues', null],
    ['https://vila.example/?p=77&preview=true', id('77'), null, null],
    ['https://vila.example/wp-admin/post.php?post=77&action=edit&lang=en', id('77'), null, 'en'],
    [
      'https://vila.example/wp-admin/term.php?taxonomy=tribe_events_cat&tag_ID=5&post_type=tribe_events',
      id('5'),
      'categories',
      null,
    ],
    ['https://vila.example/ca/wp-json/calendar/events/v1/events/12', id('12'), 'events', 'ca'],
    [
      'https://vila.example/en/wp-json/calendar/events/v1/venues/by-slug/sala',
      slug('sala'),
      'venues',
      'en',
    ],
  ])('%s', (text, named, collection, language) => {
    expect(pointed(text)).toEqual({ named, collection, language })
  })

  test('of another site is kept, to be held against what the record says of itself', () => {
    const meaning = read('https://elsewhere.example/ca/event/fira/')
    expect(meaning.kind === 'record' && meaning.pointed.address?.host).toBe('elsewhere.example')
  })

  test.each(['https://vila.example/', 'https://vila.example/ca/', 'https://vila.example/?s=x'])(
    '%s names no record',
    (text) => expect(read(text)).toEqual({ kind: 'lost' }),
  )

  test('without a language is of the one whose service has no segment either', () => {
    const address = { ca: './ca/wp-json', en: './en/wp-json' }
    const service = { ...configurationJson.service, address }
    const over = { configuration: configurationOf({ ...configurationJson, service }) }
    const named = { named: slug('feria'), collection: 'events' }
    expect(pointed('https://vila.example/event/feria/', over)).toEqual({ ...named, language: 'es' })
    expect(pointed('https://vila.example/ca/event/feria/', over)).toEqual({
      ...named,
      language: 'ca',
    })
  })
})

describe('an address of Agenda itself', () => {
  test.each([
    ['https://vila.example/agenda/ca/events/12', id('12'), 'events', 'ca'],
    ['https://vila.example/agenda/es/events/12/duplicate', id('12'), 'events', 'es'],
    ['/agenda/en/venues/by-slug/sala?x=1', slug('sala'), 'venues', 'en'],
    ['https://vila.example/agenda/ca/tags/4#name', id('4'), 'tags', 'ca'],
  ])('%s', (text, named, collection, language) => {
    expect(read(text)).toEqual({
      kind: 'record',
      pointed: { named, collection, language, address: null },
    })
  })

  test.each(cases.pages)('%s is a page', (text, path) => {
    expect(read(text)).toEqual({ kind: 'page', path })
  })

  test.each(cases.none)('%s is none', (text) => expect(read(text).kind).not.toBe('page'))
})

describe('what would do harm if it were opened', () => {
  test.each(cases.harmful)('%s is words, and nothing else', (text) => {
    expect(read(text)).toEqual({ kind: 'words', words: text, named: null })
  })

  test('no text leads out of Agenda, or throws', async () => {
    const signs =
      'https://|//|/|\\|@|..|%2e%2e|vila.example|evil.example|ca|agenda|calendar|settings|?|#|:'
    const parts = fc.constantFrom(...signs.split('|'), 'javascript:', '\u0000', '\t', ' ')
    const text = fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 9 })
    await forAll(
      [text],
      (all) => {
        const meaning = read(all.join(''), { isPage: () => true })
        if (meaning.kind !== 'page') return
        const led = new URL(meaning.path.slice(1), around.base)
        expect(led.href.startsWith(around.base)).toBe(true)
      },
      { numRuns: 2000 },
    )
  })
})
