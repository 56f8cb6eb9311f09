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
import {
  characterOf,
  xliff12Namespace,
  xliffNamespace,
  metadataCategory,
  metadataNamespace,
  Declares,
  type XmlElement,
  type XmlNode,
  xmlTree,
} from './xmlTree.ts'

/** A code was in the translation, and what it stands for is nowhere in the file. */
class LostMark extends Error {}

const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

const childrenOf = ({ content }: XmlElement, name: string) =>
  content.filter(isElement).filter((element) => element.name === name)

/** Elements that tools put around words and that say nothing of the text. */
const transparent = new Set(['x:mrk'])
const silent = new Set(['x:sm', 'x:em'])

/** Elements of XLIFF 1.2 that hold what they stand for. */
const native = new Set(['x:bpt', 'x:ept', 'x:it', 'x:ph'])

type Codes = ReadonlyMap<string, string>

/** The text of an element that holds characters only. */
const plainOf = ({ content }: XmlElement) =>
  content
    .map((node) => (isElement(node) ? (node.name === 'x:cp' ? characterOf(node) : '') : node))
    .join('')

function codeOf({ attributes }: XmlElement, name: string, codes: Codes): string {
  const found = codes.get(attributes[name] ?? '')
  if (found === undefined) throw new LostMark()
  return found
}

/** @throws LostMark */
function piecesIn({ content }: XmlElement, codes: Codes): readonly Piece[] {
  const pieces: Piece[] = []
  const put = (piece: Piece) => {
    const last = pieces.at(-1)
    // CDATA and text beside each other are one text: a sign of HTML may stand across both.
    if (last?.kind === 'words' && piece.kind === 'words')
      pieces.splice(-1, 1, { kind: 'words', text: `${last.text}${piece.text}` })
    else pieces.push(piece)
  }
  for (const node of content) {
    if (!isElement(node)) put({ kind: 'words', text: node })
    else if (node.name === 'x:cp') put({ kind: 'words', text: characterOf(node) })
    else if (node.name === 'x:pc') {
      const start = codeOf(node, 'dataRefStart', codes)
      const end = codeOf(node, 'dataRefEnd', codes)
      put({ kind: 'span', start, end, pieces: piecesIn(node, codes) })
    } else if (transparent.has(node.name)) for (const piece of piecesIn(node, codes)) put(piece)
    else if (native.has(node.name) && node.content.length > 0)
      put({ kind: 'code', html: plainOf(node) })
    else if (!silent.has(node.name)) put({ kind: 'code', html: codeOf(node, 'dataRef', codes) })
  }
  return pieces
}

function metadataOf(element: XmlElement): Readonly<Record<string, string>> {
  const groups = childrenOf(element, 'mda:metadata')
    .flatMap((metadata) => childrenOf(metadata, 'mda:metaGroup'))
    .filter(({ attributes }) => attributes['category'] === metadataCategory)
  const values = groups.flatMap((group) => childrenOf(group, 'mda:meta'))
  return Object.fromEntries(
    values.map((meta) => [meta.attributes['type'] ?? '', plainOf(meta).trim()]),
  )
}

