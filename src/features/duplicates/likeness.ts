import { isNearForm, lookupKeys, titleForm, type TitleForm } from '../../core/overlaps/titleForm.ts'
import { folded } from '../../i18n/folded.ts'

/** What two records of one place or person would share beside a name. */
export const contacts = ['address', 'phone', 'website', 'email', 'image'] as const
type Contact = (typeof contacts)[number]

/** Why two records may be the same, the strongest first. */
export const clues = ['sameName', 'nearName', 'innerName', ...contacts] as const
export type Clue = (typeof clues)[number]

/** What is compared of a venue or organizer. */
export interface Compared {
  readonly id: number
  readonly name: string
  readonly contacts: Readonly<Partial<Record<Contact, string>>>
}

/** Two records of one language that look alike. */
export interface Likeness {
  readonly ids: readonly [number, number]
  readonly clues: readonly Clue[]
}

/** What more of them than this share says little: the telephone of the town hall. */
const fewShare = 20

const forms: Readonly<Record<Contact, (text: string) => string>> = {
  address: (text) => (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' '),
  // With or without the prefix of a country.
  phone: (text) => text.replaceAll(/\D/g, '').slice(-9),
  website: (text) =>
    folded(text.trim())
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/(?<!\/)\/+$/, ''),
  email: (text) => folded(text.trim()),
  image: (text) => text.trim(),
}

interface Known {
  readonly id: number
  readonly form: TitleForm | null
  readonly words: ReadonlySet<string>
  readonly contacts: Readonly<Partial<Record<Contact, string>>>
}

function knownOf({ id, name, contacts: given }: Compared): Known {
  const words = (folded(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2)
  const said = contacts.flatMap((contact) => {
    const form = forms[contact](given[contact] ?? '')
    return form === '' ? [] : [[contact, form] as const]
  })
  return { id, form: titleForm(name), words: new Set(words), contacts: Object.fromEntries(said) }
}

/** «Teatre» of «Teatre Municipal»: all words of one are in the other. */
function isInside(one: Known, other: Known): boolean {
  const [less, more] = one.words.size <= other.words.size ? [one, other] : [other, one]
  return less.words.size > 0 && [...less.words].every((word) => more.words.has(word))
}

function nameClue(one: Known, other: Known): Clue | null {
  if (one.form && other.form) {
    const { exact, letters } = one.form
    if (exact === other.form.exact && letters === other.form.letters) return 'sameName'
    if (isNearForm(one.form, other.form)) return 'nearName'
    // «Sala 1» and «Sala 2» of one house are two.
    if (exact !== other.form.exact) return null
  }
  return isInside(one, other) ? 'innerName' : null
}

/** Null for two that do not look alike: a name says it, or the half of a name with something else. */
function likenessOf(one: Known, other: Known): Likeness | null {
  const name = nameClue(one, other)
  if (name === null) return null
  const shared = contacts.filter(
    (contact) =>
      one.contacts[contact] !== undefined && one.contacts[contact] === other.contacts[contact],
  )
  if (name === 'innerName' && shared.length === 0) return null
  return { ids: [one.id, other.id], clues: [name, ...shared] }
}

function gathered(records: readonly Known[], wordsOf: (record: Known) => readonly string[]) {
  const found = new Map<string, Known[]>()
  for (const record of records)
    for (const word of wordsOf(record)) {
      const those = found.get(word) ?? []
      those.push(record)
      found.set(word, those)
    }
  return [...found.values()].filter(({ length }) => length > 1)
}

/** Which records of one language look alike. Of many with one name each is compared with the first. */
export function likenesses(records: readonly Compared[]): readonly Likeness[] {
  const known = records.map(knownOf)
  const found = new Map<string, Likeness>()
  const compare = (one: Known, other: Known) => {
    const [low, high] = one.id < other.id ? [one, other] : [other, one]
    const key = `${low.id} ${high.id}`
    const likeness = low.id === high.id || found.has(key) ? null : likenessOf(low, high)
    if (likeness) found.set(key, likeness)
  }
  for (const [first, ...others] of gathered(known, ({ form }) =>
    form ? [`${form.exact}|${form.letters}`] : [],
  ))
    for (const other of others) if (first) compare(first, other)
  const near = gathered(known, ({ form }) => (form ? lookupKeys(form) : []))
  const sharing = gathered(known, (record) =>
    contacts.flatMap((contact) => {
      const said = record.contacts[contact]
      return said === undefined ? [] : [`${contact} ${said}`]
    }),
  )
  for (const some of [...near, ...sharing].filter(({ length }) => length <= fewShare))
    some.forEach((one, at) => some.slice(at + 1).forEach((other) => compare(one, other)))
  return [...found.values()]
}
