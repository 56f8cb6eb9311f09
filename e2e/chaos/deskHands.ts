import { dayFromNow } from '../days.ts'
import { EventForm } from '../eventForm.ts'
import { say } from '../words.ts'
import type { DeskPage } from './deskPage.ts'
import { type Edit, type FieldName, fieldsOf, type Place, type Room } from './facts.ts'

const language = 'ca'

interface Errand {
  login: string
  /** of the records that are edited */
  places: readonly Place[]
  random: () => number
}

const creatable: readonly Room[] = ['events', 'events', 'organizers', 'tags']

const isAt = (one: Place, other: Place) => one.room === other.room && one.id === other.id

/** An editor at work in a browser of their own, on a service that fails. */
export class DeskHands {
  readonly edits: Edit[] = []
  /** Pages that said nothing for longer than anybody waits. */
  readonly stuck: string[] = []
  #nr = 0

  constructor(
    readonly desk: DeskPage,
    readonly errand: Errand,
  ) {}

  #chance(share: number): boolean {
    return this.errand.random() < share
  }

  #oneOf<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.errand.random() * list.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }

  /** Takes up what was left here, or throws it away: those edits come to an end with that. */
  async #settleDraft(left: readonly Edit[]): Promise<readonly Edit[]> {
    const note = this.desk.draft()
    const words = await note.innerText()
    const theirs = left.filter(({ value }) => words.includes(value))
    const isTaken = this.#chance(0.6)
    const key = isTaken ? 'drafts:take' : 'drafts:discard'
    await note.getByRole('button', { name: say(language, key) }).click()
    if (isTaken) return theirs
    for (const edit of theirs) edit.outcome = 'given up'
    return []
  }

  /** What was left here and is still to be saved: a note says so, unless it is on the service already. */
  async #resumed(place: Place): Promise<readonly Edit[]> {
    const left = this.edits.filter((edit) => edit.outcome === 'unsaved' && isAt(edit, place))
    if (left.length === 0) return []
    await this.desk.page.waitForTimeout(1000)
    return (await this.desk.draft().count()) > 0 ? await this.#settleDraft(left) : []
  }

  /** Chooses mine or theirs for every field; says in which theirs stays. */
  async #choose(room: Room): Promise<boolean> {
    const dialog = this.desk.conflict(room)
    const isTheirs = this.#chance(0.3)
    const theirs = say(language, 'recordForm:conflict.theirsText')
    const sides = dialog.getByRole('radio', { name: new RegExp(`^${theirs}`) })
    if (isTheirs) for (const side of await sides.all()) await side.check()
    const save = say(language, 'recordForm:conflict.save')
    await dialog.getByRole('button', { name: save }).click()
    await this.desk.page.waitForTimeout(300)
    return isTheirs
  }

  /** Tries again, leaves it for the queue where that is offered, or gives in: null to look again. */
  async #afterRefusal(): Promise<Edit['outcome'] | null> {
    if (this.#chance(0.4) && (await this.desk.answer('recordForm:later.send'))) return 'queued'
    if (!this.#chance(0.7)) return 'unsaved'
    await this.desk.answer('ui:refusal.retry')
    return null
  }

  async #outcome(room: Room): Promise<Edit['outcome']> {
    let isGivenUp = false
    for (let tries = 0; tries < 4; tries += 1) {
      const sight = await this.desk.see(room, 'conflict', 'perhaps', 'saved', 'unmoved', 'refused')
      if (sight === 'saved') return isGivenUp ? 'given up' : 'saved'
      if (sight === 'unmoved' || sight === 'perhaps') return 'unsaved'
      if (sight === 'conflict') isGivenUp = (await this.#choose(room)) || isGivenUp
      else {
        const outcome = await this.#afterRefusal()
        if (outcome) return outcome
      }
    }
    return 'unsaved'
  }

  #begin(place: Place, field: FieldName): Edit {
    this.#nr += 1
    const mark = `${this.errand.login}${this.#nr}`
    const value = field === 'website' ? `https://${mark}.example/` : `Nota ${mark}`
    const begun = new Date().toISOString()
    const ahead = { said: begun, outcome: 'unsaved', announced: '' } as const
    const edit: Edit = { ...place, field, value, begun, ...ahead }
    this.edits.push(edit)
    return edit
  }

  async #finish(room: Room, edits: readonly Edit[]): Promise<void> {
    const { page } = this.desk
    // A draft is kept within a second.
    if (this.#chance(0.06)) return await this.#vanish()
    await page.keyboard.press('Control+s')
    const outcome = await this.#outcome(room)
    const said = new Date().toISOString()
    const announced = (await page.getByRole('alert').allInnerTexts()).join('\n')
    for (const edit of edits) Object.assign(edit, { outcome, said, announced })
    if (outcome === 'unsaved') await page.waitForTimeout(1200)
  }

  /** Closes the page in the middle of saving: nobody hears what becomes of it. */
  async #vanish(): Promise<void> {
    const { page } = this.desk
    await page.waitForTimeout(1200)
    await page.keyboard.press('Control+s')
    await page.waitForTimeout(this.errand.random() * 1000)
    await this.desk.leave()
  }

  /** One edit; one page on which nobody can go on ends nothing else. */
  async work(): Promise<void> {
    try {
      await this.#edit()
    } catch (error) {
      this.stuck.push(String(error))
      await this.desk.leave()
    }
  }

  /** Edits one field of one of the records, or makes one: to the end, or to where the service does not let it. */
  async #edit(): Promise<void> {
    if (this.#chance(0.1)) return await this.#make(this.#oneOf(creatable))
    const place = this.#oneOf(this.errand.places)
    const field = this.#oneOf<FieldName>(fieldsOf[place.room])
    await this.desk.open(place, this.#chance(0.25))
    const resumed = await this.#resumed(place)
    const edit = this.#begin(place, field)
    await this.desk.text(place.room, field).fill(edit.value)
    for (const other of resumed) if (other.field === field) other.outcome = 'given up'
    await this.#finish(place.room, [
      ...resumed.filter(({ outcome }) => outcome === 'unsaved'),
      edit,
    ])
  }

  /** Makes a record, or goes on with one that was left. */
  async #make(room: Room): Promise<void> {
    const place = { room, id: null }
    await this.desk.open(place, this.#chance(0.25))
    const resumed = await this.#resumed(place)
    if (resumed.length > 0) return await this.#finish(room, resumed)
    const [field] = fieldsOf[room]
    const edit = this.#begin(place, field)
    await this.desk.text(room, field).fill(edit.value)
    if (room === 'events')
      await new EventForm(this.desk.page, language).typeMoment(
        'start_date',
        `${dayFromNow(12)} 19:00`,
      )
    await this.#finish(room, [edit])
  }
}
