import { type Locator, type Page, type Route, expect } from '@playwright/test'
import { expectReadable } from './axe.ts'
import { type Language, say } from './words.ts'

/** Changes of many, as a person meets them: chosen in a list, an action of their menu, its dialog. */
export class BulkDialogs {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  say(path: string, holes?: Record<string, string | number>): string {
    return say(this.language, `bulk:${path}`, holes)
  }

  /** How many of something, in the words for several. */
  many(path: string, count: number): string {
    return this.say(`${path}_other`, { count, number: String(count) })
  }

  button(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true })
  }

  box(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('combobox', { name, exact: true })
  }

  /** Chooses so many records whose names have this in them; narrow lists have no box for all. */
  async choose(part: string, count: number): Promise<void> {
    const boxes = this.page.getByRole('main').getByRole('checkbox', { name: part })
    await expect(boxes).toHaveCount(count)
    for (const box of await boxes.all()) await box.check()
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.say('menu'), exact: true }).click()
    return this.page.getByRole('menu')
  }

  /** Opens the dialog of an action. */
  async open(path: string): Promise<Locator> {
    const menu = await this.openMenu()
    await menu.getByRole('menuitem', { name: this.say(path), exact: true }).click()
    return this.page.getByRole('dialog', { name: this.say(path), exact: true })
  }

  /** Reads the preview of what is chosen, says what it is like, and goes away. */
  async readAndLeave(dialog: Locator, preview: string): Promise<void> {
    await expect(dialog.getByText(preview)).toBeVisible()
    await expectReadable(dialog)
    await this.button(this.say('cancel')).click()
    await expect(dialog).toHaveCount(0)
  }

  /** Chooses what a box that searches finds. */
  async pick(label: string, record: string): Promise<void> {
    await this.box(label).fill(record)
    await this.page.getByRole('option', { name: record }).click()
  }

  /** Chooses one of the few of a box. */
  async select(label: string, option: string): Promise<void> {
    await this.box(label).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }
}

/** Keeps writes of records on their way until they are let go. */
export async function holdWrites(page: Page): Promise<() => Promise<void>> {
  const path = /\/wp-json\/.*\/events\/\d+/
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const hold = async (route: Route) => {
    if (route.request().method() !== 'GET') await held
    await route.fallback()
  }
  await page.route(path, hold)
  return async () => {
    letGo()
    await page.unroute(path, hold)
  }
}
