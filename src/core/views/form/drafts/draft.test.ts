import type { Draft } from '../../../write/operation.ts'
import * as fc from 'fast-check'
import { forAll } from '../../../../testProperty.ts'
import publicConfiguration from '../../../../../public/config.json'
import { configurationOf } from '../../../../api/configuration.ts'
import { type Fields, flag, links, name, text } from '../../../resource/field.ts'
import { changedFormValues, type RecordForm } from '../recordForm.ts'
import { draftValues, draftOf, openedWith } from './draft.ts'

interface Hall {
  readonly id: number
  readonly url: string
  readonly slug: string
  readonly hall: string
  readonly phone: string
  readonly cost: string
  readonly cost_details: readonly string[]
  readonly show_map: boolean
  readonly tags: readonly number[]
}

type Boxes = Pick<Hall, 'hall' | 'phone' | 'cost' | 'show_map' | 'tags'>

const site = configurationOf(publicConfiguration)
const fields = {
  hall: name({ of: (record: Hall) => record.hall }),
  phone: text({ of: (record: Hall) => record.phone }),
  cost: text({ of: (record: Hall) => record.cost }),
  show_map: flag({ of: (record: Hall) => record.show_map }),
  tags: links({ of: (record: Hall) => record.tags }),
} as Fields<Hall>

const names = ['hall', 'phone', 'cost', 'show_map', 'tags'] as const

const definition: RecordForm<Hall, Boxes, Partial<Boxes>> = {
  name: 'venues',
  fields,
  boxes: names,
  needed: ['hall'],
  blank: () => ({ hall: '', phone: '', cost: '', show_map: false, tags: [] }),
  titleOf: ({ hall }) => hall,
  filled: ({ hall, phone, cost, show_map, tags }) => ({ hall, phone, cost, show_map, tags }),
  valuesOf: (boxes) => boxes,
  beside: { cost: ['cost_details'] },
}

const few = fc.constantFrom('', 'a', 'b', 'c')
const boxes: fc.Arbitrary<Boxes> = fc.record({
  hall: few,
  phone: few,
  cost: few,
  show_map: fc.boolean(),
  tags: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
})
const record: fc.Arbitrary<Hall> = boxes.map((values) => ({
  ...values,
  id: 7,
  url: '',
  slug: '',
  cost_details: [values.cost],
}))

const open = (opened: Hall) => ({ definition, opened, filled: definition.filled(opened, site) })
const kept = (opened: Hall, typed: Boxes) => draftOf(open(opened), typed, 'ca')

/** A form with a draft in it: its boxes, and the record it is measured against. */
function taken(draft: Draft, now: Hall) {
  const rows = draftValues(open(now), draft, site)
  const opened = openedWith(
    definition,
    now,
    draft.opened,
    rows.map((row) => row.name),
  )
  const typed = Object.fromEntries(rows.map((row) => [row.name, row.typed]))
  return { rows, opened, boxes: { ...definition.filled(now, site), ...typed } }
}

test('a draft holds what was typed, what it was typed over, and nothing else', () =>
  forAll([record, boxes], (opened, typed) => {
    const draft = kept(opened, typed)
    const changed = changedFormValues(definition.boxes, definition.filled(opened, site), typed)
    expect(draft === null).toBe(changed.length === 0)
    if (!draft) return
    expect(Object.keys(draft.boxes).toSorted()).toEqual(changed.toSorted())
    expect(draft.opened).toEqual(
      Object.fromEntries(
        Object.entries(opened).filter(
          ([part]) =>
            changed.some((one) => one === part) ||
            (part === 'cost_details' && changed.includes('cost')),
        ),
      ),
    )
  }))

test('taken up on the same record, it is the form that was left', () =>
  forAll([record, boxes], (opened, typed) => {
    const draft = kept(opened, typed)
    if (!draft) return
    const again = taken(draft, opened)
    expect(again.boxes).toEqual(typed)
    expect(again.opened).toEqual(opened)
    expect(again.rows.filter((row) => row.isMoved)).toEqual([])
  }))

test('taken up on a record that has changed, it keeps what is typed and what is new, and hides no overwriting', () =>
  forAll([record, boxes, record], (opened, typed, now) => {
    const draft = kept(opened, typed)
    if (!draft) return
    const again = taken(draft, now)
    for (const box of names) {
      const isTyped = box in draft.boxes
      expect(again.boxes[box]).toEqual(isTyped ? typed[box] : now[box])
      // What saving compares with the record of that moment: as it was when the typing began.
      const isLeft = isTyped && again.rows.some((row) => row.name === box)
      expect(again.opened[box]).toEqual(isLeft ? opened[box] : now[box])
    }
    const both = again.rows.filter((row) => row.isMoved).map((row) => row.name)
    const moved = changedFormValues(definition.boxes, opened, now)
    expect(both).toEqual(
      moved.filter(
        (name) => name in draft.boxes && changedFormValues([name], now, typed).length > 0,
      ),
    )
  }))

test('nothing is left to take up of what the record says already', () =>
  forAll([record, boxes], (opened, typed) => {
    const draft = kept(opened, typed)
    if (draft) expect(draftValues(open({ ...opened, ...typed }), draft, site)).toEqual([])
  }))

test('a record not made yet is kept whole, and a date half typed as far as it was typed', () => {
  const filled: Boxes = { hall: '', phone: '', cost: '', show_map: true, tags: [] }
  const blank = { definition, opened: null, filled }
  expect(draftOf(blank, filled, 'ca')).toBeNull()
  const typed = { ...filled, hall: 'Sala', phone: '12/' }
  const draft = draftOf(blank, typed, 'ca')
  expect(draft).toMatchObject({ id: null, title: 'Sala', language: 'ca', opened: {} })
  expect(draft?.boxes).toEqual(typed)
  expect(draft && draftValues(blank, draft, site).map((row) => row.name)).toEqual(['hall', 'phone'])
})
