import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { cellsLaidOut } from './laidOut.ts'

// The library that reads workbooks takes a cell whose formula came to an error, or was never worked out, for an empty
// one: of a file that comes back that would empty the field. So those cells are made to say so in words before.

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)

/** What the library reads: no pictures. */
const isRead = ({ name }: { name: string }) => /\.(?:xml|rels)$/i.test(name)

const cell = /<(?:\w+:)?c\s[^<>]*>/g

/** Of its attributes, the kind of a cell that holds an error. */
const errorKind = /(\st=)(["'])e\2/

/** A cell with a formula and without what that came to. */
const openCell =
  /<((?:\w+:)?)c(\s[^<>]*)?>\s*<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*<\/(?:\w+:)?c>/g

function withErrors(xml: string): string {
  return xml
    .replaceAll(cell, (tag) => tag.replace(errorKind, '$1$2str$2'))
    .replaceAll(openCell, (_cell, prefix: string, attributes = '') => {
      const others = String(attributes).replace(/\st=(["'])\w*\1/, '')
      return `<${prefix}c${others} t="str"><${prefix}v>#VALUE!</${prefix}v></${prefix}c>`
    })
}

/**
 * The same workbook, in which errors of formulas are texts; the same bytes where there are none. The library takes a
 * workbook as its bytes alone: so it is unpacked here, and by the library.
 * @returns null where the library would lay out more cells than `mostCells`, from whichever of its files
 */
export function withToldErrors(
  file: Uint8Array<ArrayBuffer>,
  mostCells: number,
): Uint8Array<ArrayBuffer> | null {
  const told: Record<string, Uint8Array> = {}
  let isTold = false
  for (const [name, bytes] of Object.entries(unzipSync(file, { filter: isRead }))) {
    const before = strFromU8(bytes)
    if (cellsLaidOut(before) > mostCells) return null
    const after = isSheet(name) ? withErrors(before) : before
    told[name] = after === before ? bytes : strToU8(after)
    isTold ||= after !== before
  }
  return isTold ? zipSync(told, { level: 0 }) : file
}
