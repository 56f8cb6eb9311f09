import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configurationOf } from '../../src/api/configuration.ts'

const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const documents = ['README.md', ...['.github', 'src', 'e2e'].flatMap(documentsIn)]
const textOf = (document: string) => readFileSync(document, 'utf8')
const readme = textOf('README.md')
const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts)

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)

/** The anchors of headings: small letters, digits and hyphens. */
const anchorsOf = (document: string) =>
  matches(textOf(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(documents)('every file and heading that %s links to exists', (document) => {
  const broken = matches(textOf(document), /\]\((?!https?:)([^)]+)\)/g).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

test.each(documents)('every path that %s names exists, from the root or beside it', (document) => {
  const text = textOf(document)
  const paths = matches(text, /`((?:src|e2e|locales|public|\.github)\/[\w./-]*|[\w./-]+\.tsx?)`/g)
  const missing = paths.filter((path) => ![path, join(dirname(document), path)].some(existsSync))
  expect(missing).toEqual([])
})

test('README names every npm script, and no document names another', () => {
  const named = (text: string) => matches(text, /npm (?:run )?(start|test(?!:)|(?<=run )[\w:]+)/g)
  expect(new Set(named(readme))).toEqual(new Set(scripts))
  expect(named(documents.map(textOf).join()).filter((name) => !scripts.includes(name))).toEqual([])
})

test('the example of a configuration is valid, and README explains each of its keys', () => {
  const [example = ''] = matches(textOf('.github/DEPLOYMENT.md'), /```json\n(\{[^`]*)```/g)
  const { service, ...others } = configurationOf(JSON.parse(example))
  const nested = Object.keys(service).map((key) => `service.${key}`)
  const explained = matches(readme, /^\| `([\w.]+)` +\|/gm)
  for (const key of [...Object.keys(others), ...nested]) expect(explained).toContain(key)
})
