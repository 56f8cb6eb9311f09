import type { Page, Request } from '@playwright/test'

/** What goes between a page and the service: for whoever has to find out why a page says nothing. */
export class Wire {
  readonly #lines: string[] = []
  readonly #underWay = new Set<Request>()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isOfService(request)) this.#underWay.add(request)
    })
    page.on('requestfailed', (request) => this.#end(request, request.failure()?.errorText ?? ''))
    page.on('response', (response) => this.#end(response.request(), String(response.status())))
    page.on('pageerror', (error) => this.#note(`! ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()}`)
    })
  }

  #note(line: string): void {
    this.#lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`)
  }

  #end(request: Request, how: string): void {
    if (!this.#underWay.delete(request)) return
    this.#note(`${textOf(request)} ${how}`)
  }

  /** What came to an end, and what is under way. */
  tale(last = 40): string {
    const open = [...this.#underWay].map((request) => `under way: ${textOf(request)}`)
    return [...this.#lines.slice(-last), ...open].join('\n')
  }
}

const isOfService = (request: Request) => request.url().includes('/wp-json')

const textOf = (request: Request) =>
  `${request.method()} ${request.url().split('/wp-json/')[1] ?? ''} ${request.postData() ?? ''}`.trim()
