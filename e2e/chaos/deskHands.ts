import { dayFromNow } from '../days.ts'
import { EventForm } from '../eventForm.ts'
import { say } from '../words.ts'
import { type DashboardPage, isDone, patience } from './deskPage.ts'
import { language } from './deskSights.ts'
import {
  type Edit,
  type FieldName,
  type Place,
  type Room,
  fieldsOf,
  isAt,
  pathOf,
} from './facts.ts'
import { LeftBehind } from './leftBehind.ts'

/** By way of a page that nothing is read for, so that nothing of the last form is taken for the next. */
async function walkTo(desk: DashboardPage, address: string, room: Room): Promise<void> {
  const link = desk.page.getByRole('link', { name: say(language, 'app:shell.settings') }).first()
  const press = () => isDone(link.click({ timeout: 3000 }))
  // A dialog over the page lets nobody walk.
  if (!(await press())) return void (await desk.page.goto(address))
  // One that asks to sign in meanwhile keeps the keys to itself, and the question of the page counts as declined.
  while ((await desk.see(room, ['leaving', 'settings'], press)) === 'leaving')
    await isDone(desk.sights.leaveButton().click({ timeout: 2000 }))
  await hush(desk)
  await desk.page.evaluate((url) => history.pushState({}, '', url), address)
}

/** Closes what earlier saves said. */
async function hush({ sights }: DashboardPage): Promise<void> {
  const close = sights.button('ui:toast.close')
  while ((await close.count()) > 0) await isDone(close.first().click({ timeout: 2000 }))
}

/** @param isAnew as by a link from elsewhere; else within the application */
async function openPlace(desk: DashboardPage, place: Place, isAnew: boolean): Promise<void> {
  const address = `${desk.root}${language}/${pathOf(place)}`
  if (isAnew) await desk.page.goto(address)
  else await walkTo(desk, address, place.room)
  while ((await desk.see(place.room, ['here', 'refused'])) === 'refused')
    await desk.answer('ui:retry')
}

interface Errand {
  login: string
  /** of the records that are edited */
  places: readonly Place[]
  random: () => number
  /** all that was edited in this browser, on whichever of its pages */
  edits: Edit[]
  /** which of them this one is */
  page: number
}

const creatable: readonly Room[] = ['events', 'events', 'organizers', 'tags']

const outcomes = ['conflict', 'perhaps', 'saved', 'unmoved', 'refused'] as const

function giveUp(edits: readonly Edit[]): void {
  const said = new Date().toISOString()
  for (const edit of edits) Object.assign(edit, { outcome: 'given up', said })
}

/** An editor at work in a browser of their own, on a service that fails. */
export class DeskHands {
  /** Pages that said nothing for longer than anybody waits. */
  readonly stuck: { why: string; tale: string }[] = []
  readonly left: LeftBehind
  #lateNote = ''

  constructor(
    readonly desk: DashboardPage,
    readonly errand: Errand,
  ) {
    this.left = new LeftBehind(desk)
  }

