import type { Locator, Page } from '@playwright/test'
import { type Language, say } from './words.ts'

/** Changes of many, as a person meets them: chosen in a list, an action of their menu, its dialog. */
export class BulkDialogs {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  say(path: string, holes?: Record<string, string | number>): string {
    return say(this.language, `job:${path}`, holes)
  }

  /** How many of something, in the words for several. */
  many(path: string, count: number): string {
    return this.say(`${path}_other`, { count })
  }

  button(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true })
  }

  box(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('combobox', { name, exact: true })
  }

  /** Opens the dialog of an action. */
  async open(path: string): Promise<Locator> {
    await this.page.getByRole('button', { name: this.say('menu'), exact: true }).click()
    await this.page.getByRole('menuitem', { name: this.say(path), exact: true }).click()
    return this.page.getByRole('dialog', { name: this.say(path), exact: true })
  }

  /** Chooses what a box that searches finds. */
  async pick(label: string, record: string): Promise<void> {
    await this.box(label).fill(record)
    await this.page.getByRole('option', { name: record }).click()
  }
}
