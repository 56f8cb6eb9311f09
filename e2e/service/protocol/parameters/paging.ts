import { isPositive } from '../checks/texts.ts'
import type { Check, ParameterLine } from './parameter.ts'

/** interface.md, Limits: the interface declares 99 on every listing; a live index says a text. */
export const paging: readonly ParameterLine[] = [
  { name: 'page', type: 'integer', default: 1, check: isPositive },
  {
    name: 'per_page',
    type: 'integer',
    check: isPositive,
    computed: ({ mode, options }) =>
      mode === 'live' ? String(options.defaultPerPage) : options.defaultPerPage,
  },
]

/** A list of ids. */
export const ids = (name: string, check: Check): ParameterLine => ({
  name,
  check,
  live: integers,
  interface: integerArray,
})

export const integers = { items: { type: 'integer' } } as const
export const integerArray = { type: 'array', items: { type: 'integer' } } as const
