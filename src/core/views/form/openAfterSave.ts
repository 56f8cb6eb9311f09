import { createContext } from 'react'

/**
 * Saves what the form holds, a new record as a draft, and goes on to a page below the record's own; null where there
 * is none.
 */
export const OpenAfterSave = createContext<((page: string, hash?: string) => void) | null>(null)
