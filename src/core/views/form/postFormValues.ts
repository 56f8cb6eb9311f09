import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { wallTimeAt } from '../../../time/wallTime.ts'

/** The boxes that events, venues and organizers share; an author is typed. */
export interface PostFormValues {
  status: string
  date: string
  date_utc: string
  /** digits, `''` for none */
  author: string
  image: string
}

/** The form of a post as its shared parts see it: they read and write the boxes they name, and no other. */
export function postPart<V extends PostFormValues>(
  form: UseFormReturn<V>,
): UseFormReturn<PostFormValues> {
  return form as unknown as UseFormReturn<PostFormValues>
}

/**
 * A scheduled record that is published by hand goes out now: with a date still to come a live service keeps it
 * scheduled, whatever its status says (contract.md §6). A date that was written for it stays.
 */
export function publishedNow<V extends FieldValues>(filled: V, boxes: V, zone: string): V {
  const isReleased = filled.status === 'future' && boxes.status === 'publish'
  const isDated = boxes.date !== filled.date || boxes.date_utc !== filled.date_utc
  if (!isReleased || isDated) return boxes
  // A minute ago: a service whose clock is a little behind must not take it for one to come.
  return { ...boxes, date: `${wallTimeAt(Date.now() - 60_000, zone).slice(0, 16)}:00` }
}

/** The values of a post as its form holds them: an author is typed. */
export type Typed<Values> = Omit<Values, 'author'> & {
  /** digits, `''` for none */
  author: string
}

interface Authored {
  readonly author: number | null
}

export function typedAuthor<Values extends Authored>(values: Values): Typed<Values> {
  return { ...values, author: values.author === null ? '' : String(values.author) }
}

export function readAuthor({ author }: { author: string }): Authored {
  return { author: author === '' ? null : Number(author) }
}
