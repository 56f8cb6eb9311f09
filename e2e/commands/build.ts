import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './stage.ts'

/** Where the built application lies. */
export const BUILT = 'dist'

const SOURCES = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** The latest modification (ms since the epoch) below a path. */
function modified(path: string): number {
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => modified(join(path, name))))
}

function isFresh(): boolean {
  if (!existsSync('dist/index.html')) return false
  return modified('dist/index.html') >= Math.max(...SOURCES.map(modified))
}

/** Builds the application into dist/, unless what is there is newer than every source. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return
  console.log('Building the application …')
  // Also from within Vitest: what packages have for tests writes styles that the policy refuses.
  const environment = { NODE_ENV: 'production' }
  const { status } = await runTool('vite', ['build', '--logLevel', 'warn'], { environment })
  if (status !== 0) throw new Error('The application could not be built.')
}
