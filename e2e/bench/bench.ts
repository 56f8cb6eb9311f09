import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Build, withBuilds } from './builds.ts'
import { type Cost, costsOf, notePresses } from './errands.ts'
import { editorContext, middle, put, withTestServer } from './testServer.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    latency: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '7' },
    /** of how many events the town is: as many as a year has, or 10000 */
    town: { type: 'string', default: '' },
  },
})

interface Served extends Build {
  /** the address of its world, with a slash at its end */
  root: string
  /** costs of each round */
  rounds: Map<string, Cost>[]
  /** what a browser keeps of somebody who was here before, without any file */
  kept?: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** A build in front of a town of its own. */
async function served(server: string, build: Build): Promise<Served> {
  const world = `${server}worlds/${build.name.replace(/ .*/, '')}`
  const options = values.town === '10000' ? { big: true } : {}
  await put(world, { mode: 'live', data: 'town', options })
  await put(`${world}/build`, { directory: build.directory })
  return { ...build, root: `${world}/`, rounds: [] }
}

/** All errands once, in a browser that has no file yet, as an editor who was here before and is signed in. */
async function round(browser: Browser, one: Served): Promise<void> {
  const { root, rounds } = one
  const context = await editorContext(browser, root, one.kept && { storageState: one.kept })
  const page = await context.newPage()
  await notePresses(page)
  // Of every answer, that of a file too: a site that is far away is so with its files.
  const devtools = await context.newCDPSession(page)
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 }
  const far = { offline: false, latency: Number(values.latency), ...throughput }
  await devtools.send('Network.emulateNetworkConditions', far)
  rounds.push(await costsOf(page, root, one.errands))
  one.kept ??= await context.storageState()
  await context.close()
}

/** The figures of an errand, builds in the order they are served. */
function lineOf(errand: string, all: readonly Served[]): readonly unknown[] {
  const median = (what: keyof Cost, { rounds }: Served) =>
    middle(rounds.map((costs) => costs.get(errand)?.[what] ?? Number.NaN))
  const each = (figure: (one: Served) => number) =>
    all.map((one) => (Number.isNaN(figure(one)) ? '–' : Math.round(figure(one)))).join(' → ')
  const columns = (['ms', 'rows', 'first', 'requests', 'service'] as const).map((what) =>
    each((one) => median(what, one)),
  )
  return [errand, ...columns, each((one) => median('bytes', one) / 1000)]
}

function print(all: readonly Served[]): void {
  const line = (...cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`)
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}`)
  console.log(`Every answer ${values.latency} ms late; medians of ${values.rounds} rounds`)
  console.log(all.map(({ name }) => name).join(' → '))
  line('Errand', 'ms', 'First rows, ms', 'First question, ms', 'Requests', 'Of the service', 'kB')
  line(...Array.from({ length: 7 }, () => '---'))
  for (const errand of all.at(-1)?.rounds[0]?.keys() ?? []) line(...lineOf(errand, all))
}

await withBuilds(values.against, (builds) =>
  withTestServer(async (server, browser) => {
    const all: Served[] = []
    for (const build of builds) all.push(await served(server, build))
    // In turn, so that all meet the same machine; the first round warms the service up.
    for (let at = 0; at <= Number(values.rounds); at += 1) {
      for (const one of all) await round(browser, one)
      if (at === 0) for (const { rounds } of all) rounds.length = 0
    }
    print(all)
  }),
)
