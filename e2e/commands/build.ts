import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

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

/** Built from within Vitest as from anywhere else: what packages have for tests writes styles that the policy refuses. */
async function buildForUse(): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ logLevel: 'warn' })
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Builds the application into dist/, unless what is there is newer than every source. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return
  console.log('Building the application …')
  await buildForUse()
}
