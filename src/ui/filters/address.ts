/** The part of an address after `?`, as written there: every value a text. */
export type AddressSearch = Readonly<Record<string, string>>

/**
 * Options of a link between views of one list: the router itself marks a link as current only when it leads
 * to the very address that is open. A view that stays current on its further pages says so with `aria-current`.
 */
export const exactly = { exact: true } as const
