import type { SideBySide, DoneWrite, Edit } from './facts.ts'

export const second = (nr: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, nr)).toISOString()

const url = 'https://own.example/'
export const record = (title: string, website = url) => ({
  id: 5,
  url,
  title,
  website,
  excerpt: '',
})

export const write = (nr: number, login: string, after: Record<string, unknown>): DoneWrite => ({
  at: second(nr),
  login,
  method: 'POST',
  path: `events/${String(after['id'])}`,
  record: after,
})

export const edit = (value: string, some: Partial<Edit> = {}): Edit => ({
  room: 'events',
  id: 5,
  field: 'title',
  value,
  mark: value,
  page: 0,
  begun: second(1),
  said: second(9),
  outcome: 'saved',
  announced: '',
  words: '',
  ...some,
})

export const desk = (login: string, some: Partial<SideBySide> = {}): SideBySide => ({
  login,
  edits: [],
  asked: [],
  history: [],
  drafts: [],
  queue: [],
  ...some,
})

/** An entry of the history, of what a record was and became. */
export const entry = (was: ReturnType<typeof record> | null, is: ReturnType<typeof record>) => ({
  collection: 'events',
  id: is.id,
  before: was,
  after: is,
  changes: {},
})

export const seeded = new Map([['events/5', record('Fira')]])
export const collection = 'events'
export const before = record('Fira')
