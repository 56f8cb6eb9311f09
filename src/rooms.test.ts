import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const resources = ['events', 'venues', 'organizers', 'categories', 'tags']
const byTheDoor = new Set([
  ...resources,
  'records',
  'trash',
  'activity',
  'translations',
  'calendar',
  'transfer',
  'desk',
  'visibility',
  'rules',
  'search',
  'hygiene',
  'about',
  'guide',
])
/** Places that edit events, by a door of its own. */
const editing = new Set(['translations', 'calendar', 'transfer', 'visibility', 'rules'])
/** What every page may use of what is below it. */
const grounds = ['ui', 'service', 'device', 'time', 'i18n', 'trusted']

/** Which rooms a room may open; whatever stands in no list here is a mistake in the tree. */
const mayOpen: Record<string, readonly string[]> = {
  app: [
    'desk',
    'trash',
    'activity',
    'calendar',
    'translations',
    'transfer',
    'visibility',
    'rules',
    'search',
    'hygiene',
    'about',
    'guide',
    'records',
    'offline',
    ...resources,
    'collection',
    'core',
    ...grounds,
  ],
  calendar: ['translations', ...resources, 'collection', 'core', ...grounds],
  desk: ['calendar', 'translations', 'activity', ...resources, 'collection', 'core', ...grounds],
  visibility: ['translations', ...resources, 'collection', 'core', ...grounds],
  rules: ['translations', ...resources, 'collection', 'core', ...grounds],
  hygiene: ['translations', 'records', 'activity', ...resources, 'collection', 'core', ...grounds],
  about: [...resources, 'collection', 'core', ...grounds],
  search: [...resources, 'collection', 'core', ...grounds],
  guide: ['ui', 'i18n'],
  trash: [...resources, 'collection', 'core', ...grounds],
  activity: ['translations', 'records', ...resources, 'collection', 'core', ...grounds],
  transfer: ['calendar', 'translations', 'records', ...resources, 'collection', 'core', ...grounds],
  translations: ['records', ...resources, 'collection', 'core', ...grounds],
  records: [...resources, 'collection', 'core', ...grounds],
  ...Object.fromEntries(
    resources.map((room) => [room, [...resources, 'collection', 'core', ...grounds]]),
  ),
  // The writer moves from the one to the other, and until all of it has they are one.
  collection: ['core', ...grounds],
  core: ['collection', ...grounds],
  ui: ['i18n', 'time', 'trusted'],
  service: ['time'],
  offline: ['device', 'trusted'],
  device: [],
  time: [],
  i18n: [],
  trusted: [],
}

/** Words that are said in their own rooms only: elsewhere they would be a second home of a fact. */
const homes: readonly [word: RegExp, rooms: readonly string[]][] = [
  [/\bfetch\(/, ['service', 'offline']],
  [/\bqueryKey\b/, ['collection', 'core']],
  [/\b(i18n|wpml)_language\b/, ['service']],
  [/\btotal_pages\b/, ['service', 'collection']],
  [/\b(trustedTypes|createPolicy|DOMParser)\b/, ['trusted']],
  [/dangerouslySetInnerHTML|\b(inner|outer)HTML = |insertAdjacentHTML|\bsrcDoc\b/, []],
  [/\b(local|session)Storage\b/, ['ui']],
  [/\bindexedDB\b|from 'idb'/, ['device']],
  [/\bcaches\./, ['device', 'offline']],
  [/\bserviceWorker\b/, ['device', 'offline']],
  // Pages that are served without TLS lack it.
  [/\brandomUUID\(/, ['service']],
]

interface File {
  /** Below `src`, such as `events/list/EventList.tsx`. */
  path: string
  room: string
  text: string
}

const files: File[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path,
    room: path.split('/')[0] ?? '',
    text: readFileSync(join(root, path), 'utf8'),
  }))

const isTest = ({ path }: File) => /\.test\.tsx?$|Bed\.tsx?$|(^|\/)test[A-Z]\w*\.tsx?$/.test(path)
const product = files.filter((file) => !isTest(file) && file.path.includes('/'))

/** What a file imports from other files, as paths below `src`. */
function importsOf({ path, text }: File): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
  return [...found].map(([, address = '']) => relative(root, join(root, dirname(path), address)))
}

function crossings(): { from: File; to: string; room: string }[] {
  return product
    .flatMap((from) => importsOf(from).map((to) => ({ from, to, room: to.split('/')[0] ?? '' })))
    .filter(({ from, to, room }) => room !== from.room && !to.startsWith('../locales/'))
}

describe('rooms', () => {
  it('are read at all', () => {
    expect(crossings().length).toBeGreaterThan(100)
  })

  it('are all known', () => {
    const unknown = product.filter(({ room }) => !Object.hasOwn(mayOpen, room))
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  it('open only the doors they may', () => {
    const wrong = crossings().filter(({ from, room }) => !mayOpen[from.room]?.includes(room))
    expect(wrong.map(({ from, to }) => `${from.path} opens ${to}`)).toEqual([])
  })

  it('that are resources open each other by the door only', () => {
    const sideways = crossings().filter(
      ({ from, to, room }) =>
        byTheDoor.has(from.room) &&
        resources.includes(room) &&
        to !== `${room}/${room}.ts` &&
        // A door that held these would bring a form to whoever reads a record.
        !/(InPlace|Narrowing|LosingEvents)\.tsx$/.test(to) &&
        !(editing.has(from.room) && to === 'events/editing.ts'),
    )
    expect(sideways.map(({ from, to }) => `${from.path} opens ${to}`)).toEqual([])
  })

  it('know nothing outside of src but the words', () => {
    const outside = crossings().filter(({ to }) => to.startsWith('..'))
    expect(outside.map(({ from, to }) => `${from.path} opens ${to}`)).toEqual([])
  })

  it.each(homes)('say %s in their own home only', (word, rooms) => {
    const elsewhere = product.filter(({ room, text }) => !rooms.includes(room) && word.test(text))
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  it('put no sign between facts that is read aloud: `Facts` draws one', () => {
    const dotted = product.filter(({ text }) => / ·[ {`']/.test(text))
    expect(dotted.map(({ path }) => path)).toEqual([])
  })

  it('are one idea each: at most 250 lines, 400 where tests of one page share its start', () => {
    const most = (file: File) => (isTest(file) ? 400 : 250)
    const long = files.filter((file) => file.text.split('\n').length > most(file))
    expect(long.map(({ path }) => path)).toEqual([])
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
