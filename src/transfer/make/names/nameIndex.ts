import { isNearForm, type TitleForm, titleForm } from '../../../collection/clashes/titleForm.ts'
import { folded } from '../../../i18n/folded.ts'

/** A record that a cell may mean. */
export interface Candidate {
  readonly id: number
  readonly name: string
  /** what tells it from its namesakes */
  readonly detail: string
}

/** What a name in a cell may mean. */
export type Found =
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

const spaced = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A name as it is compared when nothing is written just so: without accents, capitals and kinds of apostrophe. */
export function nameKey(name: string): string {
  return folded(spaced(name)).replaceAll(/[’‘`´]/g, "'")
}

function grouped(candidates: readonly Candidate[], key: (name: string) => string) {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const name = key(candidate.name)
    groups.set(name, [...(groups.get(name) ?? []), candidate])
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
  const exact = grouped(candidates, spaced)
  const alike = grouped(candidates, nameKey)
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
