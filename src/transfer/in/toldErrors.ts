import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'

// The library that reads workbooks takes a cell whose formula came to an error, or was never worked out, for an empty
// one: of a file that comes back that would empty the field. So those cells are made to say so in words before.

const isSheet = ({ name }: { name: string }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)

/** What the library reads: no pictures. */
const isRead = ({ name }: { name: string }) => /\.(?:xml|rels)$/i.test(name)

/** A cell of the kind that holds an error. */
const errorCell = /(<(?:\w+:)?c\s(?:[^>]*\s)?t=)(["'])e\2/g

/** A cell with a formula and without what that came to. */
const openCell =
  /<((?:\w+:)?)c(\s[^>]*)?>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*<\/\1c>/g

function withErrors(xml: string): string {
  return xml
    .replaceAll(errorCell, '$1$2str$2')
    .replaceAll(openCell, (_cell, prefix: string, attributes = '') => {
      const others = String(attributes).replace(/\st=(["'])\w*\1/, '')
      return `<${prefix}c${others} t="str"><${prefix}v>#VALUE!</${prefix}v></${prefix}c>`
    })
}

/**
 * The same workbook, in which errors of formulas are texts; the same bytes where there are none. The library takes a
 * workbook as its bytes alone: so its sheets are unpacked here, and by it.
 */
export function withToldErrors(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sheets = Object.entries(unzipSync(file, { filter: isSheet })).map(([name, bytes]) => {
    const before = strFromU8(bytes)
    const after = withErrors(before)
    return { name, bytes: after === before ? bytes : strToU8(after), isTold: after !== before }
  })
  if (!sheets.some(({ isTold }) => isTold)) return file
  const others = unzipSync(file, { filter: (entry) => isRead(entry) && !isSheet(entry) })
  const told = Object.fromEntries(sheets.map(({ name, bytes }) => [name, bytes]))
  return zipSync({ ...others, ...told }, { level: 0 })
}
