import { strFromU8, unzipSync } from 'fflate/browser'
import { odsSheets } from './ods.ts'
import { type FileProblem, largestSheet, UnreadableFile } from '../table/table.ts'
import type { Archive, Sheet } from './workbook.ts'
import { xlsxSheets } from './xlsx.ts'

/** What is read of a workbook: no pictures. */
const isText = /\.(?:xml|rels)$|^mimetype$/i

/** By a file that only such an archive has, what it is. */
const kinds: readonly (readonly [RegExp, FileProblem])[] = [
  [/^xl\/workbook\.bin$|\.iwa$|^Index\.zip$/, 'otherWorkbook'],
  [/^(?:word|ppt)\/|^META-INF\/container\.xml$/, 'document'],
]

/** Files of an archive by their names. @throws where it is none, its end is missing or it grows beyond all bounds */
export function unzipped(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array<ArrayBuffer>> {
  let size = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isWanted(name)) return false
    // Unpacked, a workbook may be a thousand times what its file is.
    size += originalSize
    if (size > largestSheet) throw new UnreadableFile('tooLarge')
    return true
  }
  return unzipSync(bytes, { filter })
}

function unpacked(bytes: Uint8Array): Archive {
  let kind: FileProblem = 'unreadable'
  const files = unzipped(bytes, (name) => {
    kind = kinds.find(([sign]) => sign.test(name))?.[1] ?? kind
    return isText.test(name)
  })
  return {
    kind,
    has: (name) => files[name] !== undefined,
    text: (name) => (files[name] ? strFromU8(files[name]) : ''),
  }
}

/**
 * The sheets of a workbook, of Open XML (.xlsx) or OpenDocument (.ods).
 * @param locale of whoever looks at it: in its words months are shown
 * @throws `UnreadableFile`, or where it is no workbook
 */
export function workbookSheets(
  bytes: Uint8Array,
  how: { readonly locale: string; readonly mostCells: number },
): readonly Sheet[] {
  const files = unpacked(bytes)
  if (!files.has('content.xml')) return xlsxSheets(files, how)
  if (/opendocument\.(?!spreadsheet)/.test(files.text('mimetype')))
    throw new UnreadableFile('document')
  if (files.text('META-INF/manifest.xml').includes('encryption-data'))
    throw new UnreadableFile('password')
  return odsSheets(files, how.mostCells)
}
