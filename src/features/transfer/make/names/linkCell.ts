import { isNearForm, type TitleForm, titleForm } from '../../../../core/overlaps/titleForm.ts'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { nameKey, spaced } from '../../cells/cell.ts'

/** A place of a calendar file: its name, and fields of the venue that it would be. */
interface NamedPlace {
  readonly name: string
  readonly more: Readonly<Record<string, string>>
}

const onOneLine = (text: string) => text.replaceAll(/[|;]/g, ',').replaceAll(/\s+/g, ' ').trim()

const isTown = (part: string) => /^\d{5} \D/.test(part)

/** «Plaça Major, 1, 08500 Vic, Espanya» as fields of a venue. */
function addressOf(parts: readonly string[]): NamedPlace['more'] {
  const at = parts.findLastIndex(isTown)
  const town = parts[at]
  if (town === undefined) return { address: parts.join(', ') }
  const address = parts.slice(0, at).join(', ')
  const country = parts.slice(at + 1).join(', ')
  const fields = { address, zip: town.slice(0, 5), city: town.slice(6), country }
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
}

/** What names no venue: its first line, or what stands before a street and a town with its postal code. */
function newPlace(place: string): NamedPlace {
  const [first = '', ...rest] = place.split('\n').map(onOneLine).filter(Boolean)
  const partsOf = (text: string) => text.split(/, ?/).filter(Boolean)
  if (rest.length > 0) return { name: first, more: addressOf(partsOf(rest.join(', '))) }
  const [name = first, ...parts] = partsOf(first)
  const isTold = parts.findIndex(isTown) > 0 && !/^\d/.test(parts[0] ?? '')
  return isTold ? { name, more: addressOf(parts) } : { name: first, more: {} }
}

/**
 * The venue that a place of a calendar file begins with: «Ateneu, carrer Major 3, Vic» is «Ateneu» where there is one;
 * else the one that it would be.
 */
export function placeName(place: string, index: NameIndex): NamedPlace {
  const parts = place.split(/[,;|\n]/)
  for (let taken = parts.length; taken > 0; taken -= 1) {
    const name = onOneLine(taken === parts.length ? place : parts.slice(0, taken).join(','))
    if (name !== '' && index.find(name).kind !== 'none') return { name, more: {} }
  }
  return newPlace(place)
}

/** What a person said of a name that no record has, or several have. */
export type NameChoice =
  | { readonly kind: 'record'; readonly id: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'make' }

/** A record that a new one names: one that is there, or one that is to be made first. */
export type Link =
  | { readonly id: number; readonly name: string }
  | { readonly make: string; readonly name: string; readonly more: OpenName['more'] }

/** A name in a cell for which a person has to choose, or has chosen. */
export interface OpenName {
  readonly key: string
  readonly of: CollectionName
  readonly name: string
  /** namesakes, or what comes near */
  readonly candidates: readonly Candidate[]
  readonly areNamesakes: boolean
  /** what else the cell says of it, by the field */
  readonly more: Readonly<Record<string, string>>
}

export type Choices = ReadonlyMap<string, NameChoice>

/** What the names of a cell come to. */
interface LinkedCell {
  readonly links: readonly Link[]
  readonly open: readonly OpenName[]
  /** names that were taken although they are written otherwise */
  readonly alike: readonly string[]
  /** names that nobody has chosen anything for yet */
  readonly unsettled: readonly string[]
}

/** «Ateneu #12», as files from here have it: a number behind its own name tells a record from its namesakes. */
function numberedIn(name: string, index: NameIndex): Candidate | null {
  const [, written = '', id] = /^(.*)#([1-9]\d{0,14})\s*$/s.exec(name) ?? []
  const numbered = id === undefined ? null : index.byId(Number(id))
  if (numbered === null) return null
  const key = nameKey(numbered.name.replaceAll('|', '/'))
  return written.trim() === '' || nameKey(written) === key ? numbered : null
}

/** What a name means; one that ends in a number of its own is a name first. */
function meant(name: string, index: NameIndex): Found {
  const found = index.find(name)
  const numbered = found.kind === 'exact' ? null : numberedIn(name, index)
  return numbered ? { kind: 'exact', candidate: numbered } : found
}

/** Of several in a cell. Commas stand in names: they part only where the whole is no name, and a calendar parts by itself. */
function namesIn(
  cell: string,
  index: NameIndex,
  { isTerm, isCalendar }: { readonly isTerm: boolean; readonly isCalendar: boolean },
): readonly string[] {
  const parts = (text: string, between: RegExp) =>
    text.split(between).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  return parts(cell, isCalendar ? /\|/ : /[|;\n]/).flatMap((part) => {
    if (!part.includes(',') || meant(part, index).kind !== 'none') return [part]
    const pieces = parts(part, /,/)
    const areNames = pieces.every((piece) => meant(piece, index).kind !== 'none')
    return (isTerm && !isCalendar) || areNames ? pieces : [part]
  })
}

