import * as fc from 'fast-check'
import { forAll } from '../../../../testProperty.ts'
import { exported, imported, readViews, viewOf, withView } from './savedViews.ts'

const known = (name: string) => ['search', 'venue', 'status'].includes(name)
const drafts = viewOf('Drafts', { status: 'draft', page: '3' }, 'ca')
const hall = viewOf('Hall', { venue: '7' }, 'ca')

test('saved views are filters without the page, of one language where they name records', () => {
  expect(drafts).toEqual({ name: 'Drafts', search: { status: 'draft' } })
  expect(hall.language).toBe('ca')
})

test('saved views have one place for a name', () => {
  const later = viewOf('Drafts', { status: 'pending' }, 'es')
  expect(withView([drafts, hall], later)).toEqual([later, hall])
})

test('saved views come out of a file as they went into it, beside those that are there', () => {
  const file = exported({ events: [drafts, hall] })
  expect(imported(file, 'events', [], known)).toEqual({
    kind: 'views',
    views: [drafts, hall],
    count: 2,
  })
  const mine = viewOf('Mine', { search: 'jazz' }, 'ca')
  expect(imported(file, 'events', [mine, drafts], known)).toMatchObject({
    views: [mine, drafts, hall],
  })
  expect(imported(file, 'venues', [], known)).toEqual({ kind: 'otherList' })
})

test('saved views of a file bring filters of the list and nothing else', () => {
  const strange = exported({ events: [{ name: 'X', search: { status: 'draft', evil: '1' } }] })
  expect(imported(strange, 'events', [], known)).toMatchObject({
    views: [{ name: 'X', search: { status: 'draft' } }],
  })
})

test('saved views of any text are read or refused, never thrown at', () =>
  forAll([fc.oneof(fc.string(), fc.json())], (text) => {
    expect(imported(text, 'events', [drafts], known)).toEqual({ kind: 'unreadable' })
    expect(Array.isArray(readViews(text))).toBe(true)
  }))
