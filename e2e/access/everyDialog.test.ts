import { readdirSync, readFileSync } from 'node:fs'
import { openings } from './dialogs.ts'

const root = new URL('../../src/', import.meta.url)

const surface = '(?:Swipeable)?(?:Dialog|Popover|Drawer|Menu|Modal)'

/** What a component that draws a dialog, a menu or a panel over the page imports or renders, whatever it calls it. */
const signs = [
  new RegExp(String.raw`^import \w+.* from '@mui/material/${surface}'`, 'm'),
  /<(?:dialog|Dialog|JobDialog|Popover|Drawer|Menu|Modal)\b/,
  /\brole="(?:alertdialog|dialog|menu)"/,
]

/** The frame of the dialogs of jobs: each of them opens by itself. */
const frame = 'core/job/JobDialog.tsx'

const drawing = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && path !== frame)
  .filter((path) => {
    const source = readFileSync(new URL(path, root), 'utf8')
    return signs.some((sign) => sign.test(source.replaceAll(/^import type .*$/gm, '')))
  })

test('every dialog that there is opens in the walk over dialogs', () => {
  const opened = new Set(Object.values(openings).map(({ source }) => source))
  expect(drawing.length).toBeGreaterThan(25)
  expect(drawing.filter((path) => !opened.has(path))).toEqual([])
  expect([...opened].filter((path) => !drawing.includes(path))).toEqual([])
})
