import type { Locator } from '@playwright/test'
import { say } from '../words.ts'
import type { DashboardPage } from './deskPage.ts'
import { language } from './deskSights.ts'
import type { Edit, FieldName, Room } from './facts.ts'

/** What an editor left unsaved, as the page tells of it. */
export class LeftBehind {
  constructor(readonly desk: DashboardPage) {}

  /** Waits until what was typed is kept, or need not be any more: a second after a pause, on a machine that has time. */
  async isKept({ mark }: Edit): Promise<boolean> {
    const look = async () => ((await this.desk.isKept(mark)) ? true : null)
    return (await this.desk.until(75, look)) ?? false
  }

  /** Which of these a note tells of: its words may come a moment after it. */
  async saidIn(note: Locator, left: readonly Edit[]): Promise<readonly Edit[]> {
    const look = async () => {
      const words = (await note.innerText({ timeout: 1000 }).catch(() => '')).split(/\W+/)
      const said = left.filter(({ mark }) => words.includes(mark))
      return said.length > 0 ? said : null
    }
    return (await this.desk.until(10, look)) ?? []
  }

  /**
   * Which of these are offered here: none where another page of this editor was quicker. Of one field it is the last,
   * for the note may name what stood there before it, which may be one of this editor, too.
   */
  async offered(left: readonly Edit[]): Promise<readonly Edit[]> {
    if (left.length === 0 || !(await this.desk.isOffered())) return []
    const said = await this.saidIn(this.desk.sights.draft(), left)
    return said.filter(({ field }, at) => said.findLastIndex((one) => one.field === field) === at)
  }

  /**
   * Takes up what is offered; whether it went into the form: it is kept under that name no more, even where the press
   * was not seen to its end. The note says nothing of it: a dialog may hide it, and another draft be offered in its
   * place.
   */
  async isTakenUp(offered: readonly Edit[]): Promise<boolean> {
    const marks = offered.map(({ mark }) => mark)
    const names = await this.desk.draftsOf(marks)
    await this.#press('drafts:take')
    const look = async () => {
      const kept = await this.desk.draftsOf(marks).catch(() => names)
      // Another page of this editor may hold the same text under a name of its own.
      return names.some((name) => !kept.includes(name)) ? true : null
    }
    return (await this.desk.until(50, look)) ?? false
  }

  discard(): Promise<boolean> {
    return this.#press('ui:discard')
  }

  /** Which of these the form of a new one holds: another may be offered between reading a note and taking it up. */
  async heldAs(room: Room, field: FieldName, left: readonly Edit[]): Promise<readonly Edit[]> {
    const look = async () => {
      const box = this.desk.sights.text(room, field)
      const name = await box.inputValue({ timeout: 1000 }).catch(() => '')
      const held = left.filter(({ value }) => value === name)
      return held.length > 0 ? held : null
    }
    return (await this.desk.until(25, look)) ?? []
  }

  #press(key: 'drafts:take' | 'ui:discard'): Promise<boolean> {
    const note = this.desk.sights.draft()
    return this.desk.press(note.getByRole('button', { name: say(language, key) }))
  }
}
