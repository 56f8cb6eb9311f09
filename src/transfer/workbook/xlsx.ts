import { type Cell, isEmptyCell, withLink } from '../cells/cell.ts'
import { UnreadableFile } from '../table/table.ts'
import { readXml } from './readXml.ts'
import { storedNumber } from './storedNumber.ts'
import {
  type Archive,
  isoCell,
  linkIn,
  openFormula,
  type Sheet,
  SheetLayout,
  type SheetRow,
} from './workbook.ts'
import { formatsIn, type Related, relatedTo, textsIn } from './xlsxParts.ts'

/** Some write a sign by its number. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** «AB12» as column and row, `NaN` of anything else. */
function placeOf(text: string): readonly [number, number] {
  const [, letters = '', digits = 'none'] = /^([A-Z]{1,3})(\d{1,8})$/.exec(text) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return [column, Number(digits)]
}

interface Around {
  readonly texts: readonly string[]
  readonly formats: readonly (string | number)[]
  readonly from1904: boolean
  readonly locale: string
  readonly mostCells: number
}

interface Raw {
  readonly type: string
  readonly style: number
  /** null of a formula that was never worked out */
  readonly value: string | null
  /** null of a cell without */
  readonly formula: string | null
  readonly text: string
}

function cellOf(raw: Raw, { texts, formats, from1904, locale }: Around): Cell {
  const { type, style, value, formula } = raw
  if (type === 'e') return { kind: 'error', value: '', shown: value ?? '' }
  // A formula that was never worked out; one that came to an empty text says so.
  if (formula !== null && (value === null || (value === '' && type !== 'str'))) return openFormula
  if (type === 's') return unescaped(texts[Number(value)] ?? '')
  if (type === 'str' || type === 'inlineStr') return unescaped(raw.text || (value ?? ''))
  if (value === null || value === '') return ''
  if (type === 'b')
    return /^(?:1|true)$/.test(value)
      ? { kind: 'boolean', value: 'true', shown: 'TRUE' }
      : { kind: 'boolean', value: 'false', shown: 'FALSE' }
  if (type === 'd') return isoCell(value, value)
  const number = Number(value)
  return Number.isFinite(number)
    ? storedNumber(number, formats[style] ?? 'General', from1904, locale)
    : value
}

/** The rows of a sheet, its links and merged cells among them. */
function rowsIn(
  xml: string,
  links: ReadonlyMap<string, Related>,
  around: Around,
): readonly SheetRow[] {
  const layout = new SheetLayout(around.mostCells)
  const merged: string[] = []
  const linked: (readonly [string, string])[] = []
  let [row, column, isHidden] = [0, 0, false]
  let raw: { -readonly [Name in keyof Raw]: Raw[Name] } | null = null
  let inside: 'value' | 'formula' | 'text' | null = null
  let isAside = false
  readXml(xml, {
    open(tag, attribute) {
      if (tag === 'row') {
        const said = attribute('r')
        row = said === '' ? row + 1 : Number(said)
        if (!(row < 10_000_000)) throw new UnreadableFile('tooMany')
        column = 0
        isHidden = /^(?:1|true)$/.test(attribute('hidden'))
      } else if (tag === 'c') {
        const [at] = placeOf(attribute('r'))
        column = at > 0 ? at : column + 1
        raw = {
          type: attribute('t') || 'n',
          style: Number(attribute('s')),
          value: null,
          formula: null,
          text: '',
        }
      } else if (raw !== null && tag === 'v') {
        raw.value = ''
        inside = 'value'
      } else if (raw !== null && tag === 'f') {
        raw.formula = ''
        inside = 'formula'
      } else if (tag === 'rPh') isAside = true
      else if (raw !== null && tag === 't' && !isAside) inside = 'text'
      else if (tag === 'mergeCell') merged.push(attribute('ref'))
      else if (tag === 'hyperlink')
        linked.push([
          attribute('ref'),
          [links.get(attribute('id'))?.target ?? '', attribute('location')]
            .filter(Boolean)
            .join('#'),
        ])
    },
    close(tag) {
      inside = null
      if (tag === 'rPh') isAside = false
      if (tag !== 'c' || raw === null) return
      const cell = cellOf(raw, around)
      const link = linkIn(raw.formula ?? '')
      raw = null
      if (!isEmptyCell(cell)) layout.add(row, column, link ? withLink(cell, link) : cell, isHidden)
    },
    text(part) {
      if (raw === null || inside === null) return
      if (inside === 'formula') raw.formula += part
      else raw[inside] += part
    },
  })
  for (const [place, address] of linked) {
    const [at, line] = placeOf(place.replace(/:.*/, ''))
    layout.link(line, at, address)
  }
  for (const range of merged) {
    const [first = '', last = ''] = range.split(':')
    const [[column, top], [, bottom]] = [placeOf(first), placeOf(last)]
    layout.fillDown(column, top, bottom)
  }
  return layout.rows()
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
  const parts = relatedTo(files, path)
  const part = (asked: string) =>
    files.text([...parts.values()].find(({ kind }) => kind === asked)?.target ?? '')
  let from1904 = false
  const listed: { name: string; isHidden: boolean; target: string }[] = []
  readXml(files.text(path), {
    open(tag, attribute) {
      if (tag === 'workbookPr') from1904 = /^(?:1|true)$/.test(attribute('date1904'))
      if (tag === 'sheet')
        listed.push({
          name: attribute('name'),
          isHidden: /hidden/i.test(attribute('state')),
          target: parts.get(attribute('id'))?.target ?? '',
        })
    },
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
    rows: () => rowsIn(files.text(target), relatedTo(files, target), around),
  }))
}
