import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { isSafeAddress } from './elements.ts'

const plain = new Set(
  'alt width height colspan rowspan title dir lang start reversed value type datetime'.split(' '),
)

/** Those attributes that an element may show itself with while it is edited. The others are kept, never drawn. */
function drawn(attributes: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const text = String(value)
    if (plain.has(name)) found[name] = text
    if (name === 'src' && isSafeAddress(text)) found['src'] = text
    if (name === 'href') found['data-href'] = text
    const [, side] = /text-align:\s*(left|right|center|justify|start|end)/i.exec(text) ?? []
    if (name === 'style' && side) found['style'] = `text-align: ${side}`
  }
  return found
}

/** The attributes of an element as they were written; only harmless ones are ever drawn. */
export type Attributes = Readonly<Record<string, string>>

const attributes = { default: {} }

/** What stands around a block: comments of the site, and for which kind of block they are true. */
const carried = {
  attributes,
  before: { default: '' },
  after: { default: '' },
  kind: { default: '' },
  /** number of the top-level part it came from */
  piece: { default: null },
}

function block(spec: NodeSpec, tag: (attrs: Attrs) => string): NodeSpec {
  return {
    group: 'block',
    ...spec,
    attrs: { ...carried, ...spec.attrs },
    toDOM: ({ attrs }): DOMOutputSpec => [tag(attrs), drawn(attrs['attributes']), 0],
  }
}

const named = (attrs: Attrs) => String(attrs['tag'])

/** Only what may stand there is made by typing: the editor reads a text by a reader of its own. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    ...block(
      // bare: true for text without a tag, null where the place decides
      { content: 'inline*', attrs: { bare: { default: null } } },
      () => 'p',
    ),
    parseDOM: [{ tag: 'p' }, { tag: 'div' }],
  },
  heading: {
    ...block(
      { content: 'inline*', defining: true, attrs: { level: { default: 2 } } },
      ({ level }) => `h${Number(level)}`,
    ),
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  },
  list: block({ content: 'list_item+', attrs: { tag: { default: 'ul' } } }, named),
  list_item: block({ content: 'block+', defining: true, group: '' }, () => 'li'),
  quote: block({ content: 'block+', defining: true }, () => 'blockquote'),
  code_block: {
    ...block({ content: '(text | break)*', code: true, defining: true }, () => 'pre'),
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  },
  caption: block({ content: 'inline*', defining: true, isolating: true }, () => 'figcaption'),
  box: block({ content: 'block*', attrs: { tag: { default: 'div' } } }, named),
  rule: {
    group: 'block',
    atom: true,
    attrs: carried,
    toDOM: (): DOMOutputSpec => ['hr'],
  },
  /** A part that is not edited here. */
  locked: {
    group: 'block',
    atom: true,
    isolating: true,
    attrs: {
      html: { default: '' },
      reason: { default: '' },
      detail: { default: '' },
      piece: { default: null },
    },
    toDOM: (): DOMOutputSpec => ['div', { 'data-locked': '' }],
  },
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    // line: a line break of a text that the site breaks into lines itself
    attrs: { attributes, line: { default: false } },
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { attributes },
    toDOM: ({ attrs }): DOMOutputSpec => ['img', drawn(attrs['attributes'])],
  },
  /** An element without words: an anchor, an icon. */
  wordless: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { html: { default: '' } },
    toDOM: (): DOMOutputSpec => ['span', { 'data-wordless': '' }],
  },
} satisfies Record<string, NodeSpec>

/** Any element within a line. One mark for all, so that they nest in the order in which they were written. */
const element: MarkSpec = {
  // nr tells two elements apart that stand side by side and look the same
  attrs: { tag: { default: 'strong' }, attributes, nr: { default: null } },
  excludes: '',
  parseDOM: ['strong', 'b', 'em', 'i'].map((tag) => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }): DOMOutputSpec => [named(attrs), drawn(attrs['attributes']), 0],
}

export const richSchema = new Schema({ nodes, marks: { element } })
