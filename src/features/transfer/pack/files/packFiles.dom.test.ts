import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate/browser'
import { event, october2026 } from '../packBed.ts'
import {
  type PackChoices,
  usualChoices,
  type AgendaLabels,
  defaultLabels,
} from '../content/packChoices.ts'
import { htmlFragment, htmlPack, packFile, packFileName, textPack } from './packFile.ts'

/** Titles, texts and addresses as somebody who means harm writes them. */
const hostile = event({
  title: '&lt;img src=x onerror=alert(1)&gt; & "Ball"',
  excerpt: '<p onclick="x()">Entrada <script>alert(2)</script><b>lliure</b> &lt;script&gt;</p>',
  url: 'javascript:alert(3)',
  website: 'javascript:alert(4)//https://site.example/',
  cost: '"><svg onload=alert(5)>',
  venue: { id: 7, venue: '&lt;iframe src=//evil.example&gt;', city: 'Vic\u0000\u0008\uD800' },
})

const whole: PackChoices = {
  ...usualChoices,
  text: 'whole',
  details: ['venue', 'address', 'organizer', 'cost', 'categories', 'link'],
}

const full = event({
  id: 13,
  description: '<h2>Ball</h2><p>Amb <em>orquestra</em>.</p><p>Porteu&nbsp;calçat.</p>',
  website: 'https://ball.example/?a=1&amp;b=2',
  cost: '12 €',
  organizer: [
    { id: 1, organizer: 'Esbart' },
    { id: 2, organizer: 'Ateneu' },
  ],
  categories: [{ id: 3, name: 'Dansa', slug: 'dansa' }],
})

async function withWords(words: Partial<AgendaLabels>) {
  return { words: { ...(await defaultLabels('ca')), ...words } }
}

async function docxOf(pack: Parameters<typeof packFile>[0]) {
  const file = await packFile(pack, 'docx', 'Agenda de Vallclara')
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const read = (name: string) => new DOMParser().parseFromString(part(name), 'text/xml')
  const body = read('word/document.xml')
  const paragraphs = Array.from(body.getElementsByTagName('w:p'), (one) => ({
    style: one.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '',
    words: Array.from(one.getElementsByTagName('w:t'), (text) => text.textContent).join(''),
    isWithNext: one.getElementsByTagName('w:keepNext')[0]?.getAttribute('w:val') === null,
  }))
  return { part, read, body, paragraphs }
}

describe('HTML', () => {
  const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

  test.each(['ca', 'es', 'en'] as const)('in %s has headings and all events', async (language) => {
    const page = parsed(htmlPack(await october2026(language, [full])))
    const headings = {
      ca: 'dissabte, 3 d’octubre',
      es: 'sábado, 3 de octubre',
      en: 'Saturday 3 October',
    }
    expect(page.documentElement.lang).toBe(language)
    expect(page.querySelector('h1')?.textContent).toBe('Agenda de Vallclara')
    expect(page.querySelector('h2')?.textContent).toBe(headings[language])
    expect(page.querySelector('h3')?.textContent).toBe('Ball de bastons')
    expect(page.body.textContent).toContain('Ateneu, Carrer Nou, 3, 08500 Vic')
  })

  test('makes signs of what is hostile, and holds no script, no frame, no picture, no other address', async () => {
    const html = htmlPack(await october2026('ca', [hostile, full], { choices: whole }))
    const page = parsed(html)
    expect(page.querySelectorAll('script,img,iframe,svg,style,link,object,form')).toHaveLength(0)
    const all = [...page.querySelectorAll('*')]
    const attributes = new Set(all.flatMap((one) => one.getAttributeNames()))
    expect([...attributes].toSorted()).toEqual(
      ['charset', 'content', 'href', 'lang', 'name', 'style'].toSorted(),
    )
    const links = [...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))
    expect(links).toEqual(['https://site.example/ca/event/ball/', 'https://ball.example/?a=1&b=2'])
    expect(html).not.toMatch(/url\(|@import/)
    const titles = [...page.querySelectorAll('h3')].map((one) => one.textContent)
    expect(titles).toContain('<img src=x onerror=alert(1)> & "Ball"')
    expect(page.body.textContent).toContain('<iframe src=//evil.example>, Vic')
    expect(page.body.textContent).not.toContain('alert(2)')
    expect(page.body.textContent).toContain('Entrada lliure <script>')
  })

  test('for a newsletter is the same without the page around it', async () => {
    const pack = await october2026('ca', [full])
    const fragment = htmlFragment(pack)
    expect(fragment).toMatch(/^<div lang="ca" style=/)
    expect(fragment).not.toMatch(/<html|<body|<!doctype/i)
    expect(htmlPack(pack)).toContain(fragment)
  })

  test('says the words of the site, on their lines, as text', async () => {
    const facts = await withWords({
      title: 'Agenda de {{period}}',
      foreword: 'Hola,\n<b>veïns</b>',
      closing: 'Fins aviat: {{nobody}}',
      noVenue: '',
    })
    const page = parsed(htmlPack(await october2026('ca', [event({ venue: [] })], facts)))
    expect(page.querySelector('h1')?.textContent).toBe('Agenda de octubre del 2026')
    const said = [...page.querySelectorAll('p')].map((one) => one.textContent)
    expect(said).toEqual([
      'octubre del 2026',
      'Hola,',
      '<b>veïns</b>',
      '19:30–21:00 h',
      'Fins aviat: {{nobody}}',
    ])
  })
})

