import type { TermKind } from '../checks/known.ts'
import { areTermIds, isCategory, isEvent, isKnownTerm, isParent } from '../checks/records.ts'
import { isName, isPositive, isSearch, isText } from '../checks/texts.ts'
import { ids, paging } from './paging.ts'
import { type Check, type CollectionTables, type ParameterLine, requiring } from './parameter.ts'

const parent = (check: Check): ParameterLine => ({ name: 'parent', type: 'integer', check })

/** interface.md, Listing parameters: categories and tags. */
const listLines = (kind: TermKind): ParameterLine[] => [
  ...paging,
  { name: 'search', type: 'string', check: isSearch },
  ids('exclude', areTermIds(kind)),
  ids('include', areTermIds(kind)),
  { name: 'order', type: 'string', check: isSearch },
  { name: 'orderby', type: 'string', check: isSearch },
  {
    name: 'hide_empty',
    type: 'boolean',
    live: { default: '1' },
    interface: { default: true },
  },
  ...(kind === 'category' ? [parent(isCategory)] : []),
  { name: 'post', type: 'integer', check: isPositive },
  { name: 'event', type: 'integer', check: isEvent },
  { name: 'slug', type: 'string', check: isSearch },
]

/** interface.md, Event category and Event tag (fields accepted on write). */
const fields = (kind: TermKind): ParameterLine[] => [
  { name: 'name', type: 'string', check: isName },
  { name: 'description', type: 'string', check: isText },
  { name: 'slug', type: 'string', check: isText },
  ...(kind === 'category' ? [parent(isParent)] : []),
]

const tables = (kind: TermKind): CollectionTables => ({
  list: { name: `${kind}List`, lines: listLines(kind) },
  create: { name: kind, lines: requiring(fields(kind), 'name') },
  update: { name: kind, lines: fields(kind) },
  id: {
    name: `${kind}Item`,
    lines: [{ name: 'id', type: 'integer', required: true, check: isKnownTerm(kind) }],
  },
})

export const categoryTables = tables('category')
export const tagTables = tables('tag')
