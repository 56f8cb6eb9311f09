import { namedRecord } from './namedRecord.ts'

const site = 'https://vila.example'

test.each([
  ['a number', ' 120 ', '120'],
  ['one with its sign', '#120', '120'],
  ['the address of a draft', `${site}/?post_type=tribe_events&p=77`, '77'],
  ['one of the administration', `${site}/wp-admin/post.php?post=77&action=edit`, '77'],
  ['that of a term', `${site}/wp-admin/term.php?taxonomy=post_tag&tag_ID=5&post_type=x`, '5'],
])('%s names a record by its number', (_what, text, id) => {
  expect(namedRecord(text)).toEqual({ kind: 'id', id })
})

test.each([
  ['a slug', 'fira-del-llibre', 'fira-del-llibre'],
  ['one in any script', '%e6%97%a5', '%e6%97%a5'],
  ['a public address', `${site}/ca/event/fira/?utm_source=x#dalt`, 'fira'],
  ['that of one occurrence of many', `${site}/ca/event/mercat/2026-11-20/`, 'mercat'],
])('%s names a record by its slug', (_what, text, slug) => {
  expect(namedRecord(text)).toEqual({ kind: 'slug', slug })
})

test.each(['', '0', 'dos mots', 'a/b', 'https://', `${site}/`])('%j names no record', (text) => {
  expect(namedRecord(text)).toBeNull()
})
