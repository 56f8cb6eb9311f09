import { writables } from '../../../resources/records.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { readCell } from '../cells/readCell.ts'
import { changedCells } from './changedRow.ts'

const record = writables.organizers.read({ id: 3, organizer: 'Ateneu', email: 'a@ateneu.example' })

const today = todayIn('Europe/Madrid')

/** The same of a file of new records. */
const read = (email: string) => {
  const field = writables.organizers.fields['email']
  return field && readCell(email, 'email', field, { today, statuses: [], zone: '' })
}

/** What a changed file says of the address of that organizer. */
const changed = (email: string) =>
  changedCells(
    { place: 2, cells: { id: '3', email } },
    { of: 'organizers', record, marks: null, today, statuses: [], zone: '' },
  )

test.each(['ateneu', 'a@ateneu', 'a@b@ateneu.example', 'a b@ateneu.example', '@ateneu.example'])(
  'an e-mail address such as «%s» is an error of its row, of a changed file and of new records',
  (email) => {
    const { values, wrong } = changed(email)
    expect(values).toEqual({})
    expect(wrong).toMatchObject([{ field: 'email', problem: 'email' }])
    expect(read(email)).toEqual([{ problem: 'email' }])
  },
)

test.each(['marta@ateneu.example', 'info+actes@sub.ateneu.example', ' niña@cañón.example '])(
  '«%s» is none',
  (email) => {
    const value = email.trim()
    expect(changed(email)).toMatchObject({ values: { email: value }, wrong: [] })
    expect(read(email)).toEqual([{ value }])
  },
)

test('an emptied address empties the field', () => {
  expect(changed('')).toMatchObject({ values: { email: '' }, wrong: [] })
})
