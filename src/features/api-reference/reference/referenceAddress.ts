import { useNavigate, useSearch } from '@tanstack/react-router'
import { readFilters, text } from '../../../core/resource/filters.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'

/** What the address says of the reference: words looked for, the operation that is open, what the index is asked. */
const names = { search: text(), open: text(), namespace: text(), context: text() }

type Said = Partial<Record<keyof typeof names, string | undefined>>

export interface ReferenceAddress {
  readonly said: Said
  /** the address with these changes; what is undefined goes */
  searchOf: (changes: Said) => Record<string, string>
  change: (changes: Said) => void
}

function changed(search: Readonly<Record<string, string | undefined>>, changes: Said) {
  return Object.fromEntries(
    Object.entries({ ...search, ...changes }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
}

export function useReferenceAddress(): ReferenceAddress {
  const search: AddressSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    said: readFilters(names, search).filters,
    searchOf: (changes) => changed(search, changes),
    change: (changes) => {
      void navigate({
        to: '.',
        search: (now) => changed(now, changes),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
