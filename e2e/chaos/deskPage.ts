import type { Locator, Page } from '@playwright/test'
import { say, sayOf } from '../words.ts'
import { type FieldName, fieldsOf, pathOf, type Place, type Room } from './facts.ts'
import { Wire } from './wire.ts'

const language = 'ca'

/** Milliseconds after which an editor stops waiting for a page that says nothing. */
const patience = 60_000

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

const isDone = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  )

/** The page of an editor on a service that fails: what is to be seen on it, and the hands that reach it. */
export class DeskPage {
  readonly wire: Wire

  constructor(
    readonly page: Page,
    readonly root: string,
    readonly password: string,
  ) {
    this.wire = new Wire(page)
    page.on('dialog', (dialog) => void dialog.accept())
  }

  text(room: Room, field: FieldName): Locator {
    const name = sayOf(language, rooms[room], `label.${field}`)
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** What was left behind in this form earlier. */
  draft(): Locator {
    return this.page.getByRole('region', { name: say(language, 'drafts:left') }).first()
  }

  /** Whether something that was left behind is offered here. */
  isOffered(): Promise<boolean> {
    return isDone(this.draft().waitFor({ timeout: 1000 }))
  }

  /** What is said in the page, once all of it is drawn: a toast may be there a moment before. */
  async alerts(): Promise<string> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
    )
    return (await this.page.getByRole('alert').allInnerTexts()).join('\n')
  }

  async toasts(): Promise<string> {
    const region = this.page.getByRole('region', { name: say(language, 'ui:toast.region') })
    return (await region.allInnerTexts()).join('\n')
  }

  conflict(room: Room): Locator {
    const name = sayOf(language, rooms[room], 'conflict.title')
    return this.page.getByRole('dialog', { name })
  }

  #again(): Locator {
    return this.page.getByRole('dialog', { name: say(language, 'signIn:again.title') })
  }

  perhaps(): Locator {
    const names = ['title', 'unseenTitle'].map((key) => say(language, `recordForm:perhaps.${key}`))
    return this.page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
  }

  button(key: `${string}:${string}`): Locator {
    return this.page.getByRole('button', { name: say(language, key) })
  }

  #placesOf(room: Room): Record<Sight, Locator> {
    const { page } = this
    const untouched = page.getByText(say(language, 'recordForm:saved.nothing'))
    return {
      signedOut: this.#again(),
      conflict: this.conflict(room),
      perhaps: this.perhaps(),
      refused: page
        .getByRole('alert')
        .getByRole('button', { name: say(language, 'ui:refusal.retry') }),
      unmoved: page.getByText(say(language, 'recordForm:differences.unmoved')),
      saved: page.getByText(/^S’ha (desat|afegit) «/).or(untouched),
      left: this.draft(),
      leaving: this.#leave(),
      settings: page.getByRole('heading', { name: say(language, 'settings:title'), level: 1 }),
      here: this.text(room, fieldsOf[room][0]),
    }
  }

  async #sights<Wanted extends Sight>(
    room: Room,
    wanted: readonly Wanted[],
  ): Promise<readonly Wanted[]> {
    const places = this.#placesOf(room)
    const seen = await Promise.all(
      wanted.map(async (sight) => ((await places[sight].count()) > 0 ? [sight] : [])),
    )
    return seen.flat()
  }

  /**
   * Waits until one of these is to be seen; signs in again whenever that is asked.
   * @param takeUp what the dialog that asks may have kept from happening
   */
  async see<Wanted extends Sight>(
    room: Room,
    wanted: readonly Wanted[],
    takeUp?: () => Promise<unknown>,
  ): Promise<Wanted> {
    const end = Date.now() + patience
    while (Date.now() < end) {
      const sights: readonly Sight[] = await this.#sights(room, ['signedOut', ...wanted])
      const found = wanted.find((sight) => sights.includes(sight))
      if (sights.includes('signedOut')) {
        await this.#signInAgain()
        await takeUp?.()
      } else if (found) return found
      else await this.page.waitForTimeout(75)
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
    const dialog = this.#again()
    const password = dialog.getByLabel(new RegExp(`^${say(language, 'signIn:password')}`))
    const submit = dialog.getByRole('button', { name: say(language, 'signIn:submit') })
    await isDone(password.fill(this.password, { timeout: 2000 }))
    await isDone(submit.click({ timeout: 2000 }))
    await isDone(dialog.waitFor({ state: 'detached', timeout: 1000 }))
  }

  /** Does something at which the dialog that asks to sign in may be in the way. */
  async insist(act: () => Promise<unknown>): Promise<boolean> {
    for (let tries = 1; tries < 4; tries += 1) {
      if (await isDone(act())) return true
      if (await this.#again().isVisible()) await this.#signInAgain()
    }
    return false
  }

  press(place: Locator): Promise<boolean> {
    return this.insist(() => place.click({ timeout: 3000 }))
  }

  /** Types over what is in a box. */
  async type(room: Room, field: FieldName, value: string): Promise<void> {
    await this.see(room, ['here'])
    const box = this.text(room, field)
    if (!(await this.insist(() => box.fill(value, { timeout: 3000 }))))
      throw new Error(`nothing can be typed at ${this.page.url()}`)
  }

  /** Whether the form waits for whoever sits before it: something is unsaved, and nothing under way. */
  async isIdle(): Promise<boolean> {
    const [unsaved, save] = await Promise.all([
      this.page.getByText(say(language, 'recordForm:action.unsaved')).count(),
      this.button('recordForm:action.saving').count(),
    ])
    return unsaved > 0 && save === 0
  }

  /** Presses a button of a refusal, which may be gone by then. */
  async answer(key: `${string}:${string}`): Promise<boolean> {
    const button = this.page.getByRole('alert').getByRole('button', { name: say(language, key) })
    const isPressed = await isDone(button.first().click({ timeout: 2000 }))
    await isDone(button.first().waitFor({ state: 'detached', timeout: 300 }))
    return isPressed
  }

  async leave(): Promise<void> {
    await this.page.goto(`${this.root}${language}/events`)
  }

  /** Leaves a form with its text kept on the device. */
  #leave(): Locator {
    return this.page.getByRole('button', {
      name: say(language, 'recordForm:leave.leave'),
      exact: true,
    })
  }

  /** By way of a page that nothing is read for, so that nothing of the last form is taken for the next. */
  async #walkTo(address: string, room: Room): Promise<void> {
    const link = this.page.getByRole('link', { name: say(language, 'settings:title') }).first()
    // A dialog over the page lets nobody walk.
    if (!(await isDone(link.click({ timeout: 3000 })))) return void (await this.page.goto(address))
    while ((await this.see(room, ['leaving', 'settings'])) === 'leaving')
      await isDone(this.#leave().click({ timeout: 2000 }))
    await this.#hush()
    await this.page.evaluate((url) => history.pushState({}, '', url), address)
  }

  /** Closes what earlier saves said. */
  async #hush(): Promise<void> {
    const close = this.button('ui:toast.close')
    while ((await close.count()) > 0) await isDone(close.first().click({ timeout: 2000 }))
  }

  /** @param isAnew as by a link from elsewhere; else within the application */
  async open(place: Place, isAnew: boolean): Promise<void> {
    const address = `${this.root}${language}/${pathOf(place)}`
    if (isAnew) await this.page.goto(address)
    else await this.#walkTo(address, place.room)
    while ((await this.see(place.room, ['here', 'refused'])) === 'refused')
      await this.answer('ui:refusal.retry')
  }
}
