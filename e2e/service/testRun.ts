import type { TestProject } from 'vitest/node'
import { openPort } from './port.ts'
import { createService } from './server.ts'
import { testStorage } from './store/storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the local service of this run listens: `http://127.0.0.1:<port>`. */
    serviceRoot: string
  }
}

/** One service for all tests of a run; each test takes a world of its own under `/worlds/`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const service = await createService({ storage: testStorage(), control: true })
  const port = await openPort(service.handle)
  project.provide('serviceRoot', port.root)
  return async () => {
    await port.close()
    await service.close()
  }
}