  #chance(share: number): boolean {
    return this.errand.random() < share
  }

  #oneOf<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.errand.random() * list.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }

  /**
   * What was left here and is taken up to be saved: a note says so, unless it is on the service already. What is thrown
   * away instead comes to an end with that.
   */
  async #resumed(place: Place): Promise<readonly Edit[]> {
    const offered = await this.left.offered(this.#unsavedAt(place))
    if (offered.length === 0) return []
    if (this.#chance(0.6)) return (await this.left.isTakenUp(offered)) ? offered : []
    await this.left.discard()
    // A press that nobody saw the end of may have been one: what was to be thrown away is not missed.
    giveUp(offered)
    return []
  }

  /** Chooses mine or theirs for every field that is asked about; says which edits are given up with that. */
  async #choose(room: Room, edits: readonly Edit[]): Promise<readonly Edit[]> {
    const dialog = this.desk.sights.conflict(room)
    const isTheirs = this.#chance(0.3)
    const asked = isTheirs ? await this.left.saidIn(dialog, edits) : []
    const theirs = say(language, 'recordForm:conflict.theirsText')
    const sides = dialog.getByRole('radio', { name: new RegExp(`^${theirs}`) })
    if (isTheirs) for (const side of await sides.all()) await this.desk.press(side)
    const save = say(language, 'recordForm:conflict.save')
    await this.desk.press(dialog.getByRole('button', { name: save }))
    // The next conflict may be there at once.
    await dialog.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined)
    return asked
  }

  /** Tries again, leaves it for the queue where that is offered, or gives in: null to look again. */
  async #afterApiError(): Promise<Edit['outcome'] | null> {
    if (this.#chance(0.4) && (await this.desk.answer('recordForm:later.send'))) return 'queued'
    if (!this.#chance(0.7)) return 'unsaved'
    await this.desk.answer('ui:retry')
    return null
  }

  /** Null to look again. */
  async #after(sight: Exclude<(typeof outcomes)[number], 'conflict'> | 'queued') {
    if (sight === 'refused') return await this.#afterApiError()
    return sight === 'saved' || sight === 'queued' ? sight : 'unsaved'
  }

  /** What there is to be seen after nothing was heard for long; what the box says then is noted. */
  async #late(room: Room, error: unknown, last: Edit | undefined): Promise<'saved' | 'queued'> {
    const found = await this.desk.isBy(room)
    if (found === null) throw error
    const box = last && this.desk.sights.text(room, last.field)
    this.#lateNote = `heard nothing; its box says ${await box?.inputValue().catch(String)}\n`
    return found
  }

  /** What the application says in the end of those that are not given up for what a colleague wrote. */
  async #outcome(room: Room, edits: readonly Edit[]): Promise<Edit['outcome']> {
    this.#lateNote = ''
    for (let tries = 0; tries < 4; tries += 1) {
      const sight = await this.desk
        .see(room, outcomes, () => this.#saveAgain())
        .catch((error: unknown) => this.#late(room, error, edits.at(-1)))
      if (sight === 'conflict') giveUp(await this.#choose(room, edits))
      const outcome = sight === 'conflict' ? null : await this.#after(sight)
      if (outcome) return outcome
    }
    return 'unsaved'
  }

  /** Types something that nobody else types. */
  async #type(place: Place, field: FieldName): Promise<Edit> {
    const { login, edits, page } = this.errand
    const mark = `${login}${edits.length + 1}`
    const value = field === 'website' ? `https://${mark}.example/` : `Nota ${mark}`
    const begun = new Date().toISOString()
    // Its number is taken, and nothing is typed yet.
    const ahead = { said: begun, outcome: 'given up', announced: '', words: '' } as const
    const edit: Edit = { ...place, field, value, mark, page, begun, ...ahead }
    edits.push(edit)
    await this.desk.type(place.room, field, value)
    edit.outcome = 'unsaved'
    return edit
  }

  async #save(): Promise<void> {
    await this.desk.page.keyboard.press('Control+s')
  }

  /** The dialog that asks to sign in keeps the keys to itself: what they were to do is not under way. */
  async #saveAgain(): Promise<void> {
    if (await this.desk.isIdle()) await this.#save()
  }

  /** @param edits what this form holds, the last one typed here at the end */
  async #finish(room: Room, edits: readonly Edit[]): Promise<void> {
    const last = edits.at(-1)
    if (this.#chance(0.06)) return await this.#vanish(last)
    await this.#save()
    const outcome = await this.#outcome(room, edits)
    const said = new Date().toISOString()
    const heard = {
      announced: await this.desk.alerts(),
      words: this.#lateNote + (await this.desk.toasts()),
    }
    for (const edit of edits)
      Object.assign(edit, heard, edit.outcome === 'given up' ? {} : { outcome, said })
    if (last?.outcome === 'unsaved') await this.left.isKept(last)
  }

  /** Closes the page in the middle of saving: nobody hears what becomes of it. */
  async #vanish(last: Edit | undefined): Promise<void> {
    if (last) await this.left.isKept(last)
    await this.#save()
    await this.desk.page.waitForTimeout(this.errand.random() * 1000)
    await this.desk.leave()
  }

  /** One edit; one page on which nobody can go on ends nothing else. */
  async work(): Promise<void> {
    try {
      await this.#edit()
    } catch (error) {
      this.stuck.push({ why: String(error), tale: await this.desk.tale() })
      await this.desk.leave()
    }
  }

  /** Edits one field of one of the records, or makes one: to the end, or to where the service does not let it. */
  async #edit(): Promise<void> {
    if (this.#chance(0.1)) return await this.#make(this.#oneOf(creatable))
    const place = this.#oneOf(this.errand.places)
    const field = this.#oneOf<FieldName>(fieldsOf[place.room])
    await openPlace(this.desk, place, this.#chance(0.25))
    const resumed = await this.#resumed(place)
    const edit = await this.#type(place, field)
    giveUp(resumed.filter((other) => other.field === field))
    await this.#finish(place.room, [
      ...resumed.filter(({ outcome }) => outcome === 'unsaved'),
      edit,
    ])
  }

  #unsavedAt(place: Place): readonly Edit[] {
    return this.errand.edits.filter((edit) => edit.outcome === 'unsaved' && isAt(edit, place))
  }

  /** Makes a record, or goes on with one that was left. */
  async #make(room: Room): Promise<void> {
    const place = { room, id: null }
    await openPlace(this.desk, place, this.#chance(0.25))
    const [field] = fieldsOf[room]
    if ((await this.#resumed(place)).length > 0) {
      const held = await this.left.heldAs(place.room, field, this.#unsavedAt(place))
      if (held.length > 0) return await this.#finish(room, held)
    }
    const edit = await this.#type(place, field)
    const form = new EventForm(this.desk.page, language)
    if (room === 'events') {
      const type = () => form.typeMoment('start_date', `${dayFromNow(12)} 19:00`)
      if (!(await this.desk.insist(type, Date.now() + patience)))
        throw new Error('no day can be typed')
    }
    await this.#finish(room, [edit])
  }
}
