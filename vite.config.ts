import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { rebased } from './e2e/hosting/base.ts'
import { licences } from './e2e/hosting/licences.ts'
import { messageFileOf } from './src/i18n/messageFiles.ts'
import { versionIn } from './src/platform/offline/version.ts'

const modulePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

function messagesOf(id: string): string | null {
  const [, language, namespace = ''] =
    /[\\/](?:locales|messages)[\\/](\w+)[\\/](\w+)\.(?:json|ts)$/.exec(id) ?? []
  const file = messageFileOf(namespace)
  return language === undefined || file === 'signIn' ? null : `${language}-${file}`
}

/** What one page or tool alone needs is a file for each feature, and one for what opens over the first page. */
function folderOf(id: string): string | null {
  const [, folder] =
    /[\\/]src[\\/]((?:app|features)[\\/][\w-]+|\w+)[\\/](?!.*(?:docxPack|workbook[\\/]))/.exec(
      id,
    ) ?? []
  if (folder === undefined || /^(app.(pages|settings|signIn)|platform|api|time)$/.test(folder))
    return null
  if (/^(app.shell|core|features.(help|search)|ui)$/.test(folder)) return 'tools'
  return /[\\/]resources[\\/]events[\\/]/.test(id) ? 'events' : folder.replace(/^\w+[\\/]/, '')
}

/** By page, in about forty files: the first load in three, the form of an event in one, what other pages share in one, and what paints rows of this device in one. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'early', test: /earlyRequests\.ts$/, priority: 6 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 5 },
  { name: 'first', tags: ['$initial'], priority: 4 },
  { name: messagesOf, debugName: 'messages', priority: 3 },
  { name: 'form', test: /(EventPages|formPages|SignInPage|signIn)\.(tsx?|json)$/, priority: 2 },
  { name: 'mirror', test: /core\/mirror\/(mirrorStore|listedPage)/, priority: 3 },
  { name: 'shared', minShareCount: 2, priority: 1 },
  { name: folderOf, debugName: 'folders' },
]

/**
 * The first requests leave when their own script is here, before the libraries are; the letters are fetched with them,
 * so that no line breaks anew when they come.
 */
const earlyFirst: Plugin = {
  name: 'early-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const letters = Object.keys(bundle).find((file) => /roboto-latin-wght\S+woff2$/.test(file))
      return page
        .replace(
          /(<script type="module"[^]*?)<link rel="modulepreload" crossorigin href="(\S+early-\S+)">/,
          '<script type="module" async fetchpriority="high" crossorigin src="$2"></script>\n    $1',
        )
        .replace(
          '</head>',
          `  <link rel="preload" as="font" type="font/woff2" crossorigin href="./${letters ?? ''}">\n  </head>`,
        )
    },
  },
}

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
      rolldownOptions: {
        input: modulePath('src/platform/offline/worker.ts'),
        output: { format: 'iife' },
      },
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

const { collecting, writing } = licences()

// Relative asset addresses: one build serves any path, found from <base> at run time.
export default defineConfig({
  base: './',
  plugins: [react(), earlyFirst, atItsPath(), worker, writing],
  worker: { plugins: () => [collecting()] },
  // It has workers of its own, from a blob, which a strict policy forbids; what uses it runs in ours.
  resolve: {
    alias: [
      { find: /^fflate$/, replacement: modulePath('src/features/transfer/files/fflateHere.ts') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The safe writer is with every form, and the hooks of a list ask for it only when they write.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    globals: true,
    // Testing Library, once per worker, would take the first file's hooks for all: src/testDocument.ts cleans up.
    env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
    // The two cores of the build machine; pages wait half of the time, for the service and for pauses in typing.
    maxWorkers: 2,
    // Pages leave much that is short-lived: in more room it is cleared away a quarter as often, and less of it survives.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    provide: { serviceRoot: 'http://127.0.0.1:8000' },
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
        setupFiles: ['e2e/service/testService.ts'],
      }),
      project('pages', {
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        environment: 'jsdom',
        setupFiles: ['src/testDocument.ts', 'e2e/service/testService.ts'],
      }),
    ],
  },
})
