import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { openPort } from '../service/port.ts'
import { say } from '../words.ts'
import { fillSignIn } from '../signIn.ts'
import { browserArguments, browserPath } from './browser.ts'

/** Fetched when it is asked for: nothing else here needs it, nor its hundred packages. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const REPORT = '.cache/lighthouse.json'

/** Out of a hundred. */
export type Scores = Record<(typeof CATEGORIES)[number], number>

/** A port that nobody has at this moment. */
async function freePort(): Promise<number> {
  const { port, close } = await openPort(async () => new Response())
  await close()
  return port
}

function scoresOf(file: string): Scores {
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number | null }>
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  }
}

/**
 * What Lighthouse says of the list of events under its desktop preset, to somebody who is signed in on this device.
 * @returns null where it cannot be fetched
 */
export async function lighthouseScores(root: string): Promise<Scores | null> {
  mkdirSync('.cache', { recursive: true })
  const port = await freePort()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: browserPath(),
    args: [...browserArguments(), `--remote-debugging-port=${port}`],
    locale: 'ca-ES',
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${root}ca/events`)
    await page.getByLabel(say('ca', 'signIn:keep.device')).check()
    await fillSignIn(page, 'editor', 'editor demo password')
    const options = [
      '--preset=desktop',
      '--quiet',
      '--disable-storage-reset',
      `--port=${port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${REPORT}`,
    ]
    // Not synchronously: the service answers from this very process.
    const child = spawn(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        `${root}ca/events`,
        ...options,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    )
    const [status] = (await once(child, 'exit')) as [number | null]
    return status === 0 ? scoresOf(REPORT) : null
  } finally {
    await browser.close()
  }
}
