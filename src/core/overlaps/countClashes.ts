import { type ClashFacts, nearDays } from './clashFacts.ts'
import { isExclusive } from './span.ts'
import { isNearForm, lookupKeys } from './titleForm.ts'

/** With how many others something clashes, by what they have in common. */
export interface ClashCount {
  readonly venue: number
  readonly title: number
}

interface Counting {
  readonly facts: ClashFacts
  venue: number
  title: number
}

/**
 * With how many of the others each clashes, in their order. No pair is looked at that has neither venue nor title
 * in common, so that thousands take milliseconds.
 */
export function countClashes(all: readonly ClashFacts[]): readonly ClashCount[] {
  const counts = all.map((facts): Counting => ({ facts, venue: 0, title: 0 }))
  eachAtVenue(counts, (one, other) => {
    one.venue += 1
    other.venue += 1
  })
  eachOfTitle(counts, (one, other) => {
    one.title += 1
    other.title += 1
  })
  return counts
}

type Meet = (one: Counting, other: Counting) => void

/** In the order they begin, each against those at its venues that have not ended. */
function eachAtVenue(all: readonly Counting[], meet: Meet): void {
  const running = new Map<string, Counting[]>()
  const dated = all.flatMap((one) =>
    one.facts.span && isExclusive(one.facts.span) && one.facts.places.length > 0
      ? [{ one, ...one.facts.span }]
      : [],
  )
  for (const { one, from } of dated.toSorted((a, b) => a.from - b.from)) {
    const met = new Set<Counting>()
    for (const place of one.facts.places) {
      const still = (running.get(place) ?? []).filter(({ facts }) => (facts.span?.to ?? 0) > from)
      for (const other of still) if (!met.has(other)) meet(one, other)
      if (one.facts.places.length > 1) for (const other of still) met.add(other)
      running.set(place, [...still, one])
    }
  }
}

interface Titled {
  readonly form: ClashFacts['titles'][number]['form']
  /** in the order of their days */
  readonly among: readonly { readonly one: Counting; readonly day: number }[]
}

/** All of one title together, then titles that are near. */
function eachOfTitle(all: readonly Counting[], meet: Meet): void {
  const groups = titledGroups(all)
  const met = new Map<Counting, Set<Counting>>()
  const once: Meet = (one, other) => {
    if (one.facts.titles.length > 1 && other.facts.titles.length > 1) {
      const before = met.get(one) ?? new Set()
      if (before.has(other) || met.get(other)?.has(one)) return
      met.set(one, before.add(other))
    }
    meet(one, other)
  }
  for (const group of groups) within(group, once)
  eachNear(groups, (one, other) => across(one, other, once))
}

function titledGroups(all: readonly Counting[]): readonly Titled[] {
  const groups = new Map<
    string,
    { form: Titled['form']; among: { one: Counting; day: number }[] }
  >()
  for (const one of all) {
    const { day, titles } = one.facts
    for (const { language, form } of day === null ? [] : titles) {
      const key = `${language} ${form.exact}|${form.letters}`
      const group = groups.get(key) ?? { form: languageForm(language, form), among: [] }
      group.among.push({ one, day: day ?? 0 })
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ form, among }) => ({
    form,
    among: among.toSorted((a, b) => a.day - b.day),
  }))
}

/** A language tells titles apart as a number does. */
function languageForm(language: string, { exact, letters }: Titled['form']): Titled['form'] {
  return { exact: `${language} ${exact}`, letters }
}

function within({ among }: Titled, meet: Meet): void {
  let first = 0
  for (const [at, { one, day }] of among.entries()) {
    while (day - (among[first]?.day ?? day) > nearDays) first += 1
    for (const other of among.slice(first, at)) meet(one, other.one)
  }
}

function across(group: Titled, other: Titled, meet: Meet): void {
  let first = 0
  for (const { one, day } of group.among) {
    while (day - (other.among[first]?.day ?? day) > nearDays) first += 1
    for (let at = first; at < other.among.length; at += 1) {
      const there = other.among[at]
      if (!there || there.day - day > nearDays) break
      meet(one, there.one)
    }
  }
}

/** Each two groups of near titles once. */
function eachNear(groups: readonly Titled[], found: (one: Titled, other: Titled) => void): void {
  const shelves = new Map<string, Titled[]>()
  for (const group of groups) {
    const seen = new Set<Titled>()
    for (const word of lookupKeys(group.form)) {
      const shelf = shelves.get(word) ?? []
      for (const other of shelf) {
        if (seen.has(other)) continue
        seen.add(other)
        if (isNearForm(group.form, other.form)) found(group, other)
      }
      shelf.push(group)
      shelves.set(word, shelf)
    }
  }
}
