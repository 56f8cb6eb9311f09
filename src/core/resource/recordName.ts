import type { Identified, Writable } from './collection.ts'

type Named<R extends Identified> = Pick<Writable<R>, 'fields'>

/** What a record is called; `''` where it has no name. */
export function nameOf<R extends Identified>({ fields }: Named<R>, record: R): string {
  const naming = Object.values(fields).find(({ kind }) => kind === 'name')
  return String(naming?.of(record) ?? '')
}

/** The same, and where it has none its number. */
export function titleIn<R extends Identified>(named: Named<R>, record: R): string {
  return nameOf(named, record) || `#${record.id}`
}
