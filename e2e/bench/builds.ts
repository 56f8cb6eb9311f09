import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BUILT, buildIfStale } from '../commands/build.ts'
import { type Errand, errands, reactAdminErrands } from './errands.ts'

/** A built application. */
export interface Build {
  name: string
  errands: readonly Errand[]
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

/** @param packages whose Vite builds it */
function buildIn(place: string, packages = place): void {
  const vite = resolve(packages, 'node_modules', 'vite', 'bin', 'vite.js')
  execFileSync(process.execPath, [vite, 'build', '--base', './', '--logLevel', 'error'], {
    cwd: place,
    stdio: 'inherit',
  })
}

/** Builds another commit in a worktree of its own, which is gone afterwards. @returns where the built files are */
function builtAt(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'agenda-bench-'))
  const place = join(folder, 'checkout')
  git('worktree', 'add', '--quiet', '--detach', place, commit)
  try {
    installIn(place)
    buildIn(place)
    cpSync(join(place, 'dist'), join(folder, 'dist'), { recursive: true })
  } finally {
    git('worktree', 'remove', '--force', place)
  }
  return join(folder, 'dist')
}

/** The same in react-admin, its packages installed once, in a cache. @returns where the built files are */
function builtReactAdmin(): string {
  const place = resolve('node_modules', '.cache', 'agenda-bench')
  cpSync(join('e2e', 'bench', 'reactAdmin'), place, { recursive: true })
  if (!existsSync(join(place, 'node_modules', 'react-admin')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit' })
  buildIn(place, '.')
  return join(place, 'dist')
}

/**
 * A minimal application in react-admin, the build of another commit where one is named, and this checkout's, for as
 * long as the work lasts.
 */
export async function withBuilds<Result>(
  against: string | undefined,
  work: (builds: readonly Build[]) => Promise<Result>,
): Promise<Result> {
  await buildIfStale()
  const other = { name: 'react-admin', directory: builtReactAdmin(), errands: reactAdminErrands }
  const named = (commit: string) => git('rev-parse', '--short', commit)
  const here: Build = { name: `${named('HEAD')} here`, directory: resolve(BUILT), errands }
  if (against === undefined) return work([other, here])
  const directory = builtAt(against)
  try {
    return await work([other, { name: named(against), directory, errands }, here])
  } finally {
    rmSync(resolve(directory, '..'), { recursive: true })
  }
}
