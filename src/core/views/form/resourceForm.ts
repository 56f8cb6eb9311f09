import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { RecordQuery } from '../../query/readOptions.ts'
import { blankOf, type Collection, valuesOf } from '../../resource/collection.ts'
import type { Fields, UpdateOf, ValuesOf } from '../../resource/field.ts'
import type { Saved } from '../../write/saved.ts'
import type { CreateInput, UpdateBySlugInput, UpdateInput } from '../../write/writeOptions.ts'
import type { Deletable, Deletion } from '../deleting/deletable.ts'
import type { NamedCollections } from './linkedNames.ts'
import type { NamesakesOf } from './namesakes.ts'
import type {
  DrawnForm,
  FieldsOf,
  FormSite,
  RecordForm,
  RecordLabels,
  Shown,
  WriteRecord,
} from './recordForm.ts'
import type { Place } from './RecordLink.tsx'

/** A record that exists as its page hands it on: read, written and deleted by its number or by its slug. */
export interface OpenedRecord<R extends Shown, V extends FieldValues, Update extends object> {
  form: ResourceForm<R, V, Update>
  reading: UseQueryResult<R>
  /** What its creation just before came to. */
  begun?: Saved<R> | undefined
  place: Place
  write: WriteRecord<R, Update>
  deletion: Omit<Deletion, 'record'>
  onSaved?: ((record: R, before: R | null) => void) | undefined
  /** In place of a record whose content the service keeps back. */
  renderProtected?: ((record: R | undefined) => ReactNode) | undefined
}

/** What is said of a record that was to go out, and was saved only. */
export interface UnreadyProps<R, V extends FieldValues> extends DrawnForm<R, V> {
  /** @param isAnyway whatever it lacks */
  onPublish: (isAnyway?: boolean) => void
  onClose: () => void
}

/** What is asked in place of a protected record. */
export interface ProtectedProps<R> {
  /** As far as a listing shows it. */
  record: R | undefined
  /** The password given before was not the right one. */
  isWrong: boolean
  onGiven: (password: string) => void
}

/** The form of a resource, as the pages that create and edit draw it: everything that differs from one to the next. */
export interface ResourceForm<
  R extends Shown,
  V extends FieldValues,
  Update extends object,
> extends RecordForm<R, V, Update> {
  /** Where its noun and its sections have their words. */
  readonly messages: FormMessages
  /** Boxes that go out with a new record though nobody typed there, besides those that are `needed`. */
  readonly always?: readonly FieldPath<V>[]
  /** @param opened the record it is about, as far as there is one already */
  useWords(form: ResourceForm<R, V, Update>, opened?: R): RecordLabels<R, V>
  readonly Fields: FieldsOf<R, V>
  /** The fields beside those, where there is room: what tells of the record, and what it is found by. */
  readonly Side: FieldsOf<R, V>
  /** The fields that a record made beside another form is most in need of. */
  readonly Short?: FieldsOf<R, V>
  /** Asks which it is to be, where there are records of the name. */
  readonly Namesakes?: NamesakesOf<R>
  /** Draws a record that exists, where there is more to it than its form. */
  readonly Open?: ComponentType<OpenedRecord<R, V, Update>>
  /** What there is to do before a record may go out: shown when it was to, and was saved only. */
  readonly Unready?: ComponentType<UnreadyProps<R, V>>
  readonly Protected?: ComponentType<ProtectedProps<R>>
  readonly deletion: Deletable<R>
  /** Of what its fields name by number. */
  readonly linked?: NamedCollections
  useRecord(id: number, asked?: RecordQuery): UseQueryResult<R>
  /** Sound where the boxes that are `needed` are those that the interface requires. */
  useCreate(): { mutateAsync(input: CreateInput<Update>): Promise<Saved<R>> }
  useUpdate(): { mutateAsync(input: UpdateInput<R, Update>): Promise<Saved<R>> }
}

/** The form of a resource that has routes by slug. */
export interface SlugForm<
  R extends Shown,
  V extends FieldValues,
  Update extends object,
> extends ResourceForm<R, V, Update> {
  useRecordBySlug(slug: string): UseQueryResult<R>
  useUpdateBySlug(): { mutateAsync(input: UpdateBySlugInput<R, Update>): Promise<Saved<R>> }
  /** In place of a protected record, which no password opens by its slug. */
  readonly ProtectedBySlug?: ComponentType<{ slug: string; record: R | undefined }>
}

export type FormMessages = 'eventForm' | 'venueForm' | 'organizerForm' | 'categoryForm' | 'tagForm'

interface Boxes<R extends Shown, Table, V extends FieldValues> extends Pick<
  RecordForm<R, V, never>,
  'boxes' | 'needed' | 'beside'
> {
  boxesOf(values: ValuesOf<Table>, site: FormSite): V
  valuesOf(boxes: V): ValuesOf<Table>
}

/** What a form holds: the values of the fields of a resource, and what is typed in their place. */
export function formValuesOf<R extends Shown, Table extends Fields<R>, V extends FieldValues>(
  resource: Pick<Collection<R, never, never, never>, 'name' | 'titleOf'>,
  fields: Table,
  { boxesOf, ...own }: Boxes<R, Table, V>,
): RecordForm<R, V, UpdateOf<Table>> {
  return {
    ...own,
    name: resource.name,
    fields,
    titleOf: (record) => resource.titleOf(record),
    blank: (site) => boxesOf(blankOf(fields), site),
    filled: (record, site) => boxesOf(valuesOf(fields, record), site),
    valuesOf(boxes, names) {
      const values = new Map(Object.entries<unknown>(own.valuesOf(boxes)))
      // Sound because the values are those of the fields, by their own names.
      return Object.fromEntries(names.map((name) => [name, values.get(name)])) as UpdateOf<Table>
    },
  }
}
