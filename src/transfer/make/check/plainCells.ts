import type { CollectionName } from '../../../collection/collection.ts'
import { withScheme } from '../../../collection/postFields.ts'
import { plainCost } from '../../../events/editing.ts'
import { writables } from '../../../records/records.ts'
import { nameKey } from '../names/nameIndex.ts'
import { cellValue, type CellProblem, isMangled, valueProblem } from '../../in/cellValue.ts'
import { plainCell } from '../../columns/cellText.ts'

export type PlainProblem = CellProblem | 'needed'

type Read = { readonly value: unknown } | { readonly problem: PlainProblem }

/** «Gratuït» and the like, which is what a zero says in every language. */
const free = new Set(['gratuit', 'gratis', 'gratuito', 'free', 'entrada lliure', 'entrada libre'])

const costOf = (text: string) => (free.has(nameKey(text)) ? '0' : plainCost(text))

/** Fields whose texts are digits: one with an exponent has lost some. */
const ofDigits = (name: string, kind: string) =>
  kind === 'picture' || name === 'phone' || name === 'zip'

/** What a cell says of a field that names no other record; nothing of an empty one. */
export function plainValue(
  of: CollectionName,
  name: string,
  cell: string,
  offered: readonly string[],
): Read | null {
  const field = writables[of].fields[name]
  const text = plainCell(cell)
  if (field === undefined || text.trim() === '') return null
  if (ofDigits(name, field.kind) && isMangled(text)) return { problem: 'mangled' }
  const { kind, blank } = field
  const around = { kind, blank, edge: null, today: '' as never, statuses: offered }
  const read = cellValue(text, around)
  if ('problem' in read) return read
  const value =
    field.kind === 'cost'
      ? costOf(text)
      : field.kind === 'address'
        ? withScheme(text, 'https').trim()
        : read.value
  const problem = valueProblem(name, field, value)
  return problem === null ? { value } : { problem }
}
