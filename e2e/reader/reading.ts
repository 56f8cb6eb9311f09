import { setTimeout } from 'node:timers/promises'
import { browserArguments } from '../commands/browser.ts'
import { expect, test as base } from '../fixtures.ts'
import { Orca, packagesMissing } from './orca.ts'

/** Milliseconds of silence after which Orca has said all. */
const PAUSE = 500

const MOST_STOPS = 90

/** Keys, and what Orca says to them. */
export class Reading {
  #heard = 0

  constructor(readonly orca: Orca) {
    this.forget()
  }

  /** What is said from now on. */
  forget(): void {
    this.#heard = this.orca.spoken().length
  }

  #since(): string {
    return this.orca.spoken().slice(this.#heard)
  }

  /** Waits until these were said in this order, since the last time. */
  async hears(...sentences: readonly string[]): Promise<void> {
    const inOrder = sentences
      .map((sentence) => sentence.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .map((sentence) => sentence.replaceAll(/[^ -~]/g, '.{1,3}'))
    await expect
      .poll(() => this.#since(), { timeout: 30_000 })
      .toMatch(new RegExp(inOrder.join('.*')))
    this.forget()
  }

  async presses(keys: string, ...sentences: readonly string[]): Promise<void> {
    this.forget()
    this.orca.press(...keys.split(' '))
    await this.hears(...sentences)
  }

  /** Waits until nothing more is said, as a person does before the next key. */
  async #hearsOut(): Promise<string> {
    for (let before = ''; ; before = this.#since()) {
      await setTimeout(PAUSE)
      if (this.#since() === before) return before
    }
  }

  /** Presses Tab until this is said, once a page that came is read: it may say the same. */
  async tabsTo(name: string): Promise<void> {
    await this.#hearsOut()
    for (let times = 0; times < MOST_STOPS; times += 1) {
      this.forget()
      this.orca.press('Tab')
      if ((await this.#hearsOut()).includes(name)) return
    }
    throw new Error(`Tab does not lead to “${name}”`)
  }

  types(text: string): void {
    this.orca.type(text)
  }
}

export const missing = packagesMissing()

/** Journeys in Debian's Chromium by real keys, with a screen reader; not run where a package of it is missing. */
export const test = base.extend<{ reading: Reading }, { orca: Orca | undefined }>({
  orca: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, run) => {
      if (missing.length > 0) return run(undefined)
      const orca = new Orca()
      await orca.start()
      await run(orca)
      orca.stop()
      return undefined
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, orca }, run) => {
      const browser = await playwright.chromium.launch({
        ...(orca ? { executablePath: '/usr/bin/chromium', env: orca.environment } : {}),
        headless: !orca,
        args: [
          ...browserArguments(),
          '--force-renderer-accessibility',
          '--disable-features=Translate',
        ],
      })
      await run(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  reading: async ({ orca, page }, run) => {
    if (!orca) throw new Error(`apt-get install ${missing.join(' ')}`)
    await page.bringToFront()
    await run(new Reading(orca))
  },
})
