import { screen } from '@testing-library/react'
import { editor, type TestWorld } from '../../../app/appBed.tsx'
import { forget } from '../../../platform/entries.ts'

const never = <T>() => new Promise<T>(() => undefined)

/** A page that is killed while it writes, for tests. */
export interface DyingPage {
  /** ids of records that were written to, as often as that was sent */
  readonly sent: readonly string[]
  /** the most requests at once */
  readonly most: () => number
  /** it is gone, and what it had sent was answered, though it never hears of it */
  readonly gone: Promise<void>
}

/** What the page was storing before it sends is stored: it comes to the dead network, and not to that of the next page. */
async function stored(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await forget('operations', [])
}

/** From now on the page dies at its nth write: before that goes out, or once it was done. */
export function killAt(nth: number, isSent: boolean): DyingPage {
  const real = globalThis.fetch
  const sent: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let [isDead, writes, most] = [false, 0, 0]
  let die: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    die = () => {
      isDead = true
      void Promise.allSettled(underWay)
        .then(stored)
        .then(() => resolve())
    }
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (isDead) return never()
    const [, id] = /events\/(\d+)/.exec(input instanceof Request ? input.url : String(input)) ?? []
    const isWrite = init?.method === 'POST' && id !== undefined
    if (isWrite) writes += 1
    const isLast = isWrite && writes === nth
    if (isLast && !isSent) {
      die()
      return never()
    }
    if (isWrite) sent.push(id)
    const answer = real(input, init)
    underWay.add(answer)
    most = Math.max(most, underWay.size)
    if (isLast) die()
    await answer.catch(() => undefined)
    underWay.delete(answer)
    return isDead ? never() : answer
  })
  return { sent, most: () => most, gone }
}

/** A page of its own: other modules over the same device, for those of a killed one wait for ever. */
export async function openImport(world: TestWorld) {
  vi.resetModules()
  const { openApp } = await import('../../../app/appBed.tsx')
  const opened = await openApp(world, '/ca/transfer?part=in', editor, 'en')
  // All of them are read anew, on a machine that may be busy.
  const [choose, only] = ['Choose a file…', { selector: 'input' }]
  await screen.findByLabelText(choose, only, { timeout: 60_000 })
  return opened
}

export type User = Awaited<ReturnType<typeof openImport>>['user']

/** Goes on with the changes that were left. */
export async function goOn(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Open it' }))
  await user.click(await screen.findByRole('button', { name: /^Continue with \d+$/ }))
}
