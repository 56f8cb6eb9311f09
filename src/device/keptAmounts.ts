import { eachKept } from './eachKept.ts'
import { database, type StoreName, storeNames } from './kept.ts'

/** How many there are, and how much room they take. */
export interface Amount {
  readonly count: number
  /** of their text; what the browser adds to keep it is its own affair */
  readonly bytes: number
}

export const nothingKept: Amount = { count: 0, bytes: 0 }

export function withText(amount: Amount, text: string): Amount {
  return { count: amount.count + 1, bytes: amount.bytes + new Blob([text]).size }
}

async function amountIn(store: StoreName): Promise<Amount> {
  try {
    let amount = nothingKept
    await eachKept(store, (kept) => (amount = withText(amount, JSON.stringify(kept))))
    return amount
  } catch {
    return nothingKept
  }
}

/** What is in each store, whoever's it is; nothing where the device is closed to us. */
export async function keptAmounts(): Promise<Readonly<Record<StoreName, Amount>>> {
  const amounts = await Promise.all(
    storeNames.map(async (name) => [name, await amountIn(name)] as const),
  )
  return Object.fromEntries(amounts) as Record<StoreName, Amount>
}

/** How many there are in one of them, whoever's they are. */
export async function keptCount(store: StoreName): Promise<number> {
  try {
    return await (await database()).count(store)
  } catch {
    return 0
  }
}
