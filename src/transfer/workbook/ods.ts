import { type Cell, isEmptyCell } from '../cells/cell.ts'
import { UnreadableFile } from '../table/table.ts'
import { readXml } from './readXml.ts'
import {
  type Archive,
  in15Digits,
  isoCell,
  lastColumn,
  lastRow,
  linkIn,
  openFormula,
  type Sheet,
  SheetLayout,
} from './workbook.ts'

type Attribute = (name: string) => string

/** Attributes of a cell that say what it holds, whatever is shown of it. */
interface Stored {
  readonly type: string
  readonly value: string
  /** `''` without one */
  readonly formula: string
  /** rows over which it is merged */
  readonly spanned: number
  /** how often it is repeated to the right */
  readonly repeated: number
  /** it lies under another one that is merged over it */
  readonly isCovered: boolean
  /** it has no format of its own, and is perhaps shown in short */
  readonly isGeneral: boolean
}

/** A whole number of at least 1, as far as it is bounded. */
function countOf(text: string, most: number): number {
  const count = text === '' ? 1 : Number(text)
  if (!Number.isInteger(count) || count < 1) return 1
  if (count > most) throw new UnreadableFile('tooMany')
  return count
}

function storedOf(attribute: Attribute): Omit<Stored, 'isCovered' | 'isGeneral'> {
  const isError = attribute('calcext:value-type') === 'error'
  const type = isError ? 'error' : attribute('office:value-type')
  const named = type === 'boolean' || type === 'date' || type === 'time' ? `${type}-value` : 'value'
  return {
    type,
    value: attribute(`office:${named}`),
    formula: attribute('table:formula'),
    spanned: countOf(attribute('table:number-rows-spanned'), lastRow),
    repeated: countOf(attribute('table:number-columns-repeated'), lastColumn),
  }
}

const two = (text: string) => text.padStart(2, '0')

/** «PT26H00M00S», which Gnumeric writes as «PT026H00M00S», as `26:00:00`; null of what is no hour of a day or its night. */
function hourOf(duration: string): string | null {
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:0*(\d{1,4})H)?(?:(\d{1,2})M)?(?:(\d{1,2})(?:[.,]\d+)?S)?$/.exec(duration) ?? []
  const isHour = whole !== undefined && Number(hours) < 48
  return isHour ? [hours, minutes, seconds].map(two).join(':') : null
}

function cellOf({ type, value, formula, isGeneral }: Stored, shown: string, inText: string): Cell {
  const link = inText || linkIn(formula)
  const linked = link === '' ? {} : { link }
  if (type === 'error') return { kind: 'error', value: '', shown }
  if (formula !== '' && type === '' && shown === '') return openFormula
  if (type === 'boolean') return { kind: 'boolean', value, shown }
  if (type === 'date' && value !== '') return isoCell(value, shown)
  if (type === 'time') {
    const hour = hourOf(value)
    return hour === null ? shown : { kind: 'hour', value: hour, shown }
  }
  const number = value === '' ? Number.NaN : Number(value)
  if (/^(?:float|percentage|currency)$/.test(type) && Number.isFinite(number)) {
    const digits = in15Digits(number)
    return { kind: 'number', value: digits, shown: isGeneral ? digits : shown, ...linked }
  }
  return link === '' ? shown : { kind: 'text', value: shown, shown, ...linked }
}

interface OpenTable {
  readonly name: string
  readonly isHidden: boolean
  readonly layout: SheetLayout
}

/** The sheets of an OpenDocument, one after the other: they are all in one file. */
class SheetReader {
  readonly sheets: Sheet[] = []
  readonly #hiddenStyles = new Set<string>()
  /** Gnumeric's: it shows such numbers as short as their columns are narrow, 5.5 as «6» */
  readonly #generalStyles = new Set(['Gnumeric-default'])
  readonly #mostCells: number
  #style = ''
  #table: OpenTable | null = null
  #merged: (readonly [column: number, top: number, bottom: number])[] = []
  #row = { place: 0, repeated: 0, isHidden: false }
  #column = 0
  #cell: Stored | null = null
  /** how deep within a note or a drawing of the cell */
  #aside = 0
  #lines: string[] = []
  #link = ''

