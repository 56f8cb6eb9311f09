import { inertDocument } from '../../trusted/inertDocument.ts'
import { htmlOf, type Piece } from './inlineCodes.ts'
import {
  emptied,
  type FileEntry,
  type FileProblem,
  type ReadFile,
  recordNamed,
  textKinds,
  type TextUnit,
} from './textUnit.ts'
import { metadataCategory, metadataNamespace } from './xliffOut.ts'
import { characterOf, xliffNamespace } from './xmlText.ts'

/** A code was in the translation, and what it stands for is nowhere in the file. */
class LostMark extends Error {}

const isNamed = (element: Element, name: string) =>
  element.namespaceURI === xliffNamespace && element.localName === name

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((element) => isNamed(element, name))

/** Elements that tools put around words and that say nothing of the text. */
const transparent = new Set(['mrk'])
const silent = new Set(['sm', 'em'])

type Codes = ReadonlyMap<string, string>

/** The text of an element that holds characters only. */
function plainOf(element: Element): string {
  return [...element.childNodes]
    .map((node) =>
      node instanceof Element && isNamed(node, 'cp') ? characterOf(node) : (node.textContent ?? ''),
    )
    .join('')
}

function codeOf(element: Element, name: string, codes: Codes): string {
  const found = codes.get(element.getAttribute(name) ?? '')
  if (found === undefined) throw new LostMark()
  return found
}

/** @throws LostMark */
function piecesIn(element: Element, codes: Codes): readonly Piece[] {
  const pieces: Piece[] = []
  const put = (piece: Piece) => {
    const last = pieces.at(-1)
    // CDATA and text beside each other are one text: a sign of HTML may stand across both.
    if (last?.kind === 'words' && piece.kind === 'words')
      pieces.splice(-1, 1, { kind: 'words', text: `${last.text}${piece.text}` })
    else pieces.push(piece)
  }
  for (const node of element.childNodes) {
    if (!(node instanceof Element)) {
      const isText = node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE
      if (isText) put({ kind: 'words', text: node.textContent ?? '' })
    } else if (isNamed(node, 'cp')) put({ kind: 'words', text: characterOf(node) })
    else if (isNamed(node, 'pc')) {
      const start = codeOf(node, 'dataRefStart', codes)
      const end = codeOf(node, 'dataRefEnd', codes)
      put({ kind: 'span', start, end, pieces: piecesIn(node, codes) })
    } else if (transparent.has(node.localName))
      for (const piece of piecesIn(node, codes)) put(piece)
    else if (!silent.has(node.localName))
      put({ kind: 'code', html: codeOf(node, 'dataRef', codes) })
  }
  return pieces
}

function metadataOf(element: Element): Readonly<Record<string, string>> {
  const own = [...element.children].filter(
    ({ namespaceURI, localName }) => namespaceURI === metadataNamespace && localName === 'metadata',
  )
  const groups = own.flatMap((metadata) =>
    [...metadata.children].filter((group) => group.getAttribute('category') === metadataCategory),
  )
  const values = groups.flatMap((group) => Array.from(group.children))
  return Object.fromEntries(
    values.map((meta) => [meta.getAttribute('type') ?? '', (meta.textContent ?? '').trim()]),
  )
}

