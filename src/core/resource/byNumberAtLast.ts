import { isMissing } from '../query/isMissing.ts'

/**
 * Does something to a record by the path that it was opened by; by its number where that leads to it no more: its slug was
 * changed meanwhile, or is another record's by now (contract.md §8.1).
 * @param number the path by its number
 */
export async function byNumberAtLast<T>(
  path: string,
  number: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(path)
  } catch (refusal) {
    if (path === number || !isMissing(refusal)) throw refusal
    return await work(number)
  }
}
