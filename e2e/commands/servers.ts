import { openPort } from '../service/port.ts'
import { createService } from '../service/server.ts'
import { testStorage } from '../service/store/storage.ts'

/** Where the built application lies. */
export const BUILT = 'dist'

/**
 * The built application over a local service in memory with worlds on demand, for as long as `work`
 * lasts. `work` gets the address, ending with a slash.
 */
export async function withTestServer<Result>(
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const service = await createService({ storage: testStorage(), control: true, site: BUILT })
  const port = await openPort(service.handle)
  try {
    return await work(`${port.root}/`)
  } finally {
    await port.close()
    await service.close()
  }
}
