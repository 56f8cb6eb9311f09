import { seeded } from '../seeded.ts'

/** A repeatable source of choices: the same seed always falls the same way. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `limit`. */
  whole(limit: number): number
  chance(probability: number): boolean
  /** Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export const makeDice = (seed: number): Dice => {
  const next = seeded(seed)
  const whole = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return { next, whole, chance: (probability) => next() < probability, pick, shuffled }
}
