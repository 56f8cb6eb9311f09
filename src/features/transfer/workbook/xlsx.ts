import { type Cell, isEmptyCell, type StoredCell } from '../cells/cell.ts'
import { UnreadableFile } from '../table/table.ts'
import {
  type Archive,
  in15Digits,
  isoCell,
  linkIn,
  openFormula,
  type Sheet,
  SheetLayout,
} from './workbook.ts'
import { readXml, type XmlElement } from './readXml.ts'
import { format, getFormatDateInfo, getFormatFromId, isDateFormat } from 'numfmt'
import { twoDigits } from '../../../time/wallTime.ts'

const secondsOfDay = 86_400

/** Seconds as hours; there may be more than a day's. */
function hourOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60, seconds % 60].map(twoDigits).join(':')
}

/** Days between the two first days from which workbooks count. */
const daysTo1904 = 1462

/** `YYYY-MM-DD` of a day counted from the end of 1899. */
const dayOf = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * secondsOfDay * 1000).toISOString().slice(0, 10)

/** What the format of a cell makes of its number: a day, an hour or a moment, else the number. */
function kindOf(code: string): 'day' | 'hour' | 'moment' | 'number' {
  if (!isDateFormat(code)) return 'number'
  const { year, month, day, hours, seconds } = getFormatDateInfo(code)
  // «mm» beside seconds are minutes.
  if (!year && !day && (!month || seconds)) return 'hour'
  return hours ? 'moment' : 'day'
}

function shownBy(code: string, number: number, locale: string): string {
  try {
    return format(code, number, { locale, nbsp: false }).trim()
  } catch {
    return in15Digits(number)
  }
}

/**
 * The cell of a number as its format has it.
 * @param code the format, or the number of one that every program knows
 * @param from1904 whether the days of the workbook are counted from 1904
 * @param locale of whoever looks at it
 */
function storedNumber(
  number: number,
  code: string | number,
  from1904: boolean,
  locale: string,
): StoredCell {
  const pattern = typeof code === 'number' ? getFormatFromId(code, locale) : code
  const kind = kindOf(pattern)
  if (kind === 'number')
    return { kind, value: in15Digits(number), shown: shownBy(pattern, number, locale) }
  // Eight in the evening may lie a hair before it.
  const seconds = Math.round(number * secondsOfDay)
  // An hour without a day, or a night that ends on the next.
  if (kind === 'hour' && number >= 0 && number < 2)
    return { kind, value: hourOf(seconds), shown: shownBy(pattern, number, locale) }
  const serial = Math.floor(seconds / secondsOfDay) + (from1904 ? daysTo1904 : 0)
  const hour = hourOf(seconds - Math.floor(seconds / secondsOfDay) * secondsOfDay)
  const shown = shownBy(pattern, number + (from1904 ? daysTo1904 : 0), locale)
  const isBare = kind === 'day' && hour === '00:00:00'
  if (!(serial > -600_000 && serial < 2_900_000))
    return { kind: 'number', value: in15Digits(number), shown }
  return isBare
    ? { kind: 'day', value: dayOf(serial), shown }
    : { kind: 'moment', value: `${dayOf(serial)} ${hour}`, shown }
}

/** A file that another one of the archive names. */
interface Related {
  readonly target: string
  /** the last word of its kind: `worksheet`, `sharedStrings` */
  readonly kind: string
}

