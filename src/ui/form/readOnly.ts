import { createContext } from 'react'

/** Whether the fields below are there to be read: what was typed into them could not be saved. */
export const ReadOnly = createContext(false)