test('plain text has everything on lines of its own', async () => {
  const text = textPack(await october2026('ca', [full], { choices: whole }))
  const expected = readFileSync(join(import.meta.dirname, 'agenda.txt'), 'utf8')
  expect(text.slice(0, expected.length)).toBe(expected)
})

describe('a document', () => {
  test.each([
    ['ca', 'dissabte, 3 d’octubre', '19:30–21:00 h'],
    ['es', 'sábado, 3 de octubre', '19:30–21:00 h'],
    ['en', 'Saturday 3 October', '19:30–21:00'],
  ] as const)('in %s has headings, and its language', async (language, heading, when) => {
    const { paragraphs, part } = await docxOf(await october2026(language, [full]))
    expect(paragraphs[0]).toMatchObject({ style: 'Title', words: 'Agenda de Vallclara' })
    // No page ends between a heading and its event, nor within an event.
    expect(part('word/styles.xml').match(/<w:keepNext\/>/g)).toHaveLength(3)
    expect(paragraphs.slice(2, 5)).toMatchObject([
      { style: 'Heading1', words: heading },
      { style: 'Heading2', words: 'Ball de bastons' },
      { style: '', words: when, isWithNext: true },
    ])
    const spoken = language === 'en' ? 'en-GB' : language
    expect(part('word/styles.xml')).toContain(`<w:lang w:val="${spoken}"`)
    expect(part('docProps/core.xml')).toContain('Agenda de Vallclara')
  })

  test('holds what is hostile as text, and no address but http(s)', async () => {
    const pack = await october2026('ca', [hostile, full], { choices: whole })
    const { body, read, paragraphs } = await docxOf(pack)
    expect(body.querySelector('parsererror')).toBeNull()
    const words = paragraphs.map((one) => one.words)
    expect(words).toContain('<img src=x onerror=alert(1)> & "Ball"')
    expect(words).toContain('<iframe src=//evil.example>, Vic')
    const relations = read('word/_rels/document.xml.rels').getElementsByTagName('Relationship')
    const outside = [...relations]
      .filter((one) => one.getAttribute('TargetMode') === 'External')
      .map((one) => one.getAttribute('Target'))
    expect(outside).toEqual([
      'https://site.example/ca/event/ball/',
      'https://ball.example/?a=1&b=2',
    ])
  })

  test('of nothing says so', async () => {
    const { paragraphs } = await docxOf(await october2026('es', []))
    expect(paragraphs.map(({ words }) => words)).toContain('No hay actos en estos días.')
  })
})

test('files are named by their language and their days', async () => {
  const { october, day } = await import('../packBed.ts')
  expect(packFileName('ca', october, 'docx')).toBe('agenda.ca.2026-10.docx')
  const some = { first: day('2026-10-05'), last: day('2026-10-11') }
  expect(packFileName('es', some, 'txt')).toBe('agenda.es.2026-10-05.2026-10-11.txt')
})
