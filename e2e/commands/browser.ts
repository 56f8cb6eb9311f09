import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where browsers of the Chromium family are usually installed, on Linux, macOS and Windows. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const REMEDIES = `No browser was found. One of these helps:
  - install Chromium or Google Chrome;
  - run "npx playwright install chromium";
  - set PLAYWRIGHT_CHROMIUM to the path of a browser of that family.`

function found(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'] ?? process.env['CHROME_PATH']
  const candidates = [named, ...USUAL_PLACES, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

function isRootOnDebian(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release)
}

function run(program: string, ...args: string[]): boolean {
  console.log(`> ${program} ${args.join(' ')}`)
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function installPlaywrights(): void {
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
}

function installDebians(): void {
  if (!isRootOnDebian()) return
  if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium')
}

/**
 * The path of a browser to test with: an installed one, else Playwright's own, else Debian's package
 * when root on Debian. Throws with the remedies when none can be had.
 */
export function browserPath(): string {
  for (const install of [() => {}, installPlaywrights, installDebians]) {
    install()
    const path = found()
    if (path !== undefined) return path
  }
  throw new Error(REMEDIES)
}

/** Quiet, offline and, for root only, without the sandbox that root cannot have. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