/** The files that one names by keys, as paths within the archive. */
function relatedTo(files: Archive, path: string): ReadonlyMap<string, Related> {
  const at = path.lastIndexOf('/') + 1
  const [folder, name] = [path.slice(0, at), path.slice(at)]
  const found = new Map<string, Related>()
  const base = `https://archive/${folder}`
  readXml(files.text(`${folder}_rels/${name}.rels`), new Set(), (element) => {
    if (element.name !== 'Relationship') return
    const target = element.attribute('Target')
    const isOutside = element.attribute('TargetMode') === 'External' || !URL.canParse(target, base)
    const inside = () => decodeURI(new URL(target, base).pathname.slice(1))
    const kind = element.attribute('Type').replace(/^.*\//, '')
    found.set(element.attribute('Id'), { target: isOutside ? target : inside(), kind })
  })
  return found
}

/** Some write a sign by its number. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** What the elements `t` hold, but for what says how one is pronounced. */
function textIn({ name, content, text }: XmlElement): string {
  if (name === 't') return unescaped(text)
  const parts = content.filter((part) => typeof part !== 'string' && part.name !== 'rPh')
  return parts.map((part) => (typeof part === 'string' ? part : textIn(part))).join('')
}

/** Texts that cells share. */
function textsIn(xml: string): readonly string[] {
  const all: string[] = []
  readXml(xml, new Set(['si']), (element) => {
    if (element.name === 'si') all.push(textIn(element))
  })
  return all
}

/** By the number of a style, its number format. */
function formatsIn(xml: string): readonly (string | number)[] {
  const own = new Map<number, string>()
  const ids: number[] = []
  readXml(xml, new Set(['cellXfs']), (element) => {
    const { name, content } = element
    if (name === 'numFmt')
      own.set(Number(element.attribute('numFmtId')), element.attribute('formatCode'))
    if (name === 'cellXfs')
      for (const style of content)
        if (typeof style !== 'string') ids.push(Number(style.attribute('numFmtId')))
  })
  return ids.map((id) => own.get(id) ?? id)
}

/** «AB12» as column and row, `NaN` of anything else. */
function placeOf(text: string): readonly [number, number] {
  const [, letters = '', digits = 'none'] = /^([A-Z]{1,3})(\d{1,8})$/.exec(text) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return [column, Number(digits)]
}

const isOn = (text: string) => text === '1' || text === 'true'

interface Around {
  readonly texts: readonly string[]
  readonly formats: readonly (string | number)[]
  readonly from1904: boolean
  readonly locale: string
  readonly mostCells: number
}

function cellOf(element: XmlElement, { texts, formats, from1904, locale }: Around): Cell {
  const type = element.attribute('t') || 'n'
  const value = element.find('v')?.text ?? null
  if (type === 'e') return { kind: 'error', value: '', shown: value ?? '' }
  // A formula that was never worked out; one that came to an empty text says so.
  const isOpen = value === null || (value === '' && type !== 'str')
  if (isOpen && element.find('f') !== null) return openFormula
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'str' || type === 'inlineStr') return textIn(element) || unescaped(value ?? '')
  if (value === null || value === '') return ''
  if (type === 'b')
    return isOn(value)
      ? { kind: 'boolean', value: 'true', shown: 'TRUE' }
      : { kind: 'boolean', value: 'false', shown: 'FALSE' }
  if (type === 'd') return isoCell(value, value)
  const number = Number(value)
  return Number.isFinite(number)
    ? storedNumber(number, formats[Number(element.attribute('s'))] ?? 'General', from1904, locale)
    : value
}

/** A sheet with its links and merged cells. */
function layoutIn(xml: string, links: ReadonlyMap<string, Related>, around: Around): SheetLayout {
  const layout = new SheetLayout(around.mostCells)
  let [row, column, isHidden] = [0, 0, false]
  readXml(xml, new Set(['c']), (element) => {
    const { name } = element
    if (name === 'col' && isOn(element.attribute('hidden')))
      layout.hideColumns(Number(element.attribute('min')), Number(element.attribute('max')))
    else if (name === 'row') {
      row = Number(element.attribute('r') || row + 1)
      if (!(row < 10_000_000)) throw new UnreadableFile('tooMany')
      column = 0
      isHidden = isOn(element.attribute('hidden'))
    } else if (name === 'c') {
      const [at] = placeOf(element.attribute('r'))
      column = at > 0 ? at : column + 1
      const cell = cellOf(element, around)
      if (isEmptyCell(cell)) return
      layout.add(row, column, cell, isHidden)
      layout.link(row, column, linkIn(element.find('f')?.text ?? ''))
    } else if (name === 'mergeCell') {
      const [[at, top] = [0, 0], [, bottom] = [0, 0]] = element
        .attribute('ref')
        .split(':')
        .map(placeOf)
      layout.merge(at, top, bottom)
    } else if (name === 'hyperlink') {
      const [at, line] = placeOf(element.attribute('ref').replace(/:.*/, ''))
      const target = links.get(element.attribute('id'))?.target
      layout.link(line, at, [target, element.attribute('location')].filter(Boolean).join('#'))
    }
  })
  return layout
}

/**
 * The sheets of a workbook of Open XML, of today's kind or the strict one.
 * @param locale of whoever looks at it: in its words months are shown
 * @throws where it is none
 */
export function xlsxSheets(
  files: Archive,
  { locale, mostCells }: Pick<Around, 'locale' | 'mostCells'>,
): readonly Sheet[] {
  const main = [...relatedTo(files, '').values()].find(({ kind }) => kind === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  if (files.text(path) === '') throw new UnreadableFile(files.kind)
  const parts = relatedTo(files, path)
  const part = (asked: string) =>
    files.text([...parts.values()].find(({ kind }) => kind === asked)?.target ?? '')
  let from1904 = false
  const listed: { name: string; isHidden: boolean; target: string }[] = []
  readXml(files.text(path), new Set(), (element) => {
    if (element.name === 'workbookPr') from1904 = isOn(element.attribute('date1904'))
    if (element.name === 'sheet')
      listed.push({
        name: element.attribute('name'),
        isHidden: /hidden/i.test(element.attribute('state')),
        target: parts.get(element.attribute('id'))?.target ?? '',
      })
  })
  const around = {
    texts: textsIn(part('sharedStrings')),
    formats: formatsIn(part('styles')),
    from1904,
    locale,
    mostCells,
  }
  return listed.map(({ name, isHidden, target }) => ({
    name,
    isHidden,
    layout: () => layoutIn(files.text(target), relatedTo(files, target), around),
  }))
}
