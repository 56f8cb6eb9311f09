import { type Locator, type Page, expect } from '@playwright/test'
import { type EventForm, type PickerName, shownMoment } from './eventForm.ts'
import { say } from './words.ts'

/** Presses a key until this has the focus, at most so many times. */
export async function pressOnto(place: Locator, key: string, most: number): Promise<void> {
  await place.waitFor()
  for (let times = 0; times < most; times += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await place.page().keyboard.press(key)
  }
  await expect(place).toBeFocused()
}

/** Tabs until this has the focus. */
export function tabOnto(place: Locator): Promise<void> {
  return pressOnto(place, 'Tab', 80)
}

/** Tabs until the box of this role and label has the focus. */
export function tabTo(
  page: Page,
  role: 'textbox' | 'combobox' | 'checkbox',
  label: string | RegExp,
): Promise<void> {
  return tabOnto(page.getByRole(role, { name: label, exact: true }).last())
}

/** Fills the form of an event: by pointing, or with nothing but keys. */
export interface Hand {
  text(name: string, words: string): Promise<void>
  moment(name: string, wall: string): Promise<void>
  pick(name: PickerName, record: string): Promise<void>
  /** Makes what a picker does not find, in the dialog beside the form. */
  make(name: PickerName, record: string, choice: string): Promise<void>
  status(status: string): Promise<void>
  newEvent(): Promise<void>
  /** Saves as the status that is chosen: the first of the buttons. */
  save(): Promise<void>
}

export function mouse(form: EventForm): Hand {
  const { page, language } = form
  return {
    text: (name, words) => form.text(name).fill(words),
    moment: (name, wall) => form.typeMoment(name, wall),
    pick: (name, record) => form.pick(name, record),
    async make(name, record, choice) {
      await form.choice(name).fill(record)
      await page.getByRole('option', { name: choice }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: form.say('quick.create'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: record, exact: true })).toBeVisible()
    },
    async status(status) {
      await form.choice('status').selectOption(status)
    },
    async newEvent() {
      await page
        .getByRole('link', { name: say(language, 'app:shell.events') })
        .first()
        .click()
      await page.getByRole('link', { name: say(language, 'eventList:new') }).click()
    },
    save: () =>
      page
        .getByRole('region', { name: form.say('action.label') })
        .getByRole('button')
        .first()
        .click(),
  }
}

export function keyboard(form: EventForm): Hand {
  const { page, language } = form
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  return {
    async text(name, words) {
      await tabTo(page, 'textbox', new RegExp(`^${form.label(name)}( ?\\*)?$`))
      await page.keyboard.type(words)
    },
    async moment(name, wall) {
      await tabOnto(form.text(name))
      await page.keyboard.type(shownMoment(wall))
      await form.expectMoment(name, wall)
    },
    async pick(name, record) {
      await tabTo(page, 'combobox', form.label(name))
      await page.keyboard.type(record)
      await page.getByRole('option', { name: record }).waitFor()
      await press('Enter')
      await expect(page.getByRole('button', { name: record, exact: true })).toBeVisible()
    },
    async make(name, record, choice) {
      await tabTo(page, 'combobox', form.label(name))
      await page.keyboard.type(record)
      await page.getByRole('option', { name: choice }).waitFor()
      await press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      await press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: record, exact: true })).toBeVisible()
    },
    async status(status) {
      await tabTo(page, 'combobox', form.label('status'))
      await page.keyboard.type(form.say(`status.${status}`))
    },
    async newEvent() {
      await press('Escape', 'g', 'e')
      await expect(
        page.getByRole('heading', { level: 1, name: say(language, 'eventList:title') }),
      ).toBeFocused()
      await press('n')
    },
    save: () => press('ControlOrMeta+s'),
  }
}
