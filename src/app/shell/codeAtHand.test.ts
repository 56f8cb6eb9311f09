import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
)

/** The files that a file imports in this way, by their addresses below `src`. */
function imported(path: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(path, root), 'utf8')
  return [...text.matchAll(pattern)].map(([, address = '']) =>
    new URL(address, new URL(path, root)).pathname.slice(root.pathname.length),
  )
}

test('what comes with a gesture is all fetched while there is a network', () => {
  const opened = files.flatMap((path) =>
    imported(path, /\b(?:lazy|lazily)\([^']*?import\('([^']+)'\)/g),
  )
  expect(opened.length).toBeGreaterThan(30)
  const fetched = imported('app/shell/codeAtHand.ts', /import\('([^']+)'\)/g)
  expect(opened.filter((path) => !fetched.includes(path))).toEqual([])
})
