import type { Page, Request } from '@playwright/test'

/** Rounds of an errand, and after how many the memory is first looked at. */
const ROUNDS = 100
const WARM = 10

/** ms without another script: by then the code of every page, which is fetched at rest, is there. */
const STILL = 5000

/**
 * Has a browser make no machine code of what is run often: it takes memory the longer a page is used, levels out by
 * itself (2 MB here), and is nothing that the page holds.
 */
export const UNCOMPILED = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** Bytes of live objects in the page, after rubbish was collected. */
interface HeapGrowth {
  early: number
  late: number
}

/** Waits until the page has fetched all code that it keeps at hand: that is memory too, and grows with no round. */
async function allCode(page: Page): Promise<void> {
  const another = (request: Request) => request.resourceType() === 'script'
  for (;;) {
    const next = await page.waitForEvent('request', { predicate: another, timeout: STILL }).then(
      () => true,
      () => false,
    )
    if (!next) return
  }
}

/** From the list into a form and back, a hundred times: what is held at the end beside what was at the beginning. */
export async function heapGrowth(page: Page, round: () => Promise<void>): Promise<HeapGrowth> {
  const devtools = await page.context().newCDPSession(page)
  const held = async () => {
    await page.waitForLoadState('networkidle')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize
  }
  const repeat = async (times: number) => {
    for (let done = 0; done < times; done += 1) await round()
  }
  await repeat(WARM)
  await allCode(page)
  const early = await held()
  await repeat(ROUNDS - WARM)
  return { early, late: await held() }
}
