/** What finds the trash in a listing: it is one by itself, and shown to those who may write (contract.md §3.6). */
export const inTrash = { status: ['trash'] } as const
