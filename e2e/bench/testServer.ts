import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, browserPath } from '../commands/browser.ts'
import { BUILT } from '../commands/build.ts'
import { openPort } from '../service/port.ts'
import { withoutRest } from '../fetchedAhead.ts'
import { createService } from '../service/server.ts'
import { testStorage } from '../service/store/storage.ts'

/**
 * The built application over a local service in memory with worlds on demand, and a browser, for as
 * long as `work` lasts. `work` gets the address, ending with a slash.
 */
export async function withTestServer<Result>(
  work: (root: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const service = await createService({ storage: testStorage(), control: true, site: BUILT })
  const port = await openPort(service.handle)
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments() })
  try {
    return await work(`${port.root}/`, browser)
  } finally {
    await browser.close()
    await port.close()
    await service.close()
  }
}

export async function put(address: string, body: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const json = JSON.stringify(body)
  const { ok, status } = await fetch(address, { method: 'PUT', headers, body: json })
  if (!ok) throw new Error(`PUT ${address}: ${status}`)
}

/** A context of who is signed in as an editor, with what a browser keeps of somebody who was here before. */
export async function editorContext(
  browser: Browser,
  root: string,
  kept: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...kept,
    locale: 'ca-ES',
    viewport: { width: 1440, height: 900 },
    // The policy that is served is this checkout's, and other commits have other names in it.
    bypassCSP: true,
    // It would fetch all files while something else is measured.
    serviceWorkers: 'block',
  })
  await context.addInitScript((root: string) => {
    const account = { kind: 'password', login: 'editor', password: 'editor demo password' }
    // Older commits kept the account alone.
    const signIn = JSON.stringify({ ...account, account, mark: 'bench', usedAt: Date.now() })
    sessionStorage.setItem(`agenda.account ${root}ca/wp-json`, signIn)
  }, root)
  await withoutRest(context)
  return context
}

/** The middle one of these, the lower one of two. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
