import type { Dice } from './dice.ts'
import { type Tongue, type Words, readAllWords } from './tongues.ts'

/** A price as somebody wrote it: the same in every language, or words. Null: nothing was written. */
export type Cost = string | readonly string[] | Words | null

const free: readonly Cost[] = [
  null,
  null,
  null,
  '0',
  ...readAllWords(['Gratuït | Gratuito | Free']),
]

const small: readonly Cost[] = [
  '3',
  '5',
  '5 €',
  '4.50',
  '6 €',
  ...readAllWords(['Taquilla inversa | Taquilla inversa | Pay what you can']),
]

const ticket: readonly Cost[] = [
  '8',
  '10 €',
  '12',
  '12,50 €',
  '15 €',
  '8-12',
  ['10', '15'],
  ['6', '12', '18'],
  ...readAllWords([
    '10 € (6 € amb carnet jove) | 10 € (6 € con carné joven) | €10 (€6 with a youth card)',
    'A partir de 12 € | A partir de 12 € | From €12',
  ]),
]

const course: readonly Cost[] = ['25 €', '40', '60.00', '25-40', '1.250,00 €']

const costs: Readonly<Record<string, readonly Cost[]>> = { free, small, ticket, course }

export const pickCost = (dice: Dice, kinds: readonly string[]): Cost =>
  dice.pick(costs[dice.pick(kinds)] ?? [])

/** Nothing was written, or that there is nothing to pay. */
export const isFree = (cost: Cost): boolean => free.includes(cost)

const isWords = (cost: Cost): cost is Words =>
  cost !== null && typeof cost === 'object' && 'ca' in cost

/** The price as the record of one language has it. */
export const costIn = (cost: Cost, tongue: Tongue): string | readonly string[] | null =>
  isWords(cost) ? cost[tongue] : cost
