import { merged } from '../../../core/write/merge.ts'
import { Conflict } from '../../../core/write/saved.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { fullRecordOf } from '../../../core/job/writes/writeItem.ts'
import { asideOf } from '../run/importPlan.ts'

const { fields, read } = writables.events
const opened = read({
  id: 7,
  title: 'Ball',
  description: '<p>Vetllada.</p>',
  status: 'draft',
  all_day: true,
  start_date: '2027-03-01 00:00:00',
  end_date: '2027-03-01 23:59:59',
  modified_utc: '2027-01-01 10:00:00',
  venue: { id: 3, venue: 'Ateneu', description: 'Molt gran.' },
})

test('of a record aside what is shown and compared is at hand, and nothing else', async () => {
  const aside = asideOf('events', opened, ['start_date', 'venue'])
  for (const name of ['title', 'status', 'start_date', 'venue'])
    expect(fields[name]?.of(aside.record)).toEqual(fields[name]?.of(opened))
  expect(titleOfRecord('events', aside.record)).toBe('Ball')
  expect(aside.record).not.toHaveProperty('description')
  expect(await fullRecordOf(aside)).toEqual(opened)
})

test('whether somebody changed a text meanwhile is told by it as by the whole', () => {
  const changes = { description: '<p>Ball i vetllada.</p>' }
  const { record } = asideOf('events', opened, ['description'])
  expect(merged(fields, record, opened, changes)).toEqual(changes)
  const bold = {
    ...opened,
    description: '<p><b>Vetllada.</b></p>',
    modified_utc: '2027-01-02 10:00:00',
  }
  expect(() => merged(fields, record, bold, changes)).toThrow(Conflict)
})
