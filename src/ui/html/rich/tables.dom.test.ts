import { assert, pre, property } from 'fast-check'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { parsed } from './normalised.ts'
import { openText } from './richText.ts'
import { addColumn, removeColumn } from './tableColumns.ts'
import { isInTable } from './tableGrid.ts'
import { addRow, removeRow } from './tableRows.ts'
import { removeTable } from './tables.ts'
import { laidOut, tables } from './testTables.ts'
import type { Layout } from './testTables.ts'
import { blockHtml } from './toHtml.ts'

/** The text after a tool was used in the cell with some words. */
function stateAfter(html: string, words: string, tool: Command): EditorState {
  const text = openText(html)
  if (typeof text === 'string') throw new Error(`not opened: ${text}`)
  let pos = 0
  text.document.descendants((node, at) => {
    if (node.type.name === 'cell' && node.textContent === words) pos = at + 2
  })
  let state = EditorState.create({ doc: text.document })
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)))
  expect(tool(state, (tr) => (state = state.apply(tr)))).toBe(true)
  state.doc.check()
  return state
}

/** Its HTML. */
const after = (html: string, words: string, tool: Command): string =>
  stateAfter(html, words, tool)
    .doc.children.map((node) => blockHtml(node, null))
    .join('')

const linesOf = ({ places }: Layout) => places.map((line) => Array.from(line))

/** Where a cell begins, and the last row and column that it reaches. */
function rectangle({ places }: Layout, words: string) {
  const rows = places.flatMap((line, at) => (line.includes(words) ? [at] : []))
  const [top = 0] = rows
  const line = places[top] ?? []
  return {
    top,
    bottom: rows.at(-1) ?? 0,
    left: line.indexOf(words),
    right: line.lastIndexOf(words),
  }
}

const isHere = (place: string | undefined) => place !== undefined && place !== ''

/** Places without a cell may have got an empty one; all others are what they have to be. */
function expectPlaces(html: string, wanted: (string | undefined)[][]): void {
  const found = linesOf(laidOut(html))
  expect(found.length).toBe(wanted.length)
  found.forEach((line, at) => {
    const due = wanted[at] ?? []
    const width = Math.max(line.length, due.length)
    for (let column = 0; column < width; column += 1)
      if (isHere(line[column]) || isHere(due[column])) expect(line[column]).toBe(due[column])
      else if (due[column] === '') expect(line[column]).toBe('')
  })
}

const wantedOf = {
  addRow({ places, parts, partOf }: Layout, words: string) {
    const { bottom } = rectangle({ places } as Layout, words)
    const width = Math.max(...places.map(({ length }) => length))
    const isLeavingHead = parts[bottom] === 'thead' && partOf[bottom + 1] !== partOf[bottom]
    const isOnePart = partOf[bottom] === partOf[bottom + 1] && !isLeavingHead
    const made = Array.from({ length: width }, (_, column) => {
      const above = places[bottom]?.[column]
      return isOnePart && above !== undefined && above === places[bottom + 1]?.[column] ? above : ''
    })
    return places.toSpliced(bottom + 1, 0, made)
  },
  removeRow({ places }: Layout, words: string) {
    return places.toSpliced(rectangle({ places } as Layout, words).top, 1)
  },
  addColumn({ places }: Layout, words: string) {
    const { right } = rectangle({ places } as Layout, words)
    return places.map((holed) => {
      const line = Array.from(holed)
      const isAcross = line[right] !== undefined && line[right] === line[right + 1]
      // A row that ends before it stays as short as it is.
      const isShort = line.length <= right || line.slice(0, right + 1).includes(undefined)
      const made = isAcross ? line[right] : isShort ? undefined : ''
      return line.length > right ? line.toSpliced(right + 1, 0, made) : line
    })
  },
  removeColumn({ places }: Layout, words: string) {
    const { left } = rectangle({ places } as Layout, words)
    return places.map((line) => Array.from(line).toSpliced(left, 1))
  },
}

const tools = { addRow, removeRow, addColumn, removeColumn } as const
const names = ['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const

const cellsOf = (html: string) =>
  new Map(Array.from(parsed(html).querySelectorAll('td, th'), (cell) => [cell.className, cell]))

const contentOf = (cell: Element | undefined) => [cell?.localName, cell?.innerHTML]

describe.each(names)('%s', (name) => {
  it('does to every place of any table what it says, and keeps all else, whatever the spans', () => {
    assert(
      property(tables, ({ html, cell }) => {
        const before = laidOut(html)
        pre(cell > 0)
        const old = cellsOf(html)
        const words = `nr ${cell}`
        const isLast = name === 'removeRow' ? before.places.length === 1 : false
        const isOnly = name === 'removeColumn' && before.places.every(({ length }) => length <= 1)
        const changed = after(html, words, tools[name])
        const found = cellsOf(changed)
        for (const [key, now] of found)
          if (key !== '') expect(contentOf(now)).toEqual(contentOf(old.get(key)))
        if (name.startsWith('add'))
          expect([...old.keys()].filter((key) => !found.has(key))).toEqual([])
        if (before.isOverlapping) return
        if (isLast || isOnly) expect(changed).toBe('<p></p>')
        else expectPlaces(changed, wantedOf[name](before, words))
      }),
      { numRuns: 60 },
    )
  })
})

it('leaves the cursor in the table, where its tools are, whichever row or column goes', () => {
  const row = (...words: string[]) => `<tr>${words.map((one) => `<td>${one}</td>`).join('')}</tr>`
  const html = `<p>a</p><table>${row('b', 'c')}${row('d', 'e')}</table><p>f</p>`
  for (const tool of [removeRow, removeColumn])
    for (const words of 'bcde') {
      const state = stateAfter(html, words, tool)
      expect(isInTable(state)).toBe(true)
      expect(stateAfter(html, words, removeTable).selection.$from.parent.textContent).toBe('f')
    }
})
