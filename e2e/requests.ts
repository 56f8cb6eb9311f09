import type { Page, Request } from '@playwright/test'

/** The requests that a page makes from now on. Playwright's `networkidle` is said of a document only once. */
export class Requests {
  readonly #page: Page
  readonly #open = new Set<Request>()
  #answered: Request[] = []
  #since = performance.now()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('requestfinished', (request) => {
      this.#end(request)
      this.#answered.push(request)
    })
  }

  #end(request: Request): void {
    this.#open.delete(request)
    this.#since = performance.now()
  }

  /** Waits until there has been none for that many milliseconds. @returns those answered since it was last asked */
  async untilQuiet(ms: number): Promise<Request[]> {
    this.#since = performance.now()
    while (this.#open.size > 0 || performance.now() - this.#since < ms)
      await this.#page.waitForTimeout(50)
    const answered = this.#answered
    this.#answered = []
    return answered
  }
}
