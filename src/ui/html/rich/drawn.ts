import { isSafeAddress } from './safeAddress.ts'

const plain = new Set(
  'alt width height colspan rowspan title dir lang start reversed value type datetime'.split(' '),
)

/** Those attributes that an element may show itself with while it is edited. The others are kept, never drawn. */
export function drawn(attributes: unknown): Record<string, string> {
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
