import { setTimeout } from 'node:timers/promises'
import { browserArguments } from '../commands/browser.ts'
import { expect, test as base } from '../fixtures.ts'
import { Orca, packagesMissing } from './orca.ts'

/** Milliseconds of silence after which all is said that a key leads to, and after which a page is read to its end. */
const PAUSE = 1000
const LONG_PAUSE = 3000

/** Milliseconds between two looks at what was said. */
const STEP = 100

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

  /**
   * Loads the page again by its key. Playwright opens a page with the focus left in the address bar, and Orca reads no
   * page that has not the focus; the key takes it there, as Return does after an address that is typed.
   */
  async reloads(): Promise<void> {
    await this.#hearsOut()
    this.forget()
    this.orca.press('F5')
  }

  /** Waits until all is said, as a person does before the next key; the longer where nothing is, as of a place without name. */
  async #hearsOut(pause = LONG_PAUSE): Promise<string> {
    let said = this.#since()
    for (let silence = 0; silence < (said === '' ? LONG_PAUSE : pause); silence += STEP) {
      await setTimeout(STEP)
      if (this.#since() === said) continue
      said = this.#since()
      silence = 0
    }
    return said
  }

  /** Presses Tab until this is said, once a page that came is read: it may say the same. */
  async tabsTo(name: string): Promise<void> {
    await this.#hearsOut()
    for (let times = 0; times < MOST_STOPS; times += 1) {
      this.forget()
      this.orca.press('Tab')
      if ((await this.#hearsOut(PAUSE)).includes(name)) return
    }
    throw new Error(`Tab does not lead to “${name}”`)
  }

  types(text: string): void {
    this.orca.type(text)
  }
}

export const missing = packagesMissing()

/**
 * Journeys in Debian's Chromium by real keys, each with a browser and a screen reader of its own; not run where a package
 * is missing.
 */
export const test = base.extend<{ orca: Orca; reading: Reading }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what is needed
  orca: async ({}, run) => {
    const orca = new Orca()
    await orca.start()
    await run(orca)
    orca.stop()
  },
  context: async ({ playwright, orca }, run) => {
    const context = await playwright.chromium.launchPersistentContext(orca.profile, {
      executablePath: '/usr/bin/chromium',
      env: orca.environment,
      headless: false,
      args: [...browserArguments(), '--force-renderer-accessibility'],
    })
    await run(context)
    await context.close()
  },
  page: async ({ context }, run) => {
    const [page] = context.pages()
    if (!page) throw new Error('The browser opened without a page')
    await run(page)
  },
  reading: async ({ orca }, run) => {
    await run(new Reading(orca))
  },
  signIn: async ({ signIn, reading }, run) => {
    await run(async (language, path) => {
      await signIn(language, path)
      await reading.reloads()
    })
  },
})
