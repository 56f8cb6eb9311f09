import { type Locator, expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'
import { say } from './words.ts'

export type PickerName = 'venue' | 'organizer' | 'categories' | 'tags'

/** What a date box shows of a wall time `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. */
export function shownMoment(wall: string): string {
  const [day = '', ...time] = wall.split(' ')
  return [day.split('-').toReversed().join('/'), ...time].join(' ')
}

/** The form of an event as a person meets it: boxes by their labels. */
export class EventForm extends PageObject {
  protected readonly rooms = ['eventForm', 'recordForm']

  label(name: string): string {
    return this.say(`label.${name}`)
  }

  /** What keeps it from being saved. */
  summary(): Locator {
    const ways = (['one', 'other'] as const).map((count) =>
      say(this.language, `form:summary.title_${count}`, { count: '.*' }),
    )
    return this.page.getByRole('region', { name: new RegExp(`^(${ways.join('|')})$`) })
  }

  text(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.label(name), exact: true })
  }

  flag(name: string): Locator {
    return this.page.getByRole('checkbox', { name: this.label(name), exact: true })
  }

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name: this.label(name), exact: true })
  }

  /** A button of the bar; saving an event that is out is called otherwise. */
  button(name: string): Locator {
    const region = this.page.getByRole('region', { name: this.say('action.save') })
    const named = (one: string) =>
      region.getByRole('button', { name: this.say(`action.${one}`), exact: true })
    return name === 'save' ? named('save').or(named('update')) : named(name)
  }

  /** Chooses one of the other ways to save. */
  async saveOtherwise(name: 'review' | 'schedule' | 'makeDraft' | 'saveDraft'): Promise<void> {
    await this.button('others').click()
    await this.page.getByRole('menuitem', { name: this.say(`action.${name}`) }).click()
  }

  /** Opens the fields that few events need, or the excerpt, which is titled by its label once it has words. */
  async unfold(name: 'advanced' | 'excerpt' = 'advanced'): Promise<void> {
    const titled = (title: string) =>
      this.page.getByRole('heading', { level: 2, name: title, exact: true })
    const section = titled(this.say(`section.${name}`))
    await (name === 'excerpt' ? section.or(titled(this.label(name))) : section).click()
  }

  /** Shows a text as HTML, or as it looks. */
  async show(name: string, view: 'visual' | 'source'): Promise<void> {
    const views = say(this.language, 'form:html.views', { field: this.label(name) })
    await this.page
      .getByRole('group', { name: views })
      .getByRole('button', { name: say(this.language, `form:html.${view}`) })
      .click()
  }

  /** Types a wall time `YYYY-MM-DD` or `YYYY-MM-DD HH:MM` over what a date box holds, key by key. */
  async typeMoment(name: string, wall: string): Promise<void> {
    await this.text(name).selectText()
    await this.page.keyboard.type(shownMoment(wall))
    await this.expectMoment(name, wall)
  }

  /** Waits until a date box shows `YYYY-MM-DD HH:MM`, or `YYYY-MM-DD` where it asks for a day. */
  async expectMoment(name: string, wall: string): Promise<void> {
    await expect(this.text(name)).toHaveValue(shownMoment(wall))
  }

  /** Finds a linked record by typing its name and chooses it. */
  async pick(name: PickerName, record: string): Promise<void> {
    await this.choice(name).fill(record)
    await this.page.getByRole('option', { name: record }).click()
  }

  /** Presses a button of the bar and waits for the notice that names the event and its status. */
  async save(button: string, title: string, status: string): Promise<void> {
    await this.button(button).click()
    await expect(this.saved(title, status)).toBeVisible()
  }

  /** The notice of a save. */
  saved(title: string, status: string, how: 'created' | 'updated' = 'updated'): Locator {
    const words = this.say(
      status === 'trash' ? 'status.trash' : `filters:status.${status}`,
    ).toLowerCase()
    return this.page.getByText(this.say(`saved.${how}`, { title, status: words }))
  }
}
