import { type Locator, type Page, expect } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import type { Site } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { type Language, say } from './words.ts'

const language: Language = 'en'

/** The visual editor of a description, as a person meets it: a text and a bar of tools with names. */
export class TextEditor {
  readonly #form: EventForm

  constructor(
    readonly page: Page,
    /** Of the event whose description it is. */
    readonly id: number,
  ) {
    this.#form = new EventForm(page, language)
  }

  get text(): Locator {
    return this.#form.text('description')
  }

  get #bar(): Locator {
    const field = this.#form.label('description')
    return this.page.getByRole('toolbar', { name: say(language, 'html:tool.bar', { field }) })
  }

  tool(path: string): Locator {
    return this.#bar.getByRole('button', { name: say(language, `html:${path}`), exact: true })
  }

  /** What a paragraph can be, to choose from. */
  get style(): Locator {
    return this.#bar.getByRole('combobox', { name: say(language, 'html:tool.style') })
  }

  async use(path: string): Promise<void> {
    await this.tool(path).click()
  }

  /** Selects all words of the innermost element that has these. */
  async select(words: string): Promise<void> {
    await this.text.getByText(words, { exact: true }).selectText()
  }

  /** Puts the cursor behind the words of an element. */
  async putCursor(words: string): Promise<void> {
    await this.text.getByText(words, { exact: true }).click()
    await this.page.keyboard.press('End')
    // The browser tells an editor of texts where its cursor is when it draws the next time.
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }

  /** Answers the dialog that asks for an address. */
  async answer(dialogName: string, boxes: Readonly<Record<string, string>>): Promise<void> {
    for (const [box, typed] of Object.entries(boxes)) await this.box(dialogName, box).fill(typed)
    const dialog = this.dialog(dialogName)
    await dialog.getByRole('button', { name: say(language, 'html:dialog.apply') }).click()
    await expect(dialog).toHaveCount(0)
  }

  dialog(name: string): Locator {
    const key = name === 'picture' ? 'ui:picture' : (`html:dialog.${name}` as const)
    return this.page.getByRole('dialog', { name: say(language, key) })
  }

  /** A box of a dialog. */
  box(dialogName: string, box: string): Locator {
    const name = say(language, `html:dialog.${box}`)
    return this.dialog(dialogName).getByRole('textbox', { name })
  }

  /** Puts another text in the place of this one, as HTML. */
  async put(html: string): Promise<void> {
    await this.#form.show('description', 'source')
    await this.text.fill(html)
    await this.#form.show('description', 'visual')
    await expect(this.tool('tool.bold')).toBeVisible()
  }

  /** The HTML as the form has it; then the text is edited as it looks again. */
  async html(): Promise<string> {
    await this.#form.show('description', 'source')
    const html = await this.text.inputValue()
    await this.#form.show('description', 'visual')
    await expect(this.tool('tool.bold')).toBeVisible()
    return html
  }
}

/** An event with this description, opened. */
export async function openText(
  {
    page,
    site,
    signIn,
  }: {
    page: Page
    site: Site
    signIn: (language: Language, path: string) => Promise<void>
  },
  description: string,
): Promise<TextEditor> {
  const title = `Festa ${site.suffix}`
  const { id } = await seedEvent(site, language, { title, description, status: 'draft' })
  await signIn(language, `events/${id}`)
  const editor = new TextEditor(page, id)
  await expect(editor.text).toHaveAttribute('aria-multiline', 'true')
  return editor
}
