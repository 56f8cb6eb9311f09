import { type Browser, chromium } from '@playwright/test'
import { browserArguments, browserPath } from '../commands/browser.ts'
import { BUILT } from '../commands/build.ts'
import { openPort } from '../service/port.ts'
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
