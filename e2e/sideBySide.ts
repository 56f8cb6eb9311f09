import { type Locator, type Page, expect } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import type { Site } from './fixtures.ts'
import { PageObject } from './pageObject.ts'
import type { Language } from './words.ts'

/** Languages side by side, as a person meets them: a column for each. */
export class SideBySide extends PageObject {
  protected readonly rooms = ['sideBySide']
  readonly form = new EventForm(this.page, this.language)

  /** A language as this one calls it. */
  nameOf(language: Language): string {
    return new Intl.DisplayNames(this.language, { type: 'language' }).of(language) ?? language
  }

  list(...languages: Language[]): string {
    return new Intl.ListFormat(this.language).format(languages.map((one) => this.nameOf(one)))
  }

  column(language: Language): Locator {
    return this.page.getByRole('region', { name: this.nameOf(language), exact: true })
  }

  title(language: Language): Locator {
    const label = new RegExp(`^${this.form.label('title')}( ?\\*)?$`)
    return this.column(language).getByRole('textbox', { name: label })
  }

  button(place: Locator, path: string, holes?: Record<string, string>): Locator {
    return place.getByRole('button', { name: this.say(path, holes), exact: true })
  }

  get save(): Locator {
    return this.button(this.page.getByRole('region', { name: this.say('save') }), 'save')
  }

  saved(title: string, ...languages: Language[]): Locator {
    return this.page.getByText(this.say('saved', { title, languages: this.list(...languages) }))
  }
}

/** Confirms so many links, which is all that there is to confirm of these records. */
export async function confirmLinks(page: Page, site: Site, language: Language, count: number) {
  await page.goto(`${site.root}${language}/translations?search=${site.suffix}&state=confirm`)
  const pairs = page.getByRole('listitem').getByRole('group')
  await expect(pairs).toHaveCount(count)
  await page.keyboard.press('j')
  for (let left = count - 1; left >= 0; left -= 1) {
    await page.keyboard.press('c')
    await expect(pairs).toHaveCount(left)
  }
}
