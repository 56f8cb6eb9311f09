import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const built = 'dist'

/** A file of script under another fingerprint. */
const renamed = (name: string) => name.replace(/(.{7}).\.js$/, 'N$1.js')

/**
 * A build in which every script has changed, and with it the names of all: what this one has is not in it, as on a host
 * that removes what is old.
 */
export async function nextBuild(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'agenda-build-'))
  await cp(built, directory, { recursive: true })
  const scripts = new Set(
    (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js')),
  )
  const named = (name: string) => (scripts.has(name) ? renamed(name) : name)
  for (const file of [...[...scripts].map((name) => `assets/${name}`), 'index.html', 'sw.js']) {
    const path = join(directory, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(/[\w.-]+\.js\b/g, named))
  }
  for (const name of scripts)
    await rename(join(directory, 'assets', name), join(directory, 'assets', renamed(name)))
  return { directory, remove: () => rm(directory, { recursive: true }) }
}
