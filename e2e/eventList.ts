import { type Locator, expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'
import { say } from './words.ts'

/** The list of events as a person meets it, in the language of the interface. */
export class EventList extends PageObject {
  protected readonly rooms = ['eventList', 'filters']

  /** The event's name, which opens it. */
  link(title: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: title, exact: true })
  }

  /** Waits until these events, and none of the others, are listed. */
  async expectOnly(shown: readonly string[], others: readonly string[]): Promise<void> {
    for (const title of shown) await expect(this.link(title)).toBeVisible()
    for (const title of others)
      if (!shown.includes(title)) await expect(this.link(title)).toHaveCount(0)
  }

  /** Goes to often wanted dates, or to the hidden events. */
  async goToDates(name: string): Promise<void> {
    await this.#choose(this.say('presets.label'), this.say(`presets.${name}`))
  }

  /** Goes to the events of one status. */
  async goToStatus(words: string): Promise<void> {
    await this.#choose(this.say('ui:status'), words)
  }

  async #choose(menu: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${menu}`) }).click()
    await this.page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
  }

  get search(): Locator {
    return this.page.getByRole('textbox', { name: this.say('search') })
  }

  get chips(): Locator {
    return this.page.getByRole('list', { name: this.say('chips.group') })
  }

  /** Opens the filters and gives the drawer. */
  async openFilters(): Promise<Locator> {
    const button = new RegExp(`^${this.say('drawer.button')}`)
    await this.page.getByRole('main').getByRole('button', { name: button }).first().click()
    return this.page.getByRole('dialog', { name: say(this.language, 'filters:drawer.button') })
  }

  async openRowMenu(title: string): Promise<Locator> {
    await this.page.getByRole('button', { name: this.say('row.actions', { title }) }).click()
    return this.page.getByRole('menu')
  }
}
