import type { Draft } from '../../../core/write/operation.ts'
import * as z from 'zod/mini'
import { ownerOf } from '../../../core/query/owner.ts'
import type { Service } from '../../../api/service.ts'
import { ways, type Choices } from './choices.ts'
import type { RowEdit } from './copyRows.ts'

/** What a person has chosen on the page of copies, and changed in single ones. */
export interface Chosen {
  readonly choices: Choices
  readonly edits: ReadonlyMap<string, RowEdit>
}

const editSchema = z.object({
  title: z.optional(z.string()),
  start_date: z.optional(z.string()),
  end_date: z.optional(z.string()),
  isLeftOut: z.optional(z.boolean()),
})

const chosenSchema = z.object({
  choices: z.object({
    way: z.enum(ways),
    day: z.string(),
    every: z.string(),
    by: z.enum(['days', 'weeks', 'months']),
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))),
    from: z.string(),
    ending: z.enum(['times', 'until']),
    times: z.string(),
    until: z.string(),
    picked: z.array(z.string()),
    pasted: z.string(),
    status: z.string(),
    date: z.string(),
    keepsAuthor: z.boolean(),
    agrees: z.boolean(),
  }),
  /** by what names a copy's row */
  edits: z.record(z.string(), editSchema),
})

/** Names the page of an event's copies among the forms on this device. */
export function copiesPlace(service: Service, id: number): string {
  return JSON.stringify([ownerOf(service), service.language, 'events', id, 'copies'])
}

/** @param source the event that is copied */
export function draftOfChoices(
  { choices, edits }: Chosen,
  source: { readonly id: number; readonly title: string },
  language: string,
): Draft {
  return {
    language,
    collection: 'events',
    id: source.id,
    title: source.title,
    part: 'copies',
    boxes: { choices, edits: Object.fromEntries(edits) },
    opened: {},
  }
}

/** Null for what another release kept otherwise. */
export function choicesIn({ boxes }: Draft): Chosen | null {
  const { data } = chosenSchema.safeParse(boxes)
  return data === undefined
    ? null
    : {
        choices: data.choices as Choices,
        edits: new Map(Object.entries(data.edits) as [string, RowEdit][]),
      }
}
