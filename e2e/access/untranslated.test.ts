import { bracketed, leftOver } from './untranslated.ts'

const brackets = { open: '⟦', close: '⟧' }
const said = (words: string) => bracketed(brackets, words)

test('what stands between tags has brackets of its own, for it is drawn apart', () => {
  expect(said('Read <b>this</b> now')).toBe('⟦Read ⟧<b>⟦this⟧</b>⟦ now⟧')
})

test.each([
  ['words of the catalogues', said('Save all')],
  ['one sentence within another', `⟦Saved: ${said('Title')}⟧`],
  ['numbers and addresses', '12:30 · https://example.org/words'],
  ['the first half of a sentence around a name', '⟦Move the event “'],
  ['and the second', '” to the trash?⟧'],
  ['what Intl says', 'Wednesday, 25 November 2026 at 04:03'],
  ['an age', '2 seconds ago'],
  ['a size', '418 byte'],
])('%s is left in no code', (_what, text) => expect(leftOver(brackets, text)).toBe(''))

test.each([
  ['a word alone', 'Save'],
  ['a word beside words of the catalogues', `${said('Saved')} now and then`],
  ['a word between the halves of sentences', '⟧ or ⟦'],
  ['a word with a number', '3 events'],
])('%s is told', (_what, text) => expect(leftOver(brackets, text)).toBe(text))

test('a name of the world is none of the words, and nothing but the name', () => {
  const names = [/Fira 1a2b/gu]
  expect(leftOver(brackets, 'Fira 1a2b', names)).toBe('')
  expect(leftOver(brackets, 'Fira 1a2b saved', names)).toBe('Fira 1a2b saved')
})
