import { appendFileSync, mkdirSync } from 'node:fs'

export type Resource = 'events' | 'venues' | 'organizers' | 'categories' | 'tags'

export interface Entry {
  language: string
  resource: Resource
  id: number
}

/** What a run of the journeys has made on a real service, in memory and, for leftovers, in a file. */
export class Ledger {
  readonly #entries: Entry[] = []
  readonly #slugs = new Set<string>()

  /** @param slug as the service answered it, for what a by-slug address names */
  record(entry: Entry, slug?: unknown): void {
    this.#slugs.add(`${entry.resource}/${String(slug)}`)
    if (this.has(entry.resource, entry.id)) return
    this.#entries.push(entry)
    mkdirSync('.cache', { recursive: true })
    appendFileSync('.cache/ledger.jsonl', `${JSON.stringify(entry)}\n`)
  }

  has(resource: string, id: number): boolean {
    return this.#entries.some((entry) => entry.resource === resource && entry.id === id)
  }

  /** Whether a journey made what an address names below the namespace: an id, or `by-slug/<slug>`. */
  hasItem(resource: string, item: string): boolean {
    const [, slug] = /^by-slug\/(.+)$/.exec(item) ?? []
    if (slug === undefined) return this.has(resource, Number(item))
    return this.#slugs.has(`${resource}/${decodeURIComponent(slug)}`)
  }

  /** Events before what they are linked to. */
  inOrderOfRemoval(): readonly Entry[] {
    const order: Resource[] = ['events', 'venues', 'organizers', 'tags', 'categories']
    return this.#entries.toSorted((a, b) => order.indexOf(a.resource) - order.indexOf(b.resource))
  }
}