/** The parts of a unit in the order in which the translation is read: a tool may have moved them. */
function inOrder(parts: readonly Element[]): readonly Element[] {
  const placeOf = (part: Element, at: number) => {
    const order = Number(childrenOf(part, 'target')[0]?.getAttribute('order') ?? '')
    return order > 0 ? order - 1 : at
  }
  return parts
    .map((part, at) => ({ part, place: placeOf(part, at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part)
}

/** @throws LostMark */
function textsOf(unit: Element) {
  const [list] = childrenOf(unit, 'originalData')
  const codes: Codes = new Map(
    (list ? childrenOf(list, 'data') : []).map((data) => [
      data.getAttribute('id') ?? '',
      plainOf(data),
    ]),
  )
  const parts = [...unit.children].filter(
    (part) => isNamed(part, 'segment') || isNamed(part, 'ignorable'),
  )
  const pieces = (part: Element, name: string) =>
    childrenOf(part, name).flatMap((text) => piecesIn(text, codes))
  const source = htmlOf(parts.flatMap((part) => pieces(part, 'source')))
  const segments = parts.filter((part) => isNamed(part, 'segment'))
  const done = segments.filter((part) => childrenOf(part, 'target').length > 0)
  const isPartly = done.length > 0 && done.length < segments.length
  const target = inOrder(parts).flatMap((part) => {
    const isBetween = isNamed(part, 'ignorable') && childrenOf(part, 'target').length === 0
    return pieces(part, isBetween ? 'source' : 'target')
  })
  const html = done.length === 0 ? '' : htmlOf(target)
  // An empty element alone is what many programs write of a text that nobody has translated.
  const isFinal = segments.every((part) => part.getAttribute('state') === 'final')
  const isEmptied = html.trim() === '' && done.length > 0 && !isPartly && isFinal
  return { source, target: html, isPartly, isEmptied }
}

interface Languages {
  readonly from: string
  readonly to: string
}

function entryOf(file: Element, unit: Element, languages: Languages): FileEntry {
  const ofFile = metadataOf(file)
  const record = recordNamed(
    ofFile.record ?? file.getAttribute('original') ?? file.getAttribute('id') ?? '',
  )
  const kind = textKinds.find((one) => one === unit.getAttribute('id'))
  const place = `${file.getAttribute('id') ?? ''} ${unit.getAttribute('id') ?? ''}`.trim()
  if (!record || kind === undefined) return { place, problem: 'unreadable' }
  const version = recordNamed(ofFile.target_record ?? '')
  const ofUnit = metadataOf(unit)
  try {
    const { source, target, isPartly, isEmptied } = textsOf(unit)
    if (isPartly) return { place, problem: 'incomplete' }
    const read: TextUnit = {
      site: ofFile.site ?? '',
      ...record,
      ...languages,
      targetId: version?.id ?? null,
      kind,
      source,
      target,
      sourceHash: ofUnit.source_hash ?? '',
      targetHash: ofUnit.target_hash ?? '',
      notes: [],
      ...(isEmptied ? emptied : {}),
    }
    return { place, unit: read }
  } catch (error) {
    if (error instanceof LostMark) return { place, problem: 'lostMarks' }
    throw error
  }
}

/** Only before the root may a document declare its type; entities come by that way alone. Nothing is looked at twice. */
function declares(text: string): boolean {
  let at = 0
  for (const [before] of text.matchAll(/\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/gy)) at += before.length
  return /^<!DOCTYPE/i.test(text.slice(at, at + 9))
}

/** Reads XLIFF 2.x as tools hand it back; nothing in it is fetched or expanded. */
export function readXliff(text: string): ReadFile | { readonly problem: FileProblem } {
  if (declares(text)) return { problem: 'declares' }
  // The text is decoded already: what the file says of its encoding no longer holds.
  const xml = text.replace(/^\uFEFF/, '').replace(/^<\?xml[\s\S]*?\?>/, '')
  const parsed = inertDocument(xml, 'application/xml')
  if (parsed.getElementsByTagName('parsererror').length > 0) return { problem: 'damaged' }
  const root = parsed.documentElement
  if (!isNamed(root, 'xliff')) return { problem: 'unknown' }
  const languages = {
    from: root.getAttribute('srcLang') ?? '',
    to: root.getAttribute('trgLang') ?? '',
  }
  const entries = childrenOf(root, 'file').flatMap((file) =>
    [...file.getElementsByTagNameNS(xliffNamespace, 'unit')].map((unit) =>
      entryOf(file, unit, languages),
    ),
  )
  return entries.length === 0 ? { problem: 'empty' } : { entries }
}
