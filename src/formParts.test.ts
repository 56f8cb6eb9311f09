import { categoryForm } from './resources/categories/categoryForm.tsx'
import type { Field } from './core/resource/field.ts'
import type { RecordForm, Shown } from './core/views/form/recordForm.ts'
import {
  recordedEvent,
  recordedOrganizer,
  recordedTerm,
  recordedVenue,
} from './core/resource/testRecords.ts'
import { termOf } from './core/resource/term.ts'
import { eventForm } from './resources/events/form/eventForm.ts'
import { eventOf } from './resources/events/events.ts'
import { organizerForm } from './resources/organizers/organizerForm.tsx'
import { organizerOf } from './resources/organizers/organizers.ts'
import { tagForm } from './resources/tags/tagForm.tsx'
import { venueForm } from './resources/venues/venueForm.tsx'
import { venueOf } from './resources/venues/venues.ts'

/** The parts of a record that a field looks at, beyond those that its form says belong to it. */
function strayParts<R extends Shown, Update extends object>(
  { fields, beside = {} }: RecordForm<R, never, Update>,
  record: R,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const known = new Set<PropertyKey>([name, ...(beside[name] ?? [])])
    const stray: string[] = []
    const watched = new Proxy(record, {
      get(target, part, receiver) {
        if (!known.has(part)) stray.push(`${name} reads ${String(part)}`)
        return Reflect.get(target, part, receiver)
      },
    })
    field.of(watched)
    return stray
  })
}

// A draft and a form under somebody's hands keep the parts that a field is compared by (`beside`): one left out
// would let a colleague's change of the field go unseen.
const forms = [
  [eventForm, eventOf(recordedEvent)],
  [venueForm, venueOf(recordedVenue)],
  [organizerForm, organizerOf(recordedOrganizer)],
  [categoryForm, termOf(recordedTerm)],
] as const

test('a field reads the parts of its record that its form names', () => {
  expect(forms.flatMap(([form, record]) => strayParts(form as never, record))).toEqual([])
})

test('every field of a record has a box', () => {
  for (const [{ boxes, fields }] of forms)
    expect([...boxes].toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('what is no line, no name and no address is refused by every form', () => {
  const long = `https://a.example/${'x'.repeat(10_000)}`
  const refused: Readonly<Record<string, readonly string[]>> = {
    name: [long, '\u200B\u202E\u2060'],
    text: [long],
    cost: [long],
    address: [long, 'javascript:alert(1)', 'data:text/html,a'],
    picture: ['javascript:alert(1)'],
  }
  for (const [{ fields }] of forms)
    for (const [name, field] of Object.entries<Pick<Field<never, unknown>, 'kind' | 'schema'>>(
      fields,
    ))
      for (const text of refused[field.kind] ?? [])
        expect(field.schema.safeParse(text).success, name).toBe(false)
})

test('who makes a term of a name that exists is shown the one there is', () => {
  for (const { Namesakes } of [categoryForm, tagForm]) expect(Namesakes).toBeDefined()
})

// What somebody adds to a text, and leaves its words, is told by the date of the record alone.
test('a text is kept with the date of its record, where there is one', () => {
  const texts = forms.flatMap(([{ fields, beside = {} }, record]) =>
    Object.entries<{ kind: string }>(fields).flatMap(([name, { kind }]) =>
      kind === 'html' && 'modified_utc' in record ? [{ name, beside: Object(beside)[name] }] : [],
    ),
  )
  expect(texts.map(({ name }) => name)).toEqual([
    'description',
    'excerpt',
    'description',
    'description',
  ])
  for (const text of texts) expect(text.beside).toContain('modified_utc')
})
