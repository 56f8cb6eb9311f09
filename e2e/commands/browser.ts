import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './debian.ts'

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

/** Debian's Chromium without windows: the same pages for three quarters of the processor's time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

function found(...places: readonly string[]): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'] ?? process.env['CHROME_PATH']
  return [named, ...places].find((path) => path !== undefined && path !== '' && existsSync(path))
}

function installPlaywrights(): void {
  console.log('Installing Chromium …')
  const cli = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, cli, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * The path of a browser to test with: the one that is named, else Debian's without windows, installed when root on
 * Debian, else any other, else Playwright's own. Throws with the remedies when none can be had.
 */
export function browserPath(): string {
  const all = [HEADLESS, ...USUAL_PLACES, chromium.executablePath()]
  if (found(HEADLESS) === undefined) installPackages('chromium-headless-shell')
  if (found(...all) === undefined) installPlaywrights()
  const path = found(...all)
  if (path === undefined) throw new Error(REMEDIES)
  // The workers of this process look no further.
  process.env['PLAYWRIGHT_CHROMIUM'] = path
  return path
}

/** Quiet, offline and, for root only, without the sandbox that root cannot have. */
export function browserArguments(): string[] {
  const quiet =
    '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
      ' ',
    )
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