export const openKey = (of: CollectionName, name: string) => `${of} ${nameKey(name)}`

interface Read {
  readonly link?: Link
  readonly open?: OpenName
  readonly alike?: string
  readonly unsettled?: string
}

function readName(
  { of, name, more }: Pick<OpenName, 'of' | 'name' | 'more'>,
  index: NameIndex,
  choices: Choices,
): Read {
  const found = meant(name, index)
  if ('candidate' in found) {
    const { candidate } = found
    const link = { id: candidate.id, name: candidate.name }
    return found.kind === 'exact' ? { link } : { link, alike: candidate.name }
  }
  const key = openKey(of, name)
  const candidates = found.kind === 'several' ? found.candidates : found.near
  const open = { key, of, name, candidates, areNamesakes: found.kind === 'several', more }
  const choice = choices.get(key)
  if (choice === undefined) return { open, unsettled: name }
  if (choice.kind === 'leave') return { open }
  if (choice.kind === 'make') return { open, link: { make: key, name, more } }
  const chosen = index.byId(choice.id)
  return chosen ? { open, link: { id: chosen.id, name: chosen.name } } : { open, unsettled: name }
}

/** The records that a cell names. */
export function linkedCell(
  of: CollectionName,
  cell: string,
  index: NameIndex,
  choices: Choices,
  isCalendar = false,
): LinkedCell {
  const isTerm = of === 'categories' || of === 'tags'
  const all =
    isCalendar && of === 'venues'
      ? [placeName(cell, index)]
      : namesIn(cell, index, { isTerm, isCalendar }).map((name) => ({ name, more: {} }))
  const read = all.map((one) => readName({ of, ...one }, index, choices))
  const links = read.flatMap(({ link }) => link ?? [])
  const keyOf = (link: Link) => ('id' in link ? link.id : link.make)
  return {
    links: [...new Map(links.map((link) => [keyOf(link), link])).values()],
    open: read.flatMap(({ open }) => open ?? []),
    alike: read.flatMap(({ alike }) => alike ?? []),
    unsettled: read.flatMap(({ unsettled }) => unsettled ?? []),
  }
}

/** A record that a cell may mean. */
export interface Candidate {
  readonly id: number
  readonly name: string
  /** what tells it from its namesakes */
  readonly detail: string
}

/** What a name in a cell may mean. */
type Found =
  | { readonly kind: 'exact' | 'alike'; readonly candidate: Candidate }
  /** namesakes: which one only a person can tell */
  | { readonly kind: 'several'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'none'; readonly near: readonly Candidate[] }

export interface NameIndex {
  find(name: string): Found
  byId(id: number): Candidate | null
}

/** As many as are proposed for a name that nothing has. */
const mostNear = 6

export function grouped<Item>(items: readonly Item[], key: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return groups
}

function isAlike(one: TitleForm | null, other: TitleForm | null): boolean {
  if (!one || !other) return false
  if (isNearForm(one, other)) return true
  const [short, long] = [one.letters, other.letters].toSorted((a, b) => a.length - b.length)
  return short !== undefined && short.length > 3 && long !== undefined && long.includes(short)
}

/** Finds records by name: written just so, then but for accents and capitals; else what comes near is proposed. */
export function nameIndex(candidates: readonly Candidate[]): NameIndex {
  const exact = grouped(candidates, ({ name }) => spaced(name))
  const alike = grouped(candidates, ({ name }) => nameKey(name))
  const ids = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const forms = candidates.map((candidate) => ({ candidate, form: titleForm(candidate.name) }))
  const known = new Map<string, Found>()

  const look = (name: string): Found => {
    const [same, ...twins] = exact.get(spaced(name)) ?? []
    if (same && twins.length === 0) return { kind: 'exact', candidate: same }
    const [near, ...others] = alike.get(nameKey(name)) ?? []
    if (near && others.length === 0) return { kind: 'alike', candidate: near }
    if (near) return { kind: 'several', candidates: same ? [same, ...twins] : [near, ...others] }
    const form = titleForm(name)
    const proposed = forms.filter((one) => isAlike(form, one.form)).slice(0, mostNear)
    return { kind: 'none', near: proposed.map(({ candidate }) => candidate) }
  }
  return {
    find(name) {
      const found = known.get(name) ?? look(name)
      known.set(name, found)
      return found
    },
    byId: (id) => ids.get(id) ?? null,
  }
}
