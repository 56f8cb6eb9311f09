/** Without a date of its own a listing begins today (contract.md §3.6); this day is before every event. */
export const everyDate = { starts_after: '1900-01-01' } as const
