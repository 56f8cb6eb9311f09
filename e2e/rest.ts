import configuration from '../public/config.json' with { type: 'json' }
import { realNames } from './commands/realService.ts'
import { LANGUAGES } from './words.ts'
import type { Entry, Ledger, Resource } from './sourceLog.ts'

export type Fields = Record<string, unknown>
export type WireRecord = Record<string, unknown> & { id: number }

/** The name a resource is known by: what must be free before a venue or an organizer is created. */
const NAME: Partial<Record<Resource, string>> = { venues: 'venue', organizers: 'organizer' }

/** How a service answers the removal of what a journey has removed itself (contract.md §2). */
const GONE: ReadonlySet<unknown> = new Set([400, 404, 410])

/** The service's own REST calls, as a journey uses them to seed and to look: no code of the application. */
export class Rest {
  constructor(
    readonly root: string,
    readonly login: string,
    readonly password: string,
    readonly ledger: Ledger,
  ) {}

  /** One call; throws with status and body when the answer is not a success. */
  async call(method: string, language: string, path: string, fields?: Fields): Promise<unknown> {
    const { namespace, languageParameter } = realNames()
    const basic = Buffer.from(`${this.login}:${this.password}`).toString('base64')
    const address = new URL(`${this.root}${language}/wp-json/${namespace}/${path}`)
    address.searchParams.set(languageParameter, language)
    const answer = await fetch(address, {
      method,
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
      body: fields === undefined ? null : JSON.stringify(fields),
    })
    const text = await answer.text()
    if (!answer.ok) {
      const said = `${method} ${language} ${path}: ${answer.status} ${text}`
      throw new Error(said, { cause: answer.status })
    }
    return JSON.parse(text)
  }

  async create(resource: Resource, language: string, fields: Fields): Promise<WireRecord> {
    await this.#nameIsFree(resource, fields)
    const record = (await this.call('POST', language, resource, fields)) as WireRecord
    this.ledger.record({ language, resource, id: record.id }, record['slug'])
    return record
  }

  async read(resource: Resource, language: string, id: number): Promise<WireRecord> {
    return (await this.call('GET', language, `${resource}/${id}`)) as WireRecord
  }

  async list(resource: Resource, language: string, query: string): Promise<WireRecord[]> {
    const page = (await this.call('GET', language, `${resource}?${query}`)) as Fields
    return page[resource] as WireRecord[]
  }

  /** Trashes or deletes everything in the ledger; prints what could not be removed. */
  async removeAll(): Promise<void> {
    for (const entry of this.ledger.inOrderOfRemoval()) await this.#remove(entry)
  }

  async #remove({ resource, language, id }: Entry): Promise<void> {
    await this.call('DELETE', language, `${resource}/${id}`).catch((error: unknown) => {
      if (error instanceof Error && GONE.has(error.cause)) return
      process.stderr.write(`Left over: ${resource}/${id} (${language}): ${String(error)}\n`)
    })
  }

  /**
   * A live service answers the creation of a namesake by overwriting it, whatever its language or status
   * (contract.md §7.5).
   */
  async #nameIsFree(resource: Resource, fields: Fields): Promise<void> {
    const field = NAME[resource]
    if (field === undefined) return
    const name = String(fields[field])
    const status = configuration.statuses.join(',')
    const query = new URLSearchParams({ search: name, per_page: '50', status })
    const pages = await Promise.all(
      LANGUAGES.map((language) => this.list(resource, language, query.toString())),
    )
    if (pages.flat().some((record) => record[field] === name)) {
      throw new Error(`${resource} already has «${name}»: a journey makes only what is new`)
    }
  }
}
