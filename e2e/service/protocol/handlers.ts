import type { World } from '../worlds/world.ts'

/** The languages of the calendar, in the order the selector's enum lists them. */
export const languages = ['ca', 'en', 'es'] as const
export type Language = (typeof languages)[number]

/** What an address without a language segment speaks. */
export const fallbackLanguage: Language = 'ca'

export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const
export type Role = (typeof roles)[number]

export interface Account {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly role: Role
}

export type Arguments = Readonly<Record<string, unknown>>

/** One request that has been routed, validated and permitted. */
export interface Call {
  readonly world: World
  readonly language: Language
  /** Null when nobody is signed in. */
  readonly account: Account | null
  readonly method: string
  /** Merged, checked, in their declared types, with the declared defaults. */
  readonly arguments: Arguments
  /** Names among them that the request itself carried, in body, form or query. */
  readonly given: ReadonlySet<string>
  /** As the request carried them, undeclared ones included. */
  readonly sent: Arguments
  /** The record an item route speaks of; 0 on collection routes. */
  readonly target: number
}

/** What the body of a record depends on besides its row. */
export type Reader = Pick<Call, 'world' | 'language' | 'account' | 'sent'>

export interface Answer {
  readonly status: number
  /** Sent as JSON. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler = (call: Call) => Promise<Answer>
export type Operation = 'list' | 'create' | 'read' | 'update' | 'remove'
export type Handlers = Readonly<Record<Operation, Handler>>

/** The five collections, as the paths spell them. */
export type Room = 'events' | 'venues' | 'organizers' | 'categories' | 'tags'

/** One record of each, as error codes and words name it. */
export const nouns = {
  events: 'event',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'category',
  tags: 'tag',
} as const satisfies Record<Room, string>
