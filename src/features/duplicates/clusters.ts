import { isNearForm, lookupKeys, titleForm, type TitleForm } from '../../core/overlaps/titleForm.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import type { Version } from '../translations/state/version.ts'
import { folded } from '../../i18n/folded.ts'

/** Things that seem to be one, each with its versions in all languages. */
export interface Cluster {
  readonly key: string
  /** the one that is proposed to stay comes first */
  readonly rows: readonly BoardRow[]
  /** the strongest first */
  readonly clues: readonly Clue[]
}

/** Two records of a language of which a person said that they are two, by the names of `apartKey`. */
type Apart = ReadonlySet<string>

/** The name of two records of a language, whichever is said first. */
function apartKey(collection: string, language: string, ids: readonly number[]): string {
  const [low, high] = ids.toSorted((one, other) => one - other)
  return `${collection} ${language} ${low} ${high}`
}

const versionsIn = (row: BoardRow): readonly Version[] =>
  Object.values(row.cells).map(({ version }) => version)

function rankOf(row: BoardRow): readonly [languages: number, published: number, oldest: number] {
  const versions = versionsIn(row)
  const published = versions.filter(({ status }) => status === 'publish').length
  return [-versions.length, -published, Math.min(...versions.map(({ id }) => id))]
}

/** In most languages, most of it published, the oldest. */
function byWorth(one: BoardRow, other: BoardRow): number {
  const theirs = rankOf(other)
  return rankOf(one).reduce((sum, mine, at) => sum || mine - (theirs[at] ?? 0), 0)
}

/** Rows that belong together, and why: each knows the first it was joined to. */
function joining() {
  const joinedTo = new Map<BoardRow, BoardRow>()
  const why = new Map<BoardRow, ReadonlySet<Clue>>()
  const firstOf = (row: BoardRow): BoardRow => {
    const next = joinedTo.get(row)
    return next === undefined ? row : firstOf(next)
  }
  return {
    firstOf,
    whyOf: (first: BoardRow) => why.get(first),
    join(one: BoardRow, other: BoardRow, found: readonly Clue[]): void {
      const [first, second] = [firstOf(one), firstOf(other)]
      why.set(first, new Set([...(why.get(first) ?? []), ...(why.get(second) ?? []), ...found]))
      if (first !== second) joinedTo.set(second, first)
    },
  }
}

function comparedOf({ id, texts, facts }: Version): Compared {
  const known: Readonly<Partial<Record<string, string>>> = facts
  const said = contacts.map((contact) => [contact, known[contact] ?? ''] as const)
  return { id, name: texts.title, contacts: Object.fromEntries(said) }
}

/** Rows of which two records of one language look alike, and were not said to be two. */
export function clustersOf(
  collection: string,
  among: readonly BoardRow[],
  apart: Apart,
): readonly Cluster[] {
  const joined = joining()
  for (const language of new Set(among.flatMap(({ cells }) => Object.keys(cells)))) {
    const there = among.flatMap((row) => {
      const version = row.cells[language]?.version
      return version === undefined || version.status === 'trash' ? [] : [{ row, version }]
    })
    const rows = new Map(there.map(({ row, version }) => [version.id, row]))
    for (const { ids, clues: found } of likenesses(there.map((one) => comparedOf(one.version)))) {
      const [one, other] = ids.map((id) => rows.get(id))
      const isOne = one === undefined || other === undefined || one === other
      if (!isOne && !apart.has(apartKey(collection, language, ids))) joined.join(one, other, found)
    }
  }
  const together = new Map<BoardRow, BoardRow[]>()
  for (const row of among) {
    const first = joined.firstOf(row)
    together.set(first, [...(together.get(first) ?? []), row])
  }
  return [...together].flatMap(([first, rows]) => {
    const why = joined.whyOf(first)
    if (why === undefined) return []
    const key = rows.map((row) => row.id).join(' ')
    return [{ key, rows: rows.toSorted(byWorth), clues: clues.filter((clue) => why.has(clue)) }]
  })
}

/** The names of all two records of a cluster that stand in one language: what is said apart with it. */
export function apartOf(collection: string, { rows }: Cluster): readonly string[] {
  const ids = new Map<string, number[]>()
  for (const { language, id } of rows.flatMap(versionsIn))
    ids.set(language, [...(ids.get(language) ?? []), id])
  return [...ids].flatMap(([language, all]) =>
    all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => apartKey(collection, language, [one, other])),
    ),
  )
}

/** What two records of one place or person would share beside a name. */
const contacts = ['address', 'phone', 'website', 'email', 'image'] as const
type Contact = (typeof contacts)[number]

/** Why two records may be the same, the strongest first. */
const clues = ['sameName', 'nearName', 'innerName', ...contacts] as const
type Clue = (typeof clues)[number]

/** What is compared of a venue or organizer. */
export interface Compared {
  readonly id: number
  readonly name: string
  readonly contacts: Readonly<Partial<Record<Contact, string>>>
}

/** Two records of one language that look alike. */
interface Likeness {
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
