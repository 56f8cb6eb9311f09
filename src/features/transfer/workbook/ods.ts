import { type Cell, isEmptyCell } from '../cells/cell.ts'
import { UnreadableFile } from '../table/table.ts'
import { readXml, type XmlElement } from './readXml.ts'
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

/** A whole number of at least 1, as far as it is bounded. */
function countOf(text: string, most: number): number {
  const count = text === '' ? 1 : Number(text)
  if (!Number.isInteger(count) || count < 1) return 1
  if (count > most) throw new UnreadableFile('tooMany')
  return count
}

const two = (text: string) => text.padStart(2, '0')

/** «PT26H00M00S», which Gnumeric writes as «PT026H00M00S», as `26:00:00`; null of what is no hour of a day or its night. */
function hourOf(duration: string): string | null {
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:0*(\d{1,4})H)?(?:(\d{1,2})M)?(?:(\d{1,2})(?:[.,]\d+)?S)?$/.exec(duration) ?? []
  const isHour = whole !== undefined && Number(hours) < 48
  return isHour ? [hours, minutes, seconds].map(two).join(':') : null
}

/** What is written in an element, but for drawings and notes. */
function textIn(part: XmlElement | string): string {
  if (typeof part === 'string') return part
  if (part.written.startsWith('draw:') || part.name === 'annotation') return ''
  if (part.name === 's') return ' '.repeat(countOf(part.attribute('text:c'), 1000))
  if (part.name === 'tab') return '\t'
  return part.name === 'line-break' ? '\n' : part.content.map(textIn).join('')
}

/** @param isGeneral it has no format of its own, and is perhaps shown in short */
function cellOf(element: XmlElement, isGeneral: boolean): Cell {
  const isError = element.attribute('calcext:value-type') === 'error'
  const type = isError ? 'error' : element.attribute('office:value-type')
  const named = type === 'boolean' || type === 'date' || type === 'time' ? `${type}-value` : 'value'
  const value = element.attribute(`office:${named}`)
  const formula = element.attribute('table:formula')
  const lines = element.content.filter((part) => typeof part !== 'string' && part.name === 'p')
  const shown = lines.map(textIn).join('\n')
  const link = element.find('a')?.attribute('xlink:href') || linkIn(formula)
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

/** Whether a row or a column is hidden. */
const isOut = (element: XmlElement) =>
  /^(?:filter|collapse)$/.test(element.attribute('table:visibility'))

const cells = new Set(['table-cell', 'covered-table-cell'])

/** The sheets of an OpenDocument spreadsheet, all in one file. @throws where it is none */
export function odsSheets(files: Archive, mostCells: number): readonly Sheet[] {
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  // Gnumeric's: it shows such numbers as short as their columns are narrow, 5.5 as «6».
  const generalStyles = new Set(['Gnumeric-default'])
  let style = ''
  let layout = new SheetLayout(mostCells)
  let row = { place: 1, repeated: 0, isHidden: false }
  let column = 1
  readXml(files.text('content.xml'), cells, (element) => {
    const { name } = element
    if (name === 'style') {
      style = element.attribute('style:name')
      if (element.attribute('style:data-style-name') === 'General') generalStyles.add(style)
    } else if (name === 'table-properties') {
      if (element.attribute('table:display') === 'false') hiddenStyles.add(style)
    } else if (name === 'table') {
      const own = new SheetLayout(mostCells)
      const isHidden = hiddenStyles.has(element.attribute('table:style-name'))
      sheets.push({ name: element.attribute('table:name'), isHidden, layout: () => own })
      layout = own
      row = { place: 1, repeated: 0, isHidden: false }
      column = 1
    } else if (name === 'table-column') {
      const repeated = countOf(element.attribute('table:number-columns-repeated'), lastColumn)
      if (isOut(element)) layout.hideColumns(column, column + repeated - 1)
      column += repeated
    } else if (name === 'table-row') {
      const isHidden = isOut(element)
      const repeated = countOf(element.attribute('table:number-rows-repeated'), lastRow)
      row = { place: row.place + row.repeated, repeated, isHidden }
      column = 1
    } else if (cells.has(name)) {
      const cell = cellOf(element, generalStyles.has(element.attribute('table:style-name')))
      const spanned = countOf(element.attribute('table:number-rows-spanned'), lastRow)
      const repeated = countOf(element.attribute('table:number-columns-repeated'), lastColumn)
      const rows = name !== 'table-cell' || isEmptyCell(cell) ? 0 : row.repeated
      for (let place = row.place; place < row.place + rows; place += 1)
        for (let more = 0; more < repeated; more += 1)
          layout.add(place, column + more, cell, row.isHidden)
      if (spanned > 1) layout.merge(column, row.place, row.place + spanned - 1)
      column += repeated
    }
  })
  return sheets
}
