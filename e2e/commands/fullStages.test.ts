import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fullStages } from './fullStages.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))

const files = ['src', 'e2e']
  .flatMap((room) => readdirSync(join(top, room), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .map((entry) => relative(top, join(entry.parentPath, entry.name)))

const stagesOf = (file: string): string[] =>
  Object.entries(fullStages).flatMap(([stage, parts]) =>
    parts.some((part) => file.includes(part)) ? [stage] : [],
  )

/** What a file does otherwise, or more of, in test:full. */
const saysMoreInFull = /process\.env\['AGENDA_FULL'\]|import .*\bpageModes\b/

describe('test:full', () => {
  const wide = files.filter((file) => file.includes('.wide.'))

  it('runs every test that npm test leaves to it, each of them once', () => {
    expect(wide.length).toBeGreaterThan(20)
    expect(wide.filter((file) => stagesOf(file).length !== 1)).toEqual([])
  })

  it('runs every test that has more to say there', () => {
    const more = files.filter((file) => saysMoreInFull.test(readFileSync(join(top, file), 'utf8')))
    expect(more.length).toBeGreaterThan(20)
    expect(more.filter((file) => stagesOf(file).length === 0)).toEqual([])
  })
})
