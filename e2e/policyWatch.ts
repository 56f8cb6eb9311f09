import type { Page } from '@playwright/test'

/** What a browser says of pages that went against their policy, or went wrong. */
export interface Watched {
  /** Directive, address and beginning of what was refused. */
  violations: string[]
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  complaints: string[]
  /** Hosts that were asked, besides the application's own. */
  hosts: Set<string>
}

/**
 * Tells of everything a page's policy refused, but for what Chromium also reports of text that is only read: styles and
 * handlers in a document in which nothing runs. Such a report has no element of the page to it.
 */
async function tellViolations(page: Page, tell: (said: string) => void): Promise<void> {
  await page.exposeFunction('tellViolation', tell)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const isOfPage = event.target !== document
      if (blockedURI === 'inline' && effectiveDirective !== 'script-src-elem' && !isOfPage) return
      const said = [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`].join(' ')
      void Reflect.apply(Reflect.get(window, 'tellViolation'), window, [said])
    })
  })
}

/** Listens from now on, on whatever pages are opened. */
export async function watchPolicy(page: Page, root: string): Promise<Watched> {
  const watched: Watched = { violations: [], complaints: [], hosts: new Set() }
  const own = new URL(root).host
  await tellViolations(page, (said) => void watched.violations.push(said))
  page.on('console', (message) => {
    const isOurs = !message.text().endsWith('blocked by Playwright')
    if (isOurs && ['error', 'warning'].includes(message.type()))
      watched.complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => watched.complaints.push(message))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && host !== own) watched.hosts.add(host)
  })
  return watched
}
