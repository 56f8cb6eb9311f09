import type { Locator, Page } from '@playwright/test'
import { say, sayOf } from '../words.ts'
import { type FieldName, fieldsOf, pathOf, type Place, type Room } from './facts.ts'

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
  constructor(
    readonly page: Page,
    readonly root: string,
    readonly password: string,
  ) {
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

  conflict(room: Room): Locator {
    const name = sayOf(language, rooms[room], 'conflict.title')
    return this.page.getByRole('dialog', { name })
  }

  perhaps(): Locator {
    const names = ['title', 'unseenTitle'].map((key) => say(language, `recordForm:perhaps.${key}`))
    return this.page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
  }

  button(key: `${string}:${string}`): Locator {
    return this.page.getByRole('button', { name: say(language, key) })
  }

  async #sights(room: Room): Promise<readonly Sight[]> {
    const { page } = this
    const untouched = page.getByText(say(language, 'recordForm:saved.nothing'))
    const places: Record<Sight, Locator> = {
      signedOut: page.getByRole('dialog', { name: say(language, 'signIn:again.title') }),
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
    const seen = await Promise.all(
      Object.entries(places).map(async ([sight, place]) =>
        (await place.count()) > 0 ? [sight as Sight] : [],
      ),
    )
    return seen.flat()
  }

  /** Waits until one of these is to be seen; signs in again whenever that is asked. */
  async see(room: Room, ...wanted: Sight[]): Promise<Sight> {
    const end = Date.now() + patience
    while (Date.now() < end) {
      const sights = await this.#sights(room)
      if (sights.includes('signedOut')) await this.#signInAgain()
      else {
        const found = wanted.find((sight) => sights.includes(sight))
        if (found) return found
        await this.page.waitForTimeout(50)
      }
    }
    throw new Error(`waited in vain for ${wanted.join(', ')} at ${this.page.url()}`)
  }

  /** Any of it may be gone again by then: the dialog closes by itself when a proof of the account succeeds. */
  async #signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: say(language, 'signIn:again.title') })
    const password = dialog.getByLabel(new RegExp(`^${say(language, 'signIn:password')}`))
    const submit = dialog.getByRole('button', { name: say(language, 'signIn:submit') })
    await password.fill(this.password, { timeout: 2000 }).catch(() => undefined)
    await submit.click({ timeout: 2000 }).catch(() => undefined)
    await this.page.waitForTimeout(300)
  }

  /** Presses a button of a refusal, which may be gone by then. */
  async answer(key: `${string}:${string}`): Promise<boolean> {
    const button = this.page.getByRole('alert').getByRole('button', { name: say(language, key) })
    const isPressed = await isDone(button.first().click({ timeout: 2000 }))
    await this.page.waitForTimeout(300)
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
    while ((await this.see(room, 'leaving', 'settings')) === 'leaving')
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
    while ((await this.see(place.room, 'here', 'refused')) === 'refused')
      await this.answer('ui:refusal.retry')
  }
}
