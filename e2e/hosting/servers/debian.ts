import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The path of a program or of a part of one; Debian's package is installed when root on Debian.
 * @throws Error saying what to install, where it is neither there nor to be had.
 */
export function programOf(path: string, ...packages: readonly string[]): string {
  if (existsSync(path)) return path
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit']
    const quiet = ['-qq', '-y', '--no-install-recommends']
    spawnSync('apt-get', ['update', '-qq'], { stdio })
    spawnSync('apt-get', ['install', ...quiet, ...packages], { stdio })
  }
  if (existsSync(path)) return path
  throw new Error(`${path} is not there: apt-get install ${packages.join(' ')}`)
}
