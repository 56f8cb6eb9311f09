import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openings, readElsewhere } from './dialogs.ts'

const root = new URL('../../src/', import.meta.url)

const drawing = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.tsx') &&
    !path.endsWith('.test.tsx') &&
    /<(Dialog|Popover|Drawer|Menu|Modal)\b/.test(readFileSync(new URL(path, root), 'utf8')),
)

test('every dialog there is opens before axe: none was added without being named', () => {
  const read = new Set([
    ...Object.values(openings).map(({ source }) => source),
    ...Object.keys(readElsewhere),
  ])
  expect(drawing.length).toBeGreaterThan(25)
  expect(drawing.filter((path) => !read.has(path))).toEqual([])
})
