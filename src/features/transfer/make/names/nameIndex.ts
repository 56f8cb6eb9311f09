import { isNearForm, type TitleForm, titleForm } from '../../../../core/overlaps/titleForm.ts'
import { nameKey, spaced } from '../../cells/nameKey.ts'

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
