import { filteredHtml } from './filteredHtml.ts'
import { paragraphs } from './paragraphs.ts'
import { typographic } from './typography.ts'
import written from './rendered.json' with { type: 'json' }

describe('typographic signs', () => {
  it.each(written.typographic)('makes of %s %s', (text, shown) => {
    expect(typographic(text)).toBe(shown)
  })
})

describe('paragraphs', () => {
  it.each(written.paragraphs)('makes of %j %j', (text, html) => expect(paragraphs(text)).toBe(html))

  it('changes nothing when applied to its own result', () => {
    const once = paragraphs('Un\n\n<div>dos\n\n<p>tres</p></div>\n\nquatre')
    expect(paragraphs(once)).toBe(once)
  })
})

describe('HTML of people who may not write any', () => {
  it.each(written.filtered)('makes of %s %s', (html, kept) => expect(filteredHtml(html)).toBe(kept))
})
