import type { Page } from '@playwright/test'

/** Rounds of an errand, and after how many the memory is first looked at: by then every page's code is there. */
const ROUNDS = 100
const WARM = 10

/** Bytes of live objects in the page, after rubbish was collected. */
interface HeapGrowth {
  early: number
  late: number
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
  const early = await held()
  await repeat(ROUNDS - WARM)
  return { early, late: await held() }
}
