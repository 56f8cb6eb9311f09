import { array, assert, constantFrom, nat, oneof, property, string } from 'fast-check'
import type { Node as RichNode } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { normalised } from './normalised.ts'
import { join, split } from './pieces.ts'
import { isAllLocked, openText, textOf, type RichText } from './richText.ts'
import { samples } from './testSamples.ts'
import { blockHtml } from './toHtml.ts'

function opened(html: string): RichText {
  const text = openText(html)
  if (typeof text === 'string') throw new Error(`not opened: ${text}`)
  return text
}

interface Word {
  from: number
  text: string
}

/** Words between blanks that stand in one run of text. */
function wordsOf(document: RichNode): Word[] {
  const words: Word[] = []
  document.descendants((node, pos) => {
    for (const { 0: text, index } of node.text?.matchAll(/[\p{L}\d]+/gu) ?? [])
      words.push({ from: pos + index, text })
  })
  return words
}

function withWord(text: RichText, word: Word, other: string): string {
  const state = EditorState.create({ doc: text.document })
  const change = state.tr.insertText(other, word.from, word.from + word.text.length)
  return textOf(change.doc, text)
}

describe.each(samples)('%s', (_name, html, isEditable) => {
  it('is the same in parts and together', () => expect(join(split(html))).toBe(html))

  it('can be edited as far as nothing of it would be lost', () => {
    const text = openText(html)
    expect(typeof text === 'string' || isAllLocked(text)).toBe(!isEditable)
  })

  it('is not altered by being opened, and every part of it could be written again', () => {
    const text = openText(html)
    if (typeof text === 'string') return
    expect(textOf(text.document, text)).toBe(html)
    text.opened.forEach((nodes, at) => {
      const { html: part } = text.pieces.pieces[at] ?? { html: '' }
      const written = nodes.map((node) => blockHtml(node, null)).join('')
      const isClassic = !part.startsWith('<')
      expect(normalised(written, isClassic)).toBe(normalised(part, isClassic))
    })
  })

  it('keeps everything around a word that is changed', () => {
    const text = openText(html)
    if (typeof text === 'string') return
    for (const word of wordsOf(text.document)) {
      const changed = withWord(text, word, 'ZZZZ')
      const at = changed.indexOf('ZZZZ')
      const rest = changed.slice(at + 4)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(html.startsWith(changed.slice(0, at))).toBe(true)
      expect(html.endsWith(rest)).toBe(true)
    }
  })
})

it('are samples enough', () => expect(samples.length).toBeGreaterThanOrEqual(60))

it('is left to HTML where what is open would reach into an empty block', () => {
  expect(openText('<p>Un <b>fort i <i>cursiva<p>')).toBe('unclosed')
})

const fragments = samples.map(([, html]) => html)
const pieceOf = oneof(
  constantFrom(...fragments),
  constantFrom('<p>', '</p>', '<b>', '</b>', '<!--', '-->', '<ul>', '</li>', '\n\n', '&', '"', '<'),
  string(),
)
const texts = array(pieceOf, { maxLength: 6 }).map((parts) => parts.join(''))

it('any text is the same when it is opened and written, byte by byte', () => {
  assert(
    property(texts, (html) => {
      expect(join(split(html))).toBe(html)
      const text = openText(html)
      if (typeof text !== 'string') expect(textOf(text.document, text)).toBe(html)
    }),
    { numRuns: 100 },
  )
})

it('any text keeps what stands before and after a changed word', () => {
  assert(
    property(texts, nat(), (html, which) => {
      const text = openText(html)
      if (typeof text === 'string') return
      const words = wordsOf(text.document)
      const word = words[which % Math.max(words.length, 1)]
      if (!word) return
      const changed = withWord(text, word, 'ZZZZ')
      const at = changed.indexOf('ZZZZ')
      expect(html.startsWith(changed.slice(0, at))).toBe(true)
      expect(html.endsWith(changed.slice(at + 4))).toBe(true)
    }),
    { numRuns: 100 },
  )
})

describe('editing', () => {
  it.each([
    ['  Concert \n</b>', '  ZZZZ \n</b>'],
    ['<p>Concert </b> \n de nit</p>', '<p>ZZZZ </b> \n de nit</p>'],
    ['</b>\n\nConcert', '</b>\n\nZZZZ'],
    ['</b>Concert', '</b>ZZZZ'],
  ])('keeps an end tag that ends nothing, and the blanks beside it: %j', (html, changed) => {
    const text = opened(html)
    const [word] = wordsOf(text.document)
    expect(word && withWord(text, word, 'ZZZZ')).toBe(changed)
  })

  it('keeps the site’s comments around a paragraph that is cut in two', () => {
    const text = opened('<!-- wp:paragraph -->\n<p>Un dos</p>\n<!-- /wp:paragraph -->')
    const { tr } = EditorState.create({ doc: text.document })
    expect(textOf(tr.split(3).doc, text)).toBe(
      '<!-- wp:paragraph -->\n<p>Un</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p> dos</p>\n<!-- /wp:paragraph -->',
    )
  })

  it('drops them from a heading of another level, of which they are no longer true', () => {
    const text = opened('<!-- wp:heading {"level":3} -->\n<h3>Un</h3>\n<!-- /wp:heading -->')
    const { tr, doc } = EditorState.create({ doc: text.document })
    const attrs = { ...doc.firstChild?.attrs, level: 2 }
    expect(textOf(tr.setNodeMarkup(0, null, attrs).doc, text)).toBe('<h2>Un</h2>')
  })

  it.each([
    ['<pre>a\n</pre>', '<pre>a\nZ</pre>'],
    ['<pre>\na\n\n</pre>\n<p>b</p>', '<pre>\na\n\nZ</pre>\n<p>b</p>'],
  ])('counts every line of preformatted text: %j', (html, changed) => {
    const text = opened(html)
    const { tr, doc } = EditorState.create({ doc: text.document })
    const end = 1 + (doc.firstChild?.content.size ?? 0)
    expect(textOf(tr.insertText('Z', end).doc, text)).toBe(changed)
  })

  it('keeps an empty line with which preformatted text begins', () => {
    const text = opened('<pre>a</pre>')
    const { tr } = EditorState.create({ doc: text.document })
    const changed = textOf(tr.insertText('\n', 1).doc, text)
    expect(opened(changed).document.textContent).toBe('\na')
  })

  it('of nothing but an emptied paragraph gives nothing', () => {
    const text = opened('<p>Un</p>')
    const { tr } = EditorState.create({ doc: text.document })
    expect(textOf(tr.delete(1, 3).doc, text)).toBe('')
  })

  it('leaves the other parts as they were', () => {
    const html = "<p class='a'>L&#8217;hort</p>\n\n\n<p>dos</p>\n[gallery]\n"
    const text = opened(html)
    const word = wordsOf(text.document).find((one) => one.text === 'dos')
    if (!word) throw new Error('no word')
    expect(withWord(text, word, 'tres')).toBe(html.replace('dos', 'tres'))
  })
})
