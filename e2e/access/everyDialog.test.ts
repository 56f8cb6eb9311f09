import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { openings, readElsewhere } from './dialogs.ts'
import { drawsDialog, isReadBy, saysWords } from './namedDialogs.ts'

const root = new URL('../../src/', import.meta.url)

const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => [path, readFileSync(new URL(path, root), 'utf8')]),
)

const drawing = [...sources].filter(([, source]) => drawsDialog(source)).map(([path]) => path)

const named = new Set([
  ...Object.values(openings).map(({ source }) => source),
  ...Object.keys(readElsewhere),
])

test('every dialog there is opens before axe: none was added without being named', () => {
  expect(drawing.length).toBeGreaterThan(25)
  expect(drawing.filter((path) => !named.has(path))).toEqual([])
})

test('what is named is a dialog', () => {
  expect([...named].filter((path) => !drawing.includes(path))).toEqual([])
})

/** What stands beside a component, and who opens it. */
const around = (path: string): string[] =>
  [...sources]
    .filter(
      ([other, source]) =>
        posix.dirname(other) === posix.dirname(path) ||
        source.includes(`/${posix.basename(path)}'`),
    )
    .map(([, source]) => source)

test.each(Object.entries(readElsewhere))(
  '%s is read where it is said to be',
  (path, { journey, words }) => {
    expect(around(path).some((source) => saysWords(source, words))).toBe(true)
    const spec = readFileSync(new URL(`../${journey}`, import.meta.url), 'utf8')
    expect(isReadBy(spec, words)).toBe(true)
  },
)

test.each([
  ["import Dialog from '@mui/material/Dialog'", true],
  ["import Drawer from '@mui/material/Drawer'\nconst Wide = styled(Drawer)({})", true],
  ["import Pane from '@mui/material/SwipeableDrawer'", true],
  [
    "import { styled } from '@mui/material/styles'\nimport { Box, Modal } from '@mui/material'",
    true,
  ],
  ['<div role="alertdialog">', true],
  ['<dialog open>', true],
  ['<Dialog open>', true],
  ["import type { DialogProps } from '@mui/material/Dialog'", false],
  ["import DialogTitle from '@mui/material/DialogTitle'", false],
  ["import MenuItem from '@mui/material/MenuItem'", false],
])('%s: %s', (source, isDrawn) => {
  expect(drawsDialog(source)).toBe(isDrawn)
})

test('a journey that says other words, or reads nothing, is not the one', () => {
  const opens = "page.getByRole('dialog', { name: say(language, 'picture:chooser.title') })"
  const reads = `await expectReadable(${opens})`
  expect(isReadBy(reads, 'picture:chooser.title')).toBe(true)
  expect(
    isReadBy("await expectReadable(at(words('chooser.title')))", 'picture:chooser.title'),
  ).toBe(true)
  expect(isReadBy(reads, 'picture:upload.title')).toBe(false)
  expect(isReadBy(reads, 'history:chooser.title')).toBe(false)
  expect(isReadBy(opens, 'picture:chooser.title')).toBe(false)
})
