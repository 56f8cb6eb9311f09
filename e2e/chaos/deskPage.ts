import type { Locator, Page } from '@playwright/test'
import { keptByKey } from '../keptIn.ts'
import { say } from '../words.ts'
import { DeskSights, language, type Sight } from './deskSights.ts'
import type { FieldName, Room } from './facts.ts'
import { Wire } from './wire.ts'

/** Milliseconds after which an editor stops waiting for a page that says nothing. */
export const patience = 120_000

export const isDone = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  )

/** What is heard of typing in a box from now on. */
function heardBy(box: EventTarget): { isTyped: boolean } {
  const heard = { isTyped: false }
  box.addEventListener('input', () => (heard.isTyped = true), { once: true })
  return heard
}

/** The page of an editor on a service that fails: waiting, and reaching what is to be seen on it. */
export class DashboardPage {
  readonly sights: DeskSights
  readonly wire: Wire

  constructor(
    readonly page: Page,
    readonly root: string,
    readonly password: string,
  ) {
    this.sights = new DeskSights(page)
    this.wire = new Wire(page)
    page.on('dialog', (dialog) => void dialog.accept())
  }

  /** Looks again every fifth of a second until there is something; null when that takes too many looks. */
  async until<Found>(looks: number, look: () => Promise<Found | null>): Promise<Found | null> {
    for (let tries = 0; tries < looks; tries += 1) {
      const found = await look()
      if (found !== null) return found
      await this.page.waitForTimeout(200)
    }
    return null
  }

  /** Whether something that was left behind is offered here. */
  isOffered(): Promise<boolean> {
    return isDone(this.sights.draft().waitFor({ timeout: 1000 }))
  }

  /** The names of the drafts that hold any of these marks. */
  async draftsOf(marks: readonly string[]): Promise<readonly string[]> {
    const drafts = await keptByKey<{ boxes: unknown }>(this.page, 'drafts')
    const isOf = (boxes: unknown) =>
      JSON.stringify(boxes)
        .split(/\W+/)
        .some((word) => marks.includes(word))
    return drafts.flatMap(({ key, body }) => (isOf(body.boxes) ? [key] : []))
  }

  /** Whether what has this mark is in a draft. */
  async isKept(mark: string): Promise<boolean> {
    return (await this.draftsOf([mark]).catch(() => [])).length > 0
  }

  /** What is said in the page, once the save is at its end and all is drawn: a toast may be there a moment before. */
  async alerts(): Promise<string> {
    await isDone(this.sights.button('ui:saving').waitFor({ state: 'detached' }))
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
    )
    return (await this.page.getByRole('alert').allInnerTexts()).join('\n')
  }

  async toasts(): Promise<string> {
    const region = this.page.getByRole('region', { name: say(language, 'ui:toast.region') })
    return (await region.allInnerTexts()).join('\n')
  }

  /**
   * Waits until one of these is to be seen; signs in again whenever that is asked.
   * @param takeUp what the dialog that asks may have kept from happening: done once that is gone, for it keeps keys to itself
   */
  async see<Wanted extends Sight>(
    room: Room,
    wanted: readonly Wanted[],
    takeUp?: () => Promise<unknown>,
  ): Promise<Wanted> {
    const end = Date.now() + patience
    let isOwed = false
    while (Date.now() < end) {
      const sights: readonly Sight[] = await this.sights.seen(room, ['signedOut', ...wanted])
      const found = wanted.find((sight) => sights.includes(sight))
      if (sights.includes('signedOut')) {
        await this.#signInAgain()
        isOwed = true
      } else if (found) return found
      else if (isOwed) {
        isOwed = false
        await takeUp?.()
      } else await this.page.waitForTimeout(75)
    }
    throw new Error(`waited in vain for ${wanted.join(', ')} at ${this.page.url()}`)
  }

  /** What the page shows and what it asked of the service: for whoever has to find out why it is silent. */
  async tale(): Promise<string> {
    const shown = await this.page.locator('body').ariaSnapshot()
    return `${this.page.url()}\n\n${shown}\n\n${this.wire.tale()}\n`
  }

  /** Any of it may be gone again by then: the dialog closes by itself when a proof of the account succeeds. */
  async #signInAgain(): Promise<void> {
    const dialog = this.sights.again()
    const password = dialog.getByLabel(new RegExp(`^${say(language, 'signIn:password')}`))
    const submit = dialog.getByRole('button', { name: say(language, 'signIn:submit') })
    await isDone(password.fill(this.password, { timeout: 2000 }))
    await isDone(submit.click({ timeout: 8000 }))
    await isDone(dialog.waitFor({ state: 'detached', timeout: 1000 }))
  }

  /**
   * Does something at which the dialog that asks to sign in may be in the way.
   * @param end milliseconds, when nobody waits for it any longer
   */
  async insist(act: () => Promise<unknown>, end = Date.now() + 9000): Promise<boolean> {
    while (Date.now() < end) {
      if (await isDone(act())) return true
      if (await this.sights.again().isVisible()) await this.#signInAgain()
    }
    return false
  }

  /** What is gone after a try has been pressed: a busy page answers late that it was. */
  press(place: Locator): Promise<boolean> {
    let tries = 0
    return this.insist(async () => {
      tries += 1
      if (tries > 1 && (await place.count()) === 0) return
      await place.click({ timeout: 3000 })
    })
  }

  /**
   * Types over what is in a box. `fill` chooses its text, and types after that into whatever has the focus by then: the
   * password of a dialog that came in between. Only what never came to the box is typed again, not what vanishes from it.
   */
  async type(room: Room, field: FieldName, value: string): Promise<void> {
    await this.see(room, ['here'])
    const box = this.sights.text(room, field)
    const fill = async () => {
      await this.sights.unfold(room, field)
      const heard = await box.evaluateHandle(heardBy, undefined, { timeout: 3000 })
      await box.fill(value, { timeout: 3000 })
      if (!(await heard.evaluate(({ isTyped }) => isTyped))) throw new Error('typed elsewhere')
    }
    if (!(await this.insist(fill, Date.now() + patience)))
      throw new Error(`nothing can be typed at ${this.page.url()}`)
  }

  /** Whether the form waits for whoever sits before it: something is unsaved, and nothing under way. */
  async isIdle(): Promise<boolean> {
    const { isUnsaved, isSaving } = await this.sights.form()
    return isUnsaved && !isSaving
  }

  /** What was saved or left to the queue is said for a moment: whoever looked away finds this. */
  async isBy(room: Room): Promise<'saved' | 'queued' | null> {
    if (new URL(this.page.url()).pathname.endsWith('/activity')) return 'queued'
    const { isUnsaved, isSaving } = await this.sights.form()
    const isHere = (await this.sights.seen(room, ['here'])).length > 0
    // A press for the queue that was thought to have missed may have been one.
    if (isHere && (await this.sights.waiting().count()) > 0) return 'queued'
    return isHere && !isUnsaved && !isSaving ? 'saved' : null
  }

  /** Presses a button of a refusal, which may be gone by then: a busy page answers late that it was pressed. */
  async answer(key: `${string}:${string}`): Promise<boolean> {
    const button = this.page.getByRole('alert').getByRole('button', { name: say(language, key) })
    if ((await button.count()) === 0) return false
    const isPressed = await isDone(button.first().click({ timeout: 2000 }))
    const isGone = await isDone(button.first().waitFor({ state: 'detached', timeout: 300 }))
    return isPressed || isGone
  }

  async leave(): Promise<void> {
    await this.page.goto(`${this.root}${language}/events`)
  }
}
