import { liftItem, setStyle, toggleList, toggleQuote } from './blocks.ts'
import { edited } from './testEditing.ts'

describe('another style', () => {
  it('for several paragraphs leaves each what it carries', () => {
    expect(edited('<p class="a">u|n</p>\n<p id="b">d|os</p>\n<p>tres</p>', setStyle('h3'))).toBe(
      '<h3 class="a">un</h3>\n<h3 id="b">dos</h3>\n<p>tres</p>',
    )
  })

  it('is a paragraph again with all it carried', () => {
    expect(edited('<h2 class="a">u|n</h2>', setStyle('paragraph'))).toBe('<p class="a">un</p>')
  })

  it('does not make a picture disappear', () => {
    const html = '<p>u|n <img src="/a.jpg" alt=""></p>'
    expect(edited(html, setStyle('pre'))).toBe(html.replace('|', ''))
  })

  it('keeps the lines of preformatted text', () => {
    expect(edited('<pre>u|n\n<b>dos\ntres</b></pre>', setStyle('paragraph'))).toBe(
      '<p>un<br><b>dos<br>tres</b></p>',
    )
  })

  it('reaches into lists', () => {
    expect(edited('<ul><li>u|n</li></ul>', setStyle('h4'))).toBe('<ul><li><h4>un</h4></li></ul>')
  })
})

it('out of what is around it: comes a paragraph with a tag, as the others have one', () => {
  expect(edited('<p>a</p>\n<ul><li>u|n</li></ul>', toggleList('ul'))).toBe('<p>a</p>\n<p>un</p>')
  expect(edited('<p>a</p>\n<ul><li>u|n</li></ul>', liftItem)).toBe('<p>a</p>\n<p>un</p>')
  expect(edited('<p>a</p>\n<blockquote>u|n</blockquote>', toggleQuote)).toBe('<p>a</p>\n<p>un</p>')
})

it('out of what is around it: comes a whole list, when its quotation goes', () => {
  expect(edited('<blockquote><ul><li>u|n</li><li>dos</li></ul></blockquote>', toggleQuote)).toBe(
    '<ul><li>un</li><li>dos</li></ul>',
  )
})
