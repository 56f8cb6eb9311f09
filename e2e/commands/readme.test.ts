import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { configurationOf } from '../../src/service/configuration.ts'

const readme = readFileSync('README.md', 'utf8')
const contributing = readFileSync('.github/CONTRIBUTING.md', 'utf8')

/** What a heading is linked by: small letters, hyphens, nothing else. */
const anchorsOf = (text: string) =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

describe('README', () => {
  test('shows a whole configuration that is taken as it is', () => {
    const [, example = ''] = /```json\n(\{\n {2}"siteName"[^`]*)```/.exec(readme) ?? []
    expect(configurationOf(JSON.parse(example))).toMatchObject({ path: '/agenda/' })
  })

  it.each(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts))(
    'says what "%s" does',
    (name) => {
      const command = ['test', 'start'].includes(name) ? `npm ${name}` : `npm run ${name}`
      expect(readme).toContain(command)
    },
  )
})

test.each([
  ['README', /\]\(#([^)]+)\)/g, readme],
  ['CONTRIBUTING', /README\.md#([^)]+)\)/g, contributing],
])('links of %s lead to headings of README', (_, link, text) => {
  const wanted = [...text.matchAll(link)].map(([, anchor = '']) => anchor)
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.filter((anchor) => !anchorsOf(readme).has(anchor))).toEqual([])
})
