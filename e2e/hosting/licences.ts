import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Kinds under which others' code may be part of the application (SPDX), each of which asks for its notice. */
const ALLOWED = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT MPL-2.0 OFL-1.1 Unicode-3.0 Zlib'.split(' '),
)

/** The folder of a package in the name of a module. */
const folder = /^\0?((?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/

interface Manifest {
  name: string
  version: string
  license?: string
  repository?: string | { url?: string }
}

/** Of several kinds of which one may be chosen, one has to be allowed; of several that hold together, each. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((kind) => ALLOWED.has(kind)))

/** @throws Error for a kind that is not allowed */
export function noticeOf(
  { name, version, license = '', repository }: Manifest,
  texts: readonly string[],
): string {
  if (!isAllowed(license))
    throw new Error(`${name} ${version}: may code under "${license}" be part of the application?`)
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return [`${name} ${version} (${license})`, source, ...texts]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

function noticeIn(directory: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const names = readdirSync(directory).filter((name) =>
    /^(licen[cs]e|copying|notice)(\W|$)/i.test(name),
  )
  const texts = names.toSorted().map((name) => readFileSync(join(directory, name), 'utf8'))
  return noticeOf(manifest, texts)
}

/**
 * Writes `licences.txt`: the notice of each package of which a module or a file is in the application or in one of its
 * workers. What a package has built in is its own to name.
 * @returns a plugin that collects, for the workers, which are built on the way, and one that writes besides
 */
export function licences(): { collecting: () => Plugin; writing: Plugin } {
  const folders = new Set<string>()
  const collect = (modules: Iterable<string>, bundle: Rolldown.OutputBundle) => {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' ? file.originalFileNames : [],
    )
    for (const id of [...modules, ...files]) {
      const [, directory] = folder.exec(id) ?? []
      if (directory !== undefined) folders.add(resolve(directory))
    }
  }
  return {
    collecting: () => ({
      name: 'collect-licences',
      generateBundle(_, bundle) {
        collect(this.getModuleIds(), bundle)
      },
    }),
    writing: {
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(this.getModuleIds(), bundle)
        const notices = new Set([...folders].map(noticeIn))
        // A host may not say how a text is encoded: a browser takes the mark at its beginning for it.
        const source = `\uFEFF${[...notices].toSorted().join(`\n\n${'─'.repeat(72)}\n\n`)}\n`
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
      },
    },
  }
}
