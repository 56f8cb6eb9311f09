import { categoryFields } from './resources/categories/categories.ts'
import type { Field, FieldKind } from './core/resource/field.ts'
import { definitionProblems } from './core/views/form/problems.ts'
import { eventFields } from './resources/events/events.ts'
import { organizerFields } from './resources/organizers/organizers.ts'
import { tagFields } from './resources/tags/tags.ts'
import { venueFields } from './resources/venues/venues.ts'
import cases from './badInput.cases.json'

/** What the tables of the interface do not allow, and what nobody can see. */
const bad = {
  megabyte: 'a b '.repeat(262_144),
  unseen: '\u200B\u202E \u2066',
  script: 'javascript:alert(1)',
  data: 'data:text/html,<script>',
  words: 'שלום\u202E',
  number: 12,
  list: ['12'],
  object: {},
  nothing: null,
} as const

type Bad = keyof typeof bad
const all = Object.keys(bad) as readonly Bad[]

/**
 * Of every kind, what a form keeps back and why; `text` goes out as it is, `emptied` as nothing. Whether a slug is known
 * or fits into an address is looked at by the forms.
 */
const expected: Readonly<Record<FieldKind, Partial<Record<Bad, string>>>> = cases

type Known = Pick<Field<never, unknown>, 'blank' | 'isEmpty' | 'kind' | 'schema'>

function fateOf(name: string, field: Known, value: unknown): string {
  if (value === field.blank) return 'emptied'
  const problem = definitionProblems({ [name]: field }, { [name]: value })[name]
  if (problem) return problem.code
  return field.isEmpty(value) ? 'emptied' : 'text'
}

describe.each<[string, Readonly<Record<string, Known>>]>([
  ['events', eventFields],
  ['venues', venueFields],
  ['organizers', organizerFields],
  ['categories', categoryFields],
  ['tags', tagFields],
])('of %s', (_, fields) => {
  test.each(Object.entries(fields))('%s takes nothing that it should not', (name, field) => {
    for (const what of all) {
      const usual = bad[what] === field.blank ? 'emptied' : 'invalid'
      const fate = fateOf(name, field, bad[what])
      expect({ what, fate }).toEqual({ what, fate: expected[field.kind][what] ?? usual })
    }
  })
})
