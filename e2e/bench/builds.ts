import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../commands/build.ts'
import { BUILT } from '../commands/servers.ts'

/** A built application. */
export interface Build {
  name: string
  /** where its files are, absolute */
  directory: string
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8' }).trim()

/** The packages of a checkout: those of this one where the lock file is the same. */
function installIn(place: string): void {
  const lockIn = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockIn(place) === lockIn('.'))
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit' })
}

/** Builds another commit in a worktree of its own, which is gone afterwards. @returns where the built files are */
function builtAt(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'agenda-bench-'))
  const place = join(folder, 'checkout')
  git('worktree', 'add', '--quiet', '--detach', place, commit)
  try {
    installIn(place)
    const vite = join('node_modules', 'vite', 'bin', 'vite.js')
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: place,
      stdio: 'inherit',
    })
    cpSync(join(place, 'dist'), join(folder, 'dist'), { recursive: true })
  } finally {
    git('worktree', 'remove', '--force', place)
  }
  return join(folder, 'dist')
}

/** This checkout's build, and beside it that of another commit, for as long as the work lasts. */
export async function withBuilds<Result>(
  against: string | undefined,
  work: (builds: readonly Build[]) => Promise<Result>,
): Promise<Result> {
  await buildIfStale()
  const here: Build = { name: git('rev-parse', '--short', 'HEAD'), directory: resolve(BUILT) }
  if (against === undefined) return work([here])
  const directory = builtAt(against)
  try {
    return await work([{ name: git('rev-parse', '--short', against), directory }, here])
  } finally {
    rmSync(resolve(directory, '..'), { recursive: true })
  }
}
