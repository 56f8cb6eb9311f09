import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const resources = ['events', 'venues', 'organizers', 'categories', 'tags']
/** Features that edit events, through a public file of their own. */
const editing = new Set(['translations', 'calendar', 'transfer', 'visibility'])
/** What every page may use of what is below it. */
const base = ['ui', 'api', 'platform', 'time', 'i18n']
const below = [...resources, 'resources', 'core', ...base]

/** Which features a feature may import from, besides the resources and what is below them. */
const features: Record<string, readonly string[]> = {
  calendar: ['translations'],
  dashboard: ['calendar', 'translations', 'activity'],
  visibility: ['translations'],
  duplicates: ['translations', 'activity'],
  connection: [],
  'api-reference': ['connection'],
  search: [],
  help: [],
  trash: [],
  activity: ['translations'],
  transfer: ['calendar', 'translations'],
  translations: [],
}

/** From which folders a folder may import; whatever is in no list here is a mistake in the tree. */
const mayImport: Record<string, readonly string[]> = {
  app: [...Object.keys(features), ...below],
  ...Object.fromEntries(
    Object.entries(features).map(([feature, others]) => [feature, [...others, ...below]]),
  ),
  resources: below,
  ...Object.fromEntries(resources.map((resource) => [resource, below])),
  core: base,
  ui: ['i18n', 'time', 'platform'],
  api: ['time'],
  platform: [],
  time: [],
  i18n: [],
}

/** Words that are written in their own folders only: elsewhere they would be a second home of a fact. */
const homes: readonly [word: RegExp, folders: readonly string[]][] = [
  [/\bfetch\(/, ['api', 'platform']],
  [/\bqueryKey\b/, ['core']],
  [/\b(i18n|wpml)_language\b/, ['api']],
  [/\btotal_pages\b/, ['api', 'core']],
  [/\b(trustedTypes|createPolicy|DOMParser)\b/, ['platform']],
  [/dangerouslySetInnerHTML|\b(inner|outer)HTML = |insertAdjacentHTML|\bsrcDoc\b/, []],
  [/\b(local|session)Storage\b/, ['ui']],
  [/\bindexedDB\b|from 'idb'/, ['platform']],
  [/\bcaches\./, ['platform']],
  [/\bserviceWorker\b/, ['platform']],
  // Pages that are served without TLS lack it.
  [/\brandomUUID\(/, ['api']],
]

/** The folder that the rules are about: a feature and a resource have rules of their own. */
function folderOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/')
  const isParent = first === 'features' || first === 'resources'
  return isParent && rest.length > 0 ? second : first
}

interface File {
  /** Below `src`, such as `resources/events/list/EventList.tsx`. */
  path: string
  folder: string
  text: string
}

const files: File[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path,
    folder: folderOf(path),
    text: readFileSync(join(root, path), 'utf8'),
  }))

const isTest = ({ path }: File) => /\.test\.tsx?$|Bed\.tsx?$|(^|\/)test[A-Z]\w*\.tsx?$/.test(path)
const product = files.filter((file) => !isTest(file) && file.path.includes('/'))

/** What a file imports from other files, as paths below `src`. */
function importsOf({ path, text }: File): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
  return [...found].map(([, address = '']) => relative(root, join(root, dirname(path), address)))
}

interface Import {
  from: File
  to: string
  folder: string
}

function importsAcross(): Import[] {
  return product
    .flatMap((from) => importsOf(from).map((to) => ({ from, to, folder: folderOf(to) })))
    .filter(({ from, to, folder }) => folder !== from.folder && !to.startsWith('../locales/'))
}

const inWords = ({ from, to }: Import) => `${from.path} imports ${to}`

describe('folders', () => {
  it('are read at all', () => expect(importsAcross().length).toBeGreaterThan(100))

  it('are all known', () => {
    const unknown = product.filter(({ folder }) => !Object.hasOwn(mayImport, folder))
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  it('import from those below them only', () => {
    const wrong = importsAcross().filter(
      ({ from, folder }) => !mayImport[from.folder]?.includes(folder),
    )
    expect(wrong.map(inWords)).toEqual([])
  })

  it('leave the writer of records to itself: it knows neither jobs nor views', () => {
    const writer = product.filter(({ path }) => path.startsWith('core/write/'))
    const above = writer.flatMap((from) =>
      importsOf(from).map((to) => `${from.path} imports ${to}`),
    )
    expect(above.filter((one) => / core\/(job|views)\//.test(one))).toEqual([])
  })

  it('that are resources are imported through their public file only', () => {
    const sideways = importsAcross().filter(
      ({ from, to, folder }) =>
        !['app', 'core', 'resources'].includes(from.folder) &&
        resources.includes(folder) &&
        to !== `resources/${folder}/${folder}.ts` &&
        !to.endsWith('/hooks.ts') &&
        // A public file that held these would bring a form to whoever reads a record.
        !/(Form|Narrowing|LosingEvents)\.tsx$/.test(to) &&
        // An event is read with the venues and organizers in it, whose public files know of events.
        !/(venue|organizer)Record\.ts$/.test(to) &&
        !(editing.has(from.folder) && to === 'resources/events/editing.ts'),
    )
    expect(sideways.map(inWords)).toEqual([])
  })

  it('know nothing outside of src but the words', () => {
    const outside = importsAcross().filter(({ to }) => to.startsWith('..'))
    expect(outside.map(inWords)).toEqual([])
  })

  it.each(homes)('write %s in its own home only', (word, homesOfWord) => {
    const elsewhere = product.filter(
      ({ folder, text }) => !homesOfWord.includes(folder) && word.test(text),
    )
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  it('put no sign between facts that is read aloud: `Facts` draws one', () => {
    const dotted = product.filter(({ text }) => / ·[ {`']/.test(text))
    expect(dotted.map(({ path }) => path)).toEqual([])
  })

  it('are one concept each: at most 400 lines', () => {
    const long = files.filter((file) => file.text.split('\n').length > 400)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('import each other in one direction: no chain of imports leads back to its beginning', () => {
    const to = new Map(product.map((file) => [file.path, importsOf(file)]))
    const done = new Set<string>()
    const circles: string[] = []
    const follow = (path: string, chain: readonly string[]) => {
      const at = chain.indexOf(path)
      if (at >= 0) circles.push([...chain.slice(at), path].join(' → '))
      if (at >= 0 || done.has(path)) return
      for (const next of to.get(path) ?? []) follow(next, [...chain, path])
      done.add(path)
    }
    for (const path of to.keys()) follow(path, [])
    expect(circles).toEqual([])
  })

  it('are named by their kind: PascalCase.tsx for components, camelCase for the rest', () => {
    const names = files.map(({ path }) => ({ path, name: path.split('/').at(-1) ?? '' }))
    const wrong = names.filter(
      ({ name }) =>
        !/^([A-Z]\w*((\.wide)?\.test)?\.tsx|[a-z]\w*((\.wide)?(\.dom|\.service)?\.test)?\.tsx?)$|\.d\.ts$/.test(
          name,
        ),
    )
    const vague = names.filter(({ path }) =>
      /(^|\/)(index|types)\.tsx?$|(^|\/)(utils|helpers|common)\//.test(path),
    )
    expect([...wrong, ...vague].map(({ path }) => path)).toEqual([])
  })

  it('import by address, with the ending', () => {
    const bare = files.filter((file) =>
      importsOf(file).some((to) => !/\.(tsx?|json|css)(\?worker&url)?$/.test(to)),
    )
    expect(bare.map(({ path }) => path)).toEqual([])
  })
})
