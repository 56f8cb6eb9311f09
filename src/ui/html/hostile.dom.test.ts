import { DOMSerializer } from 'prosemirror-model'
import addresses from '../../../e2e/hostile/addresses.json'
import markup from '../../../e2e/hostile/markup.json'
import words from '../../../e2e/hostile/words.json'
import { htmlTokens } from '../compare/compared.ts'
import { readableText, sanitised } from './sanitise.ts'
import { lockedView } from './rich/useRichView.ts'
import { richSchema } from './rich/richSchema.ts'
import { openText } from './rich/richText.ts'
import { isSafeLink, typedAddress, typedLink } from './rich/elements.ts'
import { plainHtml } from './readHtml.ts'

const samples = [...Object.values(markup).flat(), ...words]
const activeElements =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, select, textarea, svg, math, ' +
  'template, noscript, portal, title, area, dialog, [is]'
const addressNames = new Set(
  'href src action formaction data xlink:href poster background'.split(' '),
)

function isHarmless({ name, value }: Attr): boolean {
  if (name.startsWith('on') || ['id', 'name', 'srcset', 'srcdoc', 'ping'].includes(name))
    return false
  if (name === 'style') return /^text-align: \w+;?$/.test(value)
  return !addressNames.has(name) || isSafeLink(value)
}

/** Puts it into the page, as the application does, and says what of it could act there. */
function actingIn(shown: Node): string[] {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  box.append(shown)
  const elements = [...box.querySelectorAll(activeElements)].map(({ outerHTML }) => outerHTML)
  const attributes = [...box.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter((one) => !isHarmless(one))
      .map((one) => `${one.name}=${one.value}`),
  )
  return [...elements, ...attributes]
}

const hit = vi.fn()
beforeEach(() => {
  hit.mockClear()
  vi.stubGlobal('hit', hit)
})
afterEach(() => {
  expect(hit).not.toHaveBeenCalled()
  document.body.replaceChildren()
})

const saying = { why: () => 'why', edit: 'edit', onEdit: () => {} }

/** A text as the visual editor draws it: what it edits, and what it keeps as it is. */
function drawnParts(html: string): Node[] {
  const text = openText(html)
  if (typeof text === 'string') return []
  const draw = DOMSerializer.fromSchema(richSchema)
  return text.opened.flat().map((node) => {
    if (node.type !== richSchema.nodes.locked) return draw.serializeNode(node)
    const { dom } = lockedView(node, saying)
    for (const own of dom.querySelectorAll(':scope > button')) own.remove()
    return dom
  })
}

describe('hostile HTML', () => {
  it('is there in quantity', () => {
    expect(new Set(Object.values(markup).flat()).size).toBeGreaterThanOrEqual(150)
  })

  it.each(samples)('%j does nothing in a preview', (html) => {
    expect(actingIn(sanitised(html))).toEqual([])
  })

  it.each(samples)('%j does nothing in the visual editor', (html) => {
    for (const part of drawnParts(html)) expect(actingIn(part)).toEqual([])
  })

  it.each(samples)('%j does nothing when it is pasted', (html) => {
    const clean = plainHtml(html)
    expect(actingIn(document.createRange().createContextualFragment(clean))).toEqual([])
    expect(clean).not.toMatch(/outside\.example\/(?!embed|shortcode)\S*\.(css|js|woff2)/)
  })

  it.each(samples)('%j is words where words are counted and compared', (html) => {
    expect(readableText(html)).toEqual(expect.any(String))
    expect(htmlTokens(html)).toEqual(expect.any(Array))
  })
})

it.each(addresses)('a hostile address: %j leads nowhere', (address) => {
  expect(typedAddress(address)).toBeNull()
  expect(typedLink(address) ?? '').not.toMatch(/^\s*(javascript|data|vbscript|blob|file)/i)
  const link = document.createElement('a')
  link.setAttribute('href', address)
  const picture = document.createElement('img')
  picture.setAttribute('src', address)
  expect(actingIn(sanitised(link.outerHTML + picture.outerHTML))).toEqual([])
})
