import type { Locator, Page } from '@playwright/test'
import { say, sayOf } from '../words.ts'
import { type FieldName, fieldsOf, type Room } from './facts.ts'

/** What an editor reads. */
export const language = 'ca'

const rooms: Record<Room, readonly string[]> = {
  events: ['eventForm', 'recordForm'],
  venues: ['venueForm', 'recordForm'],
  organizers: ['organizerForm', 'recordForm'],
  tags: ['tagForm', 'termForm', 'recordForm'],
}

/** What an editor may find on the page, the most pressing first. */
export type Sight =
  | 'signedOut'
  | 'conflict'
  | 'perhaps'
  | 'refused'
  | 'unmoved'
  | 'saved'
  | 'left'
  | 'leaving'
  | 'settings'
  | 'here'

/** What is to be seen on the page of an editor. */
export class DeskSights {
  constructor(readonly page: Page) {}

  text(room: Room, field: FieldName): Locator {
    const name = sayOf(language, rooms[room], `label.${field}`)
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Opens the section of an excerpt, which is folded, under its label once it has words. */
  async unfold(room: Room, field: FieldName): Promise<void> {
    const box = this.text(room, field)
    if (field !== 'excerpt' || (await box.isVisible())) return
    const titled = (key: string) =>
      this.page.getByRole('heading', {
        level: 2,
        name: sayOf(language, rooms[room], key),
        exact: true,
      })
    await titled('section.excerpt').or(titled('label.excerpt')).click({ timeout: 3000 })
  }

  /** What was left behind in this form earlier. */
  draft(): Locator {
    return this.page.getByRole('region', { name: say(language, 'drafts:left') }).first()
  }

  conflict(room: Room): Locator {
    const name = sayOf(language, rooms[room], 'conflict.title')
    return this.page.getByRole('dialog', { name })
  }

  /** Over a form of whose record something waits to be sent. */
  waiting(): Locator {
    return this.page.getByRole('link', { name: say(language, 'activity:bar.see') })
  }

  again(): Locator {
    return this.page.getByRole('dialog', { name: say(language, 'signIn:again.title') })
  }

  perhaps(): Locator {
    const names = ['title', 'unseenTitle'].map((key) => say(language, `recordForm:perhaps.${key}`))
    return this.page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
  }

  /** Leaves a form with its text kept on the device. */
  leaveButton(): Locator {
    return this.page.getByRole('button', {
      name: say(language, 'ui:leave'),
      exact: true,
    })
  }

  button(key: `${string}:${string}`): Locator {
    return this.page.getByRole('button', { name: say(language, key) })
  }

  #placesOf(room: Room): Record<Sight, Locator> {
    const { page } = this
    const untouched = page.getByText(say(language, 'recordForm:saved.nothing'))
    return {
      signedOut: this.again(),
      conflict: this.conflict(room),
      perhaps: this.perhaps(),
      refused: page.getByRole('alert').getByRole('button', { name: say(language, 'ui:retry') }),
      unmoved: page.getByText(say(language, 'recordForm:differences.unmoved')),
      saved: page.getByText(/^S’ha (desat|afegit) «/).or(untouched),
      left: this.draft(),
      leaving: this.leaveButton(),
      settings: page.getByRole('heading', { name: say(language, 'app:shell.settings'), level: 1 }),
      here: this.text(room, fieldsOf[room][0]),
    }
  }

  /** Whether the form holds something unsaved, and whether it is being saved. */
  async form(): Promise<{ isUnsaved: boolean; isSaving: boolean }> {
    const [unsaved, saving] = await Promise.all([
      this.page.getByText(say(language, 'ui:unsaved')).count(),
      this.button('ui:saving').count(),
    ])
    return { isUnsaved: unsaved > 0, isSaving: saving > 0 }
  }

  /** The news of another save, which was found out later, may be on a page whose form is not settled. */
  async #isSettled(): Promise<boolean> {
    const { isUnsaved, isSaving } = await this.form()
    return !isUnsaved && !isSaving
  }

  async seen<Wanted extends Sight>(
    room: Room,
    wanted: readonly Wanted[],
  ): Promise<readonly Wanted[]> {
    const places = this.#placesOf(room)
    const seen = await Promise.all(
      wanted.map(async (sight) => {
        const isThere = (await places[sight].count()) > 0
        return isThere && (sight !== 'saved' || (await this.#isSettled())) ? [sight] : []
      }),
    )
    return seen.flat()
  }
}
