import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { accountName } from '../../../../api/account.ts'
import type { Service } from '../../../../api/service.ts'
import type { Listed } from '../../../query/readOptions.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { Page } from '../../../resource/envelope.ts'
import type { ListFilters } from '../recordList.ts'
import type { Choosable, Chosen, Press } from './chosen.ts'

/** The list a choice is made in, as much of it as the choice looks at. */
interface ChoosableRows<R extends Choosable> {
  readonly service: Service
  /** what it is narrowed by */
  readonly asked: ListFilters
  readonly result: { readonly data: Page<R> | undefined }
}

/** Its other pages can be read, or all of it is here and kept under a name. */
type ChoosableList<R extends Choosable> = ChoosableRows<R> &
  (
    | {
        readonly collection: Listed<R & Identified, ListFilters>
        readonly all?: readonly R[] | null | undefined
      }
    | { readonly collection: { readonly name: string }; readonly all: readonly R[] }
  )

export interface SelectionProps<R extends Choosable> {
  list: ChoosableList<R>
  /** Those on the screen, in the order they are drawn. */
  records: readonly R[]
  /** What the rows are drawn in. */
  rows: RefObject<HTMLElement | null>
  /** Presses on boxes while the code that keeps a choice was on its way; null once that code has them. */
  early: RefObject<Press[] | null>
}

export function pressOn({ value, checked }: HTMLInputElement, event: Event): Press {
  const isRange = 'shiftKey' in event && event.shiftKey === true
  return { id: value === '' ? null : value, isIn: checked, isRange }
}

/** What is chosen in a list, and what the list was narrowed by. */
export interface StoredEntry {
  readonly filters: string
  readonly chosen: Chosen<Choosable>
}

const kept = new Map<string, StoredEntry>()

/** @param name of a collection, or of a list of its own */
function keyIn(service: Service, name: string): string {
  return String([service.site, accountName(service.account), name, service.language])
}

/** Whoever comes back to a list finds chosen what was. */
export function storedSelection(service: Service, name: string): StoredEntry | undefined {
  return kept.get(keyIn(service, name))
}

export function keepSelection(service: Service, name: string, what: StoredEntry): void {
  if (what.chosen.size > 0) kept.set(keyIn(service, name), what)
  else kept.delete(keyIn(service, name))
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
