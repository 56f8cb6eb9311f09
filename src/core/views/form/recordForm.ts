import type { ComponentType } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Configuration } from '../../../api/configuration.ts'
import type { CollectionName, Identified } from '../../resource/collection.ts'
import type { Fields } from '../../resource/field.ts'
import type { Difference, Saved } from '../../write/saved.ts'

/** A record as a form shows it; terms have no status, no times and are never withheld. */
export interface Shown extends Identified {
  readonly url: string
  readonly slug: string
  readonly status?: string
  /** wall time of the site, `''` when it is not told */
  readonly modified?: string
  readonly withheld?: boolean
}

/** The sentences in which the noun shows: every room says its own, under these keys. */
export type NounWord = 'page.untitled' | 'page.number'

export interface NounLabels {
  say(word: NounWord, holes?: Record<string, string | number>): string
  /** What the box of a field is called. */
  label(name: string): string
}

/** What a room says of its records, in the interface's language. */
export interface RecordLabels<R, V extends FieldValues> extends NounLabels {
  /** What keeps boxes from being saved, by their names. @param isNew whether the required ones are */
  mistakes(filled: V, boxes: V, isNew: boolean): Sentences
  /** What only a look at the service tells of boxes, asked just before they are sent. */
  lateMistakes?(filled: V, boxes: V): Promise<Sentences>
  /** Whether the rules of the site keep them from going out as they are; saved with another status they can be. */
  isHeldBack?(filled: V, boxes: V): Promise<boolean>
  /** A value as a comparison shows it, where it is more than its own text. */
  value?(name: string, value: unknown, opened: R | null): string | undefined
  /** A refusal of one field in better words than the service's. */
  refusal?(name: string, boxes: V): string | undefined
}

export type Sentences = Readonly<Partial<Record<string, string>>>

/** What the boxes of a form take from the site. */
export type FormSite = Pick<Configuration, 'timezone'>

/** Everything the machinery of forms knows of one collection: its record `R`, its boxes `V`, what is saved. */
export interface RecordForm<R extends Shown, V extends FieldValues, Update extends object> {
  readonly name: CollectionName
  readonly fields: Fields<R>
  /** Every box, in the order of the page. */
  readonly boxes: readonly FieldPath<V>[]
  /** Those that are never saved empty. The first one is the name. */
  readonly needed: readonly FieldPath<V>[]
  titleOf(record: R): string
  /** The boxes of a new record. */
  blank(site: FormSite): V
  filled(record: R, site: FormSite): V
  /** The values of some boxes, as they are handed over for saving. */
  valuesOf(boxes: V, names: readonly FieldPath<V>[]): Update
  /** Parts of a record that belong to a field beside the one of its name. */
  readonly beside?: Readonly<Record<string, readonly (keyof R)[]>>
}

/** What the fields of a form are told. */
export interface DrawnForm<R, V extends FieldValues> {
  form: UseFormReturn<V>
  /** The record as the form began with it, null for a new one. */
  opened: R | null
}

/** Draws every field of a form. */
export type FieldsOf<R, V extends FieldValues> = ComponentType<DrawnForm<R, V>>

/**
 * Writes changes made to the record `opened` through the safe writer.
 * @param undoes key of the write in the history that this one takes back
 */
export type WriteRecord<R, Update> = (
  opened: R,
  changes: Update,
  undoes?: string,
) => Promise<Saved<R>>

/** Another way to what was meant, where saving it once more would not help. */
export interface RemedyWrite<R> {
  text: string
  action: string
  write: (opened: R) => Promise<Saved<R>>
}

export type RemedyOf<R> = (difference: Difference) => RemedyWrite<R> | undefined

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, at) => item === other[at])
    : one === other
}

/** Names of the boxes whose content is not what it was. */
export function changedFormValues<Name extends string>(
  names: readonly Name[],
  before: FieldValues,
  after: FieldValues,
): Name[] {
  return names.filter((name) => !isSame(before[name], after[name]))
}
