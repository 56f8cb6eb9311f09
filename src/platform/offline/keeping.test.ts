import {
  type Built,
  keepConfiguration,
  keepIndex,
  keepVersion,
  cachedAnswer,
  lastCached,
} from './keeping.ts'

const scope = 'https://site.example/'
const built: Built = {
  scope,
  version: 'shell-1a.js',
  files: ['assets/shell-1a.js', 'assets/a.css'],
}

/** What a browser's caches do, as far as they are asked here. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  open(name: string) {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return Promise.resolve({
      put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
      match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
      keys: () => Promise.resolve([...kept.keys()]),
    })
  }
  match(address: string) {
    const found = [...this.all.values()].flatMap((kept) => kept.get(address) ?? [])
    return Promise.resolve(found[0]?.clone())
  }
  delete(name: string) {
    return Promise.resolve(this.all.delete(name))
  }
}

const index = (base: string, version = built.version) =>
  new Response(`<base href="${base}" /><script type="module" src="./assets/${version}"></script>`, {
    headers: { 'Content-Type': 'text/html' },
  })

const file = (type: string) => () => new Response('…', { headers: { 'Content-Type': type } })

/** A host that has all of it. */
const whole: Record<string, () => Response> = {
  '': () => index('/'),
  'config.json': file('application/json'),
  'assets/shell-1a.js': file('text/javascript'),
  'assets/a.css': file('text/css'),
}

let kept: Caches

function host(files: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = files[address.replace(scope, '')]
    return answer ? answer() : new Response('', { status: 404 })
  })
}

beforeEach(() => {
  kept = new Caches()
  vi.stubGlobal('caches', kept)
})

it('keeps every file of a version, its index and its configuration', async () => {
  host(whole)
  await keepVersion(built)
  for (const path of Object.keys(whole))
    expect(await cachedAnswer(scope + path), path).toBeDefined()
})

it.each([
  ['a file is not there', { 'assets/a.css': () => new Response('', { status: 404 }) }],
  ['the index stands in place of a file', { 'assets/a.css': () => index('/') }],
  ['the index is of another version', { '': () => index('/', 'shell-2b.js') }],
])('keeps nothing where %s', async (_, other) => {
  host({ ...whole, ...other })
  await expect(keepVersion(built)).rejects.toThrow()
  expect(kept.all.size).toBe(0)
})

it('does not take a version for kept that another worker has tidied away meanwhile', async () => {
  host({
    ...whole,
    'config.json': () => {
      kept.all.clear()
      return file('application/json')()
    },
  })
  await expect(keepVersion(built)).rejects.toThrow('gone')
})

it('keeps the index of its own address alone: an agenda below it has one too, of the same version', async () => {
  host(whole)
  await keepVersion(built)
  expect(await keepIndex(built, index('/agenda/'))).toBe(false)
  expect(await (await cachedAnswer(scope))?.text()).toContain('href="/"')
  expect(await keepIndex(built, index('/'))).toBe(true)
})

it('opens what was kept last, though a page still holds the version before', async () => {
  const before = { ...built, version: 'shell-0z.js' }
  await keepIndex(before, index('/', before.version))
  await keepConfiguration(before, Response.json({ of: 'before' }))
  expect(await (await lastCached(built, scope))?.text()).toContain(before.version)
  await keepIndex(built, index('/'))
  await keepConfiguration(built, Response.json({ of: 'now' }))
  expect(await (await lastCached(built, scope))?.text()).toContain(built.version)
  expect(await (await lastCached(built, `${scope}config.json`))?.json()).toEqual({ of: 'now' })
})
