import { removeLink, setLink } from './links.ts'
import { toggleLook } from './marks.ts'
import { edited } from './testEditing.ts'

const to = (place: string) => setLink(`https://${place}.example/`, '')

const partly = [
  '<p>Al <a class="x" href="/un">web <b>de la</b> |festa</a> avui</p>',
  '<p>Al <a class="x" href="/un">w|eb <b>de la</b> festa</a> avui</p>',
  '<p>Al <a class="x" href="/un">|web <b>de la</b> fest|a</a> avui</p>',
  '<p>Al <a class="x" href="/un">web <b>de| la</b> festa</a> avui</p>',
  '<p>Al <a class="x" href="/un">web <b>de la</b> festa|</a> avui</p>',
]

it.each(partly)('a link that is bold in part: gets another address as a whole: %s', (html) => {
  expect(edited(html, to('dos'))).toBe(
    html.replaceAll('|', '').replace('/un', 'https://dos.example/'),
  )
})

it.each(partly)('a link that is bold in part is removed as a whole: %s', (html) => {
  expect(edited(html, removeLink)).toBe('<p>Al web <b>de la</b> festa avui</p>')
})

it('a link that is bold in part is one link also where each part has an element of its own', () => {
  const html = '<p><a href="/un">we|b </a><strong><a href="/un">de la</a></strong></p>'
  expect(edited(html, removeLink)).toBe('<p>web <strong>de la</strong></p>')
  expect(edited(html, to('dos'))).toBe(
    html.replaceAll('|', '').replaceAll('/un', 'https://dos.example/'),
  )
})

it('links side by side: to two places are two', () => {
  const html = '<p><a href="/un">u|n</a><a href="/dos">dos</a></p>'
  expect(edited(html, removeLink)).toBe('<p>un<a href="/dos">dos</a></p>')
})

it('links side by side: with words between them are two', () => {
  const html = '<p><a href="/un">u|n</a> i <a href="/un">dos</a></p>'
  expect(edited(html, removeLink)).toBe('<p>un i <a href="/un">dos</a></p>')
})

it('links side by side: leave the words selected after one to a link of their own', () => {
  const html = '<p><a href="/un">un</a>|dos|</p>'
  expect(edited(html, to('dos'))).toBe(
    '<p><a href="/un">un</a><a href="https://dos.example/">dos</a></p>',
  )
})

describe('a new link', () => {
  it('around bold words is one', () => {
    expect(edited('<p>|Al <b>web</b> nou|.</p>', to('dos'))).toBe(
      '<p><a href="https://dos.example/">Al <b>web</b> nou</a>.</p>',
    )
  })

  it('within bold words leaves them whole', () => {
    expect(edited('<p><b>Al |web| nou</b></p>', to('dos'))).toBe(
      '<p><b>Al <a href="https://dos.example/">web</a> nou</b></p>',
    )
  })

  it('has no other link in it', () => {
    expect(edited('<p>|Al <a href="/un">web</a>|</p>', to('dos'))).toBe(
      '<p><a href="https://dos.example/">Al web</a></p>',
    )
  })

  it('is in the look of the words around the cursor', () => {
    expect(edited('<p><b>Al |nou</b></p>', setLink('https://dos.example/', 'web'))).toBe(
      '<p><b>Al <a href="https://dos.example/">web</a>nou</b></p>',
    )
  })

  it('reaches over paragraphs', () => {
    const link = (words: string) => `<a href="https://dos.example/">${words}</a>`
    expect(edited('<p>a |b</p>\n<p><i>c</i> d| e</p>', to('dos'))).toBe(
      `<p>a ${link('b')}</p>\n<p>${link('<i>c</i> d')} e</p>`,
    )
  })

  it('stays one when a part of it becomes bold', () => {
    expect(edited('<p><a href="/un">al |web|</a></p>', toggleLook('bold'))).toBe(
      '<p><a href="/un">al <strong>web</strong></a></p>',
    )
  })
})
