import type { XmlElement } from './xmlTree.ts'

/** What XML 1.0 cannot hold, not even as a reference: control characters, and halves of characters. */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
export const xliff12Namespace = 'urn:oasis:names:tc:xliff:document:1.2'
export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'

/** What a file has to say of itself for the way back, in the metadata module that tools carry along. */
export const metadataCategory = 'agenda'

/** Puts a text into an element; what XML cannot hold becomes `<cp>` (XLIFF 2.0, 4.2.3.1). */
export function putText(parent: Element, text: string): void {
  let from = 0
  for (const { index, 0: sign } of text.matchAll(forbidden)) {
    parent.append(text.slice(from, index))
    const element = parent.ownerDocument.createElementNS(xliffNamespace, 'cp')
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    element.setAttribute('hex', code)
    parent.append(element)
    from = index + 1
  }
  if (from < text.length) parent.append(text.slice(from))
}

/** The character that a `<cp>` stands for; nothing where it says none. */
export function characterOf({ attributes }: XmlElement): string {
  const hex = attributes['hex'] ?? ''
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : -1
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** For attributes and notes, where nothing can stand for such a character. */
export function withoutForbidden(text: string): string {
  return text.replaceAll(forbidden, '')
}
