import type { Page, Request, Response } from '@playwright/test'
import { type Asked, placeOf } from './facts.ts'

/** What goes between a page and the service: what the page could know, and why it may say nothing. */
export class Wire {
  readonly #lines: string[] = []
  readonly #underWay = new Set<Request>()
  readonly #asked = new Map<Request, Asked>()
  #events = 0

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isOfService(request)) this.#begin(request)
    })
    page.on('requestfailed', (request) => this.#end(request, request.failure()?.errorText ?? ''))
    page.on('response', (response) => {
      this.#end(response.request(), String(response.status()))
      void this.#hear(response)
    })
    page.on('pageerror', (error) => this.#note(`! ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()}`)
    })
  }

  #note(line: string): void {
    this.#lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`)
  }

  #begin(request: Request): void {
    this.#underWay.add(request)
    const path = recordPathOf(request)
    if (path === null) return
    this.#events += 1
    const body: unknown = request.method() === 'GET' ? null : request.postDataJSON()
    this.#asked.set(request, { path, nr: this.#events, body, heard: null })
  }

  #end(request: Request, how: string): void {
    if (!this.#underWay.delete(request)) return
    this.#note(`${textOf(request)} ${how}`)
  }

  /** What cannot be read of an answer, the page could not read either. */
  async #hear(response: Response): Promise<void> {
    const asked = this.#asked.get(response.request())
    if (!asked || !response.ok()) return
    const record: unknown = await response.json().catch(() => null)
    this.#events += 1
    if (record !== null) asked.heard = { at: new Date().toISOString(), nr: this.#events, record }
  }

  /** What was asked of single records, in order. */
  asked(): readonly Asked[] {
    return [...this.#asked.values()]
  }

  /** What came to an end, and what is under way. */
  tale(last = 40): string {
    const open = [...this.#underWay].map((request) => `under way: ${textOf(request)}`)
    return [...this.#lines.slice(-last), ...open].join('\n')
  }
}

const isOfService = (request: Request) => request.url().includes('/wp-json')

/** `events/5` of a request for one record; null for any other. */
function recordPathOf(request: Request): string | null {
  const path = /\/((?:\w+)\/\d+)\/?$/.exec(new URL(request.url()).pathname)?.[1]
  return path !== undefined && placeOf(path) ? path : null
}

const textOf = (request: Request) =>
  `${request.method()} ${request.url().split('/wp-json/')[1] ?? ''} ${request.postData() ?? ''}`.trim()
