import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages where that can be done: as root on Debian, or on what is like it. */
export function installPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${packages.join(', ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options)
}

/**
 * The path of a program or of a part of one, installed if it can be.
 * @throws Error naming the packages to install
 */
export function programOf(path: string, ...packages: readonly string[]): string {
  if (!existsSync(path)) installPackages(...packages)
  if (existsSync(path)) return path
  throw new Error(`${path} is missing: apt-get install ${packages.join(' ')}`)
}