  constructor(mostCells: number) {
    this.#mostCells = mostCells
  }

  open(tag: string, attribute: Attribute): void {
    if (this.#cell !== null) return this.#openInCell(tag, attribute)
    if (tag === 'style:style') {
      this.#style = attribute('style:name')
      if (attribute('style:data-style-name') === 'General') this.#generalStyles.add(this.#style)
    } else if (tag === 'style:table-properties' && attribute('table:display') === 'false')
      this.#hiddenStyles.add(this.#style)
    else if (tag === 'table:table' && this.#table === null) {
      const isHidden = this.#hiddenStyles.has(attribute('table:style-name'))
      const layout = new SheetLayout(this.#mostCells)
      this.#table = { name: attribute('table:name'), isHidden, layout }
      this.#row = { place: 1, repeated: 0, isHidden: false }
      this.#merged = []
    } else if (tag === 'table:table-row') {
      const isHidden = /^(?:filter|collapse)$/.test(attribute('table:visibility'))
      const repeated = countOf(attribute('table:number-rows-repeated'), lastRow)
      this.#row = { place: this.#row.place + this.#row.repeated, repeated, isHidden }
      this.#column = 1
    } else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell') {
      this.#cell = {
        ...storedOf(attribute),
        isCovered: tag !== 'table:table-cell',
        isGeneral: this.#generalStyles.has(attribute('table:style-name')),
      }
      this.#lines = []
      this.#link = ''
    }
  }

  #openInCell(tag: string, attribute: Attribute): void {
    if (this.#aside > 0 || tag === 'office:annotation' || tag.startsWith('draw:')) this.#aside += 1
    else if (tag === 'text:p') this.#lines.push('')
    else if (tag === 'text:s') this.text(' '.repeat(countOf(attribute('text:c'), 1000)))
    else if (tag === 'text:tab') this.text('\t')
    else if (tag === 'text:line-break') this.text('\n')
    else if (tag === 'text:a') this.#link ||= attribute('xlink:href')
  }

  close(tag: string): void {
    if (this.#cell === null) {
      if (tag === 'table:table' && this.#table !== null) this.#endTable(this.#table)
      return
    }
    if (this.#aside > 0) this.#aside -= 1
    else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell')
      this.#endCell(this.#cell)
  }

  text(text: string): void {
    const at = this.#lines.length - 1
    if (this.#cell !== null && this.#aside === 0 && at >= 0) this.#lines[at] += text
  }

  #endCell(stored: Stored): void {
    this.#cell = null
    const cell = cellOf(stored, this.#lines.join('\n'), this.#link)
    const { place, repeated, isHidden } = this.#row
    const isEmpty = stored.isCovered || isEmptyCell(cell)
    const rows = isEmpty ? 0 : repeated
    for (let row = place; row < place + rows; row += 1)
      for (let more = 0; more < stored.repeated; more += 1)
        this.#table?.layout.add(row, this.#column + more, cell, isHidden)
    if (stored.spanned > 1) this.#merged.push([this.#column, place, place + stored.spanned - 1])
    this.#column += stored.repeated
  }

  #endTable({ name, isHidden, layout }: OpenTable): void {
    for (const merged of this.#merged) layout.fillDown(...merged)
    this.sheets.push({ name, isHidden, rows: () => layout.rows() })
    this.#table = null
  }
}

/** The sheets of an OpenDocument spreadsheet. @throws where it is none */
export function odsSheets(files: Archive, mostCells: number): readonly Sheet[] {
  const reader = new SheetReader(mostCells)
  readXml(files.text('content.xml'), reader, true)
  return reader.sheets
}
