import { keep } from '../../../platform/entries.ts'
import { noteTranslated, sourceAt } from './savedFrom.ts'

const here = { site: 'https://site.example/ca/wp-json/' }
const elsewhere = { site: 'https://other.example/ca/wp-json/' }
const target = { language: 'es', id: 7 }
const texts = { title: 'Fira', description: '<p>Parades</p>', excerpt: '' }
const source = { language: 'ca', id: 5, texts }

test('a translation is known by its site, its collection and its language', async () => {
  await noteTranslated(here, 'events', target, source)
  const known = await sourceAt(here)
  expect(known('events', target)).toEqual(source)
  expect(known('venues', target)).toBeUndefined()
  expect(known('events', { language: 'en', id: 7 })).toBeUndefined()
  expect((await sourceAt(elsewhere))('events', target)).toBeUndefined()
})

test('the latest save is what counts', async () => {
  await noteTranslated(here, 'events', target, source)
  const later = { ...source, texts: { ...texts, title: 'Fira gran' } }
  await noteTranslated(here, 'events', target, later)
  expect((await sourceAt(here))('events', target)).toEqual(later)
})

test('what is none of ours is passed over', async () => {
  const key = `${here.site} events es 7`
  await keep('translated', { key, owner: here.site, at: '2026-11-21T16:00:00Z', body: 'Fira' })
  expect((await sourceAt(here))('events', target)).toBeUndefined()
})
