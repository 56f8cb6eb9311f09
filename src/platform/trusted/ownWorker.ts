import { ownScript } from './ownScript.ts'

/** A worker of the application; null where the browser or a policy has none. */
export function ownWorker(address: string): Worker | null {
  try {
    return new Worker(ownScript(address), { type: 'module' })
  } catch {
    return null
  }
}
