import { type Locator, type Page, expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'
import { say } from './words.ts'

/** Changes of many, as a person meets them: chosen in a list, an action of their menu, its dialog. */
export class BulkDialogs extends PageObject {
  protected readonly rooms = ['job']

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

const form = (count: number) => (count === 1 ? 'one' : 'other')

/** That so many are saved, in Catalan; or, with another word, what became of them. */
export function jobOver(place: Page | Locator, count: number, what = 'over'): Locator {
  const counts = say('ca', `job:counts.saved_${form(count)}`, { count })
  return place.getByText(say('ca', `job:${what}`, { counts }))
}

/** Changes so many in a dialog, and waits until all of them are saved. */
export async function changeAll(dialog: Locator, count: number): Promise<void> {
  const name = say('ca', `job:start.change_${form(count)}`, { count })
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(jobOver(dialog, count)).toBeVisible()
}
