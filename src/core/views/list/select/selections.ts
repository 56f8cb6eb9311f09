import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { Service } from '../../../../api/service.ts'
import type { CollectionName, Identified } from '../../../resource/collection.ts'
import { keyOf } from '../../../query/keys.ts'
import type { RecordList } from '../recordList.ts'

/** The list a choice is made in, as much of it as the choice looks at. */
export type ChoosableList<R extends Identified> = Pick<
  RecordList<R>,
  'service' | 'collection' | 'asked' | 'all'
> & { readonly result: Pick<RecordList<R>['result'], 'data'> }

export interface SelectionProps<R extends Identified> {
  list: ChoosableList<R>
  /** Those on the screen, in the order they are drawn. */
  records: readonly R[]
  /** What the rows are drawn in. */
  rows: RefObject<HTMLElement | null>
  /** Presses on boxes while the code that keeps a choice was on its way; null once that code has them. */
  early: RefObject<Press[] | null>
}

/** A press on a box: on a row's with its id, on the one of all rows without. */
export interface Press {
  id: number | null
  isIn: boolean
  isRange: boolean
}

export function pressOn({ value, checked }: HTMLInputElement, event: Event): Press {
  const isRange = 'shiftKey' in event && event.shiftKey === true
  return { id: value === '' ? null : Number(value), isIn: checked, isRange }
}

/** What is chosen in a list, and what the list was narrowed by. */
export interface StoredEntry {
  readonly filters: string
  readonly chosen: ReadonlyMap<number, Identified>
}

const kept = new Map<string, StoredEntry>()

function nameOf(service: Service, collection: CollectionName): string {
  return String(keyOf(service, collection, 'list'))
}

/** Whoever comes back to a list finds chosen what was. */
export function storedSelection(
  service: Service,
  collection: CollectionName,
): StoredEntry | undefined {
  return kept.get(nameOf(service, collection))
}

export function keepSelection(
  service: Service,
  collection: CollectionName,
  what: StoredEntry,
): void {
  if (what.chosen.size > 0) kept.set(nameOf(service, collection), what)
  else kept.delete(nameOf(service, collection))
}

/**
 * The presses on boxes before what takes them is here: only with the first is the code that keeps a choice needed.
 * @param isBegun something was chosen before
 */
export function usePresses(isBegun: boolean) {
  const [isSelecting, setSelecting] = useState(isBegun)
  const early = useRef<Press[] | null>([])
  const start = ({ target, nativeEvent }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && target.closest('[data-pick]'))) return
    early.current?.push(pressOn(target, nativeEvent))
    setSelecting(true)
  }
  return { isSelecting, start, early }
}
