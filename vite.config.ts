import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { rebased } from './e2e/hosting/base.ts'
import { versionIn } from './src/offline/version.ts'

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const modulePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What MUI's own barrels import and nothing in the first load uses: inputs, and layout in place of which we have CSS. */
const UNUSED =
  /@mui[\\/](material[\\/]styles[\\/]enhanceHighContrast|system[\\/](Stack|Grid|Container)[\\/])/

/** CommonJS for a part of Emotion that nothing here uses: a bundler keeps such modules unless it is told that they only export. */
const NEVER_CALLED = /[\\/]hoist-non-react-statics[\\/]/

/** What the barrels of libraries bring along for pages that read and write, and the shell does without. */
const OF_PAGES =
  /query-core[\\/].*(Observer|infiniteQuery)|react-query[\\/].*[\\/](use[BIMQ]|suspense|errorBoundary|QueryErrorReset|IsRestoring)|[\\/]use(Blocker|MediaQuery)\./

/** What they bring along for dialogs alone; it stays with those. */
const OF_DIALOGS = /[\\/](useInfiniteQuery|infiniteQueryObserver)\./

/** Whether a module is among those that `root` imports statically; the graph is walked once. */
function reachedFrom(path: string): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined
  return (id, graph) => {
    if (reached === undefined) {
      const found = new Set<string>()
      const visit = (at: string) => {
        if (found.has(at) || UNUSED.test(at)) return
        found.add(at)
        graph.getModuleInfo(at)?.importedIds.forEach(visit)
      }
      visit(modulePath(path))
      reached = found
    }
    return reached.has(id)
  }
}

const inStart = reachedFrom('src/main.tsx')
const inNotFound = reachedFrom('src/app/pages/NotFoundPage.tsx')
const inList = reachedFrom('src/events/EventListPage.tsx')
const inForm = reachedFrom('src/events/EventEditPage.tsx')
const inDrawer = reachedFrom('src/events/list/EventFilterDrawer.tsx')
const inWriting = reachedFrom('src/collection/writeOptions.ts')
const inNetwork = reachedFrom('src/app/shell/NetworkBar.tsx')

/** The shell is what its smallest page needs. */
const inShell: typeof inStart = (id, graph) =>
  !OF_PAGES.test(id) && (inStart(id, graph) || inNotFound(id, graph))

function group(
  name: string,
  priority: number,
  holds: (id: string, graph: Graph) => boolean,
): Rolldown.CodeSplittingGroup {
  const isIn = (id: string, graph: Graph) => !OF_DIALOGS.test(id) && holds(id, graph)
  return { name: (id, graph) => (isIn(id, graph) ? name : null), debugName: name, priority }
}

/**
 * The first load in four files instead of fifty: libraries and shell, what list and form share, the list;
 * the form in two more; the safe writer, which comes with whatever writes; and what watches over the network, which
 * comes when the page is there. Everything else that is lazy stays in chunks of its own.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  group('libraries', 5, (id, graph) => inShell(id, graph) && id.includes('node_modules')),
  group('shell', 4, inShell),
  group('pages', 3, (id, graph) => inList(id, graph) && inForm(id, graph)),
  group('list', 2, inList),
  group('network', 2, inNetwork),
  group('writing', 2, inWriting),
  group('inputs', 1, (id, graph) => inForm(id, graph) && inDrawer(id, graph)),
  group('form', 0, inForm),
]

/** Large chunks are asked for beside the page that needs them; the names of the small ones would weigh more than they save. */
const isWorthPreloading = (file: string) =>
  /[\\/](?:inputs|form|pages|list|writing)-[^\\/]+\.js$|\.css$/.test(file)

/** Tells the page where it will live, as `path` of `config.json` says, and whoever builds where it lies. */
const atItsPath = (): Plugin => {
  const file = readFileSync(modulePath('public/config.json'), 'utf8')
  const { path = '/' }: { path?: string } = JSON.parse(file)
  return {
    name: 'at-its-path',
    apply: 'build',
    transformIndexHtml: (page) => rebased(page, path),
    closeBundle() {
      this.info(`The application is in ${modulePath('dist')}, to be served under ${path}`)
    },
  }
}

/** The worker's script: one file beside the index, told which version it keeps and what belongs to it. */
async function workerScript(bundle: Rolldown.OutputBundle): Promise<string> {
  const index = bundle['index.html']
  const version = index?.type === 'asset' ? versionIn(String(index.source)) : ''
  const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT: JSON.stringify({ version, files: files.toSorted() }) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: modulePath('src/offline/worker.ts'), output: { format: 'iife' } },
    },
  })
  if (version === '' || !('output' in made)) throw new Error('No version for the worker to keep')
  return made.output[0].code
}

/** The service worker comes last, when everything has its name. */
const worker: Plugin = {
  name: 'agenda-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerScript(bundle) })
    },
  },
}

/** Whole errands over many pages take minutes: test:full runs them, in both modes of the service. */
const leftToFull = process.env['AGENDA_FULL'] ? [] : ['**/*.wide.*']

/** Some of the tests, with what they need around them. */
const project = (
  name: string,
  { exclude = [], ...test }: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, exclude: [...exclude, ...leftToFull], ...test },
})

// Relative asset addresses: one build serves any path, found from <base> at run time.
export default defineConfig({
  base: './',
  plugins: [react(), atItsPath(), worker],
  // It has workers of its own, from a blob, which a strict policy forbids; what uses it runs in ours.
  resolve: {
    alias: [{ find: /^fflate$/, replacement: modulePath('src/transfer/files/fflateHere.ts') }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(isWorthPreloading),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: NEVER_CALLED, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    // The two cores of the build machine; pages wait half of the time, for the service and for pauses in typing.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    // One worker runs file after file; what one could leave to the next, the set-up files take back.
    isolate: false,
    setupFiles: ['src/testSetup.ts'],
    // A test is of the project that its file's name says, at its end.
    projects: [
      project('pure', {
        include: ['src/**/*.test.ts'],
        exclude: ['src/**/*.{dom,service}.test.ts'],
      }),
      project('service', {
        include: ['src/**/*.service.test.ts', 'e2e/**/*.test.ts'],
        globalSetup: ['e2e/service/testRun.ts'],
      }),
      project('pages', {
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        environment: 'jsdom',
        setupFiles: ['src/testDocument.ts'],
        globalSetup: ['e2e/service/testRun.ts'],
      }),
    ],
  },
})
