import { eachEntry } from './eachEntry.ts'
import { database, type StoreName, storeNames, type StoredEntry } from './entries.ts'

/** How many there are, and how much room they take. */
export interface Amount {
  readonly count: number
  /** of their text; what the browser adds to keep it is its own affair */
  readonly bytes: number
}

/** Operations that wait, and drafts, are counted by themselves. */
type Counted = StoreName | 'queue' | 'drafts'

export const noAmount: Amount = { count: 0, bytes: 0 }

export function withText(amount: Amount, text: string): Amount {
  return { count: amount.count + 1, bytes: amount.bytes + new Blob([text]).size }
}

function kindOf(store: StoreName, { body }: StoredEntry): Counted {
  if (store !== 'operations') return store
  const { state, waiting } = Object(body)
  if (state === 'draft') return 'drafts'
  return waiting ? 'queue' : store
}

/** What is in each store, whoever's it is; nothing where the device is closed to us. */
export async function storedCounts(): Promise<Readonly<Record<Counted, Amount>>> {
  const kinds = [...storeNames, 'queue', 'drafts'] as const
  const amounts = Object.fromEntries(kinds.map((kind) => [kind, noAmount])) as Record<
    Counted,
    Amount
  >
  for (const store of storeNames) {
    const add = (kept: StoredEntry) => {
      const kind = kindOf(store, kept)
      amounts[kind] = withText(amounts[kind], JSON.stringify(kept))
    }
    await eachEntry(store, add).catch(() => undefined)
  }
  return amounts
}

/** How many there are in one of them, whoever's they are. */
export async function storedCount(store: Counted): Promise<number> {
  try {
    const opened = await database()
    if (store === 'queue') return await opened.countFromIndex('operations', 'waiting')
    if (store !== 'drafts') return await opened.count(store)
    const drafts = IDBKeyRange.bound(['draft'], ['draft', []])
    return await opened.countFromIndex('operations', 'state', drafts)
  } catch {
    return 0
  }
}