/** The parts of a unit in the order in which the translation is read: a tool may have moved them. */
function inOrder(parts: readonly XmlElement[]): readonly XmlElement[] {
  const placeOf = (part: XmlElement, at: number) => {
    const order = Number(childrenOf(part, 'x:target')[0]?.attributes['order'] ?? '')
    return order > 0 ? order - 1 : at
  }
  return parts
    .map((part, at) => ({ part, place: placeOf(part, at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part)
}

const stateOf = (part: XmlElement) =>
  part.attributes['state'] ?? childrenOf(part, 'x:target')[0]?.attributes['state'] ?? 'initial'

/** States of XLIFF 2 and 1.2 in which nobody has translated; programs may say so of what they translated. */
const untouched: ReadonlySet<string> = new Set(['initial', 'new', 'needs-translation'])

/** What a segment says of itself: Poedit's «needs work» is `poedit:fuzzy` (2.0), others say what is needed (1.2). */
function reviewOf(part: XmlElement): TextUnit['review'] {
  const state = stateOf(part)
  const isNeeding = state.startsWith('needs-') && !untouched.has(state)
  const isFuzzy = /fuzzy|needs|reject/i.test(part.attributes['subState'] ?? '')
  if (isNeeding || isFuzzy || part.attributes['approved'] === 'no') return 'unfinished'
  return ['reviewed', 'final', 'signed-off'].includes(state) ? 'finished' : undefined
}

/** @throws LostMark */
function textsOf(unit: XmlElement) {
  const [list] = childrenOf(unit, 'x:originalData')
  const codes: Codes = new Map(
    (list ? childrenOf(list, 'x:data') : []).map((data) => [
      data.attributes['id'] ?? '',
      plainOf(data),
    ]),
  )
  const parts =
    unit.name === 'x:trans-unit'
      ? [unit]
      : unit.content
          .filter(isElement)
          .filter(({ name }) => name === 'x:segment' || name === 'x:ignorable')
  const pieces = (part: XmlElement, name: 'x:source' | 'x:target') =>
    childrenOf(part, name).flatMap((text) => piecesIn(text, codes))
  const source = htmlOf(parts.flatMap((part) => pieces(part, 'x:source')))
  const segments = parts.filter(({ name }) => name !== 'x:ignorable')
  const done = segments.filter((part) => childrenOf(part, 'x:target').length > 0)
  const isPartly = done.length > 0 && done.length < segments.length
  const target = inOrder(parts).flatMap((part) => {
    const isBetween = part.name === 'x:ignorable' && childrenOf(part, 'x:target').length === 0
    return pieces(part, isBetween ? 'x:source' : 'x:target')
  })
  const html = done.length === 0 ? '' : htmlOf(target)
  // An empty element alone is what many programs write of a text that nobody has translated.
  const isFinal = segments.every((part) => stateOf(part) === 'final')
  const isEmptied = html.trim() === '' && done.length > 0 && !isPartly && isFinal
  // Programs lay the source down as a translation to begin with, and leave the state when somebody writes over it.
  const isBegun = html !== source || !done.every((part) => untouched.has(stateOf(part)))
  const reviews = new Set(done.map(reviewOf))
  const review = reviews.has('unfinished') ? 'unfinished' : reviews.size === 1 && [...reviews][0]
  return { source, target: isBegun ? html : '', isPartly, isEmptied, review }
}

interface Languages {
  readonly from: string
  readonly to: string
}

function entryOf(file: XmlElement, unit: XmlElement, languages: Languages): FileEntry {
  const ofFile = metadataOf(childrenOf(file, 'x:header')[0] ?? file)
  const record = recordNamed(
    ofFile.record ?? file.attributes['original'] ?? file.attributes['id'] ?? '',
  )
  const kind = textKinds.find((one) => one === unit.attributes['id'])
  const place = `${file.attributes['id'] ?? ''} ${unit.attributes['id'] ?? ''}`.trim()
  if (!record || kind === undefined) return { place, problem: 'unreadable' }
  const version = recordNamed(ofFile.target_record ?? '')
  const ofUnit = metadataOf(unit)
  try {
    const { source, target, isPartly, isEmptied, review } = textsOf(unit)
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
      ...(review ? { review } : {}),
    }
    return { place, unit: read }
  } catch (error) {
    if (error instanceof LostMark) return { place, problem: 'lostMarks' }
    throw error
  }
}

const unitNames = new Set(['x:unit', 'x:trans-unit'])

/** Also those in groups. */
const unitsIn = (element: XmlElement): readonly XmlElement[] =>
  element.content
    .filter(isElement)
    .flatMap((child) => (unitNames.has(child.name) ? [child] : unitsIn(child)))

const prefixes = {
  [xliffNamespace]: 'x',
  [xliff12Namespace]: 'x',
  [metadataNamespace]: 'mda',
}

/** Reads XLIFF 2.x and 1.2 as tools hand it back; nothing in it is fetched or expanded. */
export function readXliff(text: string): ReadFile | { readonly problem: FileProblem } {
  try {
    const [root] = xmlTree(text, prefixes).content
    if (root === undefined || !isElement(root) || root.name !== 'x:xliff')
      return { problem: 'unknown' }
    const entries = childrenOf(root, 'x:file').flatMap((file) => {
      const languages = {
        from: root.attributes['srcLang'] ?? file.attributes['source-language'] ?? '',
        to: root.attributes['trgLang'] ?? file.attributes['target-language'] ?? '',
      }
      return unitsIn(file).map((unit) => entryOf(file, unit, languages))
    })
    return entries.length === 0 ? { problem: 'empty' } : { entries }
  } catch (error) {
    return { problem: error instanceof Declares ? 'declares' : 'damaged' }
  }
}
