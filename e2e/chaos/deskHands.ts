import type { Page } from '@playwright/test'
import { dayFromNow } from '../days.ts'
import { EventForm } from '../eventForm.ts'
import { say } from '../words.ts'
import { type Edit, type FieldName, fieldNames } from './facts.ts'

const language = 'ca'

/** milliseconds after which an editor stops waiting for a page that says nothing */
const patience = 60_000

interface Errand {
  root: string
  login: string
  password: string
  ids: readonly number[]
  random: () => number
}

/** What an editor may find on the page, the most pressing first. */
type Sight = 'signedOut' | 'conflict' | 'refused' | 'saved' | 'here'

/** An editor at work in a browser of their own, on a service that fails. */
export class DeskHands {
  readonly edits: Edit[] = []
  readonly #form: EventForm
  #nr = 0

  constructor(
    readonly page: Page,
    readonly errand: Errand,
  ) {
    this.#form = new EventForm(page, language)
    page.on('dialog', (dialog) => void dialog.accept())
  }

  get #login() {
    return this.errand.login
  }

  #chance(share: number): boolean {
    return this.errand.random() < share
  }

  #oneOf<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.errand.random() * list.length)]
  }

  async #sights(): Promise<readonly Sight[]> {
    const { page } = this
    const name = (key: Parameters<typeof say>[1]) => ({ name: say(language, key) })
    const places = {
      signedOut: page.getByRole('dialog', name('signIn:again.title')),
      conflict: page.getByRole('dialog', { name: this.#form.say('conflict.title') }),
      refused: page.getByRole('alert').getByRole('button', name('ui:refusal.retry')),
      saved: page.getByText(/^S’ha (desat|afegit) «/),
      here: this.#form.text('title'),
    }
    const seen = await Promise.all(
      Object.entries(places).map(async ([sight, place]) =>
        (await place.count()) > 0 ? [sight as Sight] : [],
      ),
    )
    return seen.flat()
  }

  /** Waits until one of these is to be seen; signs in again whenever that is asked. */
  async #see(...wanted: Sight[]): Promise<Sight> {
    const end = Date.now() + patience
    while (Date.now() < end) {
      const sights = await this.#sights()
      if (sights.includes('signedOut')) await this.#signInAgain()
      else {
        const found = wanted.find((sight) => sights.includes(sight))
        if (found) return found
        await this.page.waitForTimeout(50)
      }
    }
    throw new Error(`${this.#login} waited in vain for: ${wanted.join(', ')}`)
  }

  /** Any of it may be gone again by then: the dialog closes by itself when a proof of the account succeeds. */
  async #signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: say(language, 'signIn:again.title') })
    const password = dialog.getByLabel(new RegExp(`^${say(language, 'signIn:password')}`))
    const submit = dialog.getByRole('button', { name: say(language, 'signIn:submit') })
    await password.fill(this.errand.password, { timeout: 2000 }).catch(() => undefined)
    await submit.click({ timeout: 2000 }).catch(() => undefined)
    await this.page.waitForTimeout(300)
  }

  async #retry(): Promise<void> {
    const again = this.page
      .getByRole('alert')
      .getByRole('button', { name: say(language, 'ui:refusal.retry') })
    await again
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await this.page.waitForTimeout(300)
  }

  async #open(path: string): Promise<void> {
    await this.page.goto(`${this.errand.root}${language}/${path}`)
    while ((await this.#see('here', 'refused')) === 'refused') await this.#retry()
  }

  /** Takes up what was left here, or throws it away: those edits come to an end with that. */
  async #settleDraft(left: readonly Edit[]): Promise<readonly Edit[]> {
    const note = this.page.getByRole('region', { name: say(language, 'drafts:left') }).first()
    await note.waitFor()
    const isTaken = this.#chance(0.6)
    const key = isTaken ? 'drafts:take' : 'drafts:discard'
    await note.getByRole('button', { name: say(language, key) }).click()
    if (isTaken) return left
    for (const edit of left) edit.outcome = 'given up'
    return []
  }

  /** Chooses mine or theirs for every field; says in which theirs stays. */
  async #choose(): Promise<boolean> {
    const dialog = this.page.getByRole('dialog', { name: this.#form.say('conflict.title') })
    const isTheirs = this.#chance(0.3)
    const sides = dialog.getByRole('radio', {
      name: new RegExp(`^${this.#form.say('conflict.theirsText')}`),
    })
    if (isTheirs) for (const side of await sides.all()) await side.check()
    await dialog.getByRole('button', { name: this.#form.say('conflict.save') }).click()
    await this.page.waitForTimeout(300)
    return isTheirs
  }

  async #outcome(): Promise<Edit['outcome']> {
    let isGivenUp = false
    for (let tries = 0; tries < 4; tries += 1) {
      const sight = await this.#see('conflict', 'saved', 'refused')
      if (sight === 'saved') return isGivenUp ? 'given up' : 'saved'
      if (sight === 'conflict') isGivenUp = (await this.#choose()) || isGivenUp
      else if (this.#chance(0.7)) await this.#retry()
      else return 'unsaved'
    }
    return 'unsaved'
  }

  #begin(id: number | null, field: FieldName): Edit {
    this.#nr += 1
    const mark = `${this.#login}${this.#nr}`
    const value = field === 'website' ? `https://${mark}.example/` : `Nota ${mark}`
    const begun = new Date().toISOString()
    const edit: Edit = { id, field, value, begun, said: begun, outcome: 'unsaved', announced: '' }
    this.edits.push(edit)
    return edit
  }

  async #finish(edits: readonly Edit[]): Promise<void> {
    await this.page.keyboard.press('Control+s')
    const outcome = await this.#outcome()
    const said = new Date().toISOString()
    const announced = (await this.page.getByRole('alert').allInnerTexts()).join('\n')
    for (const edit of edits) Object.assign(edit, { outcome, said, announced })
    // A draft is kept within a second.
    if (outcome === 'unsaved') await this.page.waitForTimeout(1200)
  }

  /** Edits one field of one of the records, or makes an event: to the end, or to where the service does not let it. */
  async edit(): Promise<void> {
    if (this.#chance(0.08)) return await this.#make()
    const id = this.#oneOf(this.errand.ids) ?? 0
    const field = this.#oneOf(fieldNames) ?? 'title'
    const left = this.edits.filter((edit) => edit.id === id && edit.outcome === 'unsaved')
    await this.#open(`events/${id}`)
    const resumed = left.length > 0 ? await this.#settleDraft(left) : []
    const edit = this.#begin(id, field)
    await this.#form.text(field).fill(edit.value)
    for (const other of resumed) if (other.field === field) other.outcome = 'given up'
    await this.#finish([...resumed.filter(({ outcome }) => outcome === 'unsaved'), edit])
  }

  async #make(): Promise<void> {
    await this.#open('events/new')
    const edit = this.#begin(null, 'title')
    await this.#form.text('title').fill(edit.value)
    await this.#form.typeMoment('start_date', `${dayFromNow(12)} 19:00`)
    await this.#finish([edit])
  }
}
