import { type Cell, isEmptyCell } from '../cells/cell.ts'
import { UnreadableFile } from '../table/table.ts'
import { readXml, type XmlElement } from './readXml.ts'
import { storedNumber } from './storedNumber.ts'
import { type Archive, isoCell, linkIn, openFormula, type Sheet, SheetLayout } from './workbook.ts'
import { formatsIn, type Related, relatedTo, textIn, textsIn, unescaped } from './xlsxParts.ts'

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
