import { array, constantFrom, nat, record, tuple } from 'fast-check'
import { parsed } from './normalised.ts'

/** A table as browsers lay it out, computed apart from the editor: what stands at every place, row by row. */
export interface Layout {
  /** Text of the cell at each place; undefined where there is none. */
  places: (string | undefined)[][]
  /** The part of the table that each row is of. */
  parts: string[]
  /** Number of that part. */
  partOf: number[]
  isOverlapping: boolean
}

const cellOf = record({
  tag: constantFrom('td', 'td', 'td', 'th'),
  rows: constantFrom('1', '1', '1', '2', '3', '0', '9', ''),
  columns: constantFrom('1', '1', '1', '2', '3', ''),
})

const rowOf = array(cellOf, { maxLength: 4 })

/** Tables of all kinds, also such as nobody should write: ragged, with spans beyond their edges. */
export const tables = tuple(
  array(
    tuple(
      constantFrom('thead', 'tbody', 'tfoot', ''),
      array(rowOf, { minLength: 1, maxLength: 4 }),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  nat(),
).map(([parts, which]) => {
  let nr = 0
  const said = (name: string, span: string) => (span === '' ? '' : ` ${name}="${span}"`)
  const isLoose = parts.some(([tag]) => tag === '')
  const html = (isLoose ? [parts.flatMap(([, rows]) => rows)] : parts.map(([, rows]) => rows))
    .map((rows, at) => {
      const inner = rows
        .map((cells) => {
          const made = cells.map(({ tag, rows: down, columns }) => {
            nr += 1
            return `<${tag} class='c${nr}'${said('rowspan', down)}${said('colspan', columns)}>n<b>r ${nr}</b></${tag}>`
          })
          return `<tr>${made.join('')}</tr>`
        })
        .join('\n')
      const tag = isLoose ? '' : (parts[at]?.[0] ?? '')
      return tag === '' ? inner : `<${tag}>${inner}</${tag}>`
    })
    .join('\n')
  return { html: `<table>${html}</table>`, cell: nr === 0 ? 0 : (which % nr) + 1 }
})

function put(layout: Layout, row: number, column: number, text: string): void {
  const line = layout.places[row]
  if (!line) return
  if (line[column] !== undefined) layout.isOverlapping = true
  line[column] = text
}

/** Lays a table out by the rules of HTML. */
export function laidOut(html: string): Layout {
  const table = parsed(html).querySelector('table')
  const layout: Layout = { places: [], parts: [], partOf: [], isOverlapping: false }
  Array.from(table?.children ?? [])
    .filter(({ localName }) => /^t(head|body|foot)$/.test(localName))
    .forEach((part, partNr) => {
      const rows = Array.from(part.children)
      const first = layout.places.length
      for (const _ of rows) {
        layout.places.push([])
        layout.parts.push(part.localName)
        layout.partOf.push(partNr)
      }
      rows.forEach((row, at) => {
        for (const cell of row.children) {
          const line = layout.places[first + at] ?? []
          let column = 0
          while (line[column] !== undefined) column += 1
          const down = cell.getAttribute('rowspan')
          const high = down === '0' ? Infinity : Number(down ?? 1) || 1
          const wide = Number(cell.getAttribute('colspan') ?? 1) || 1
          for (let r = first + at; r < Math.min(first + at + high, first + rows.length); r += 1)
            for (let c = column; c < column + wide; c += 1)
              put(layout, r, c, cell.textContent ?? '')
        }
      })
    })
  return layout
}
