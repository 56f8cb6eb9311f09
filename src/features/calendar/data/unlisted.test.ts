import { eventOf } from '../../../resources/events/events.ts'
import { rememberHidden } from '../../../resources/events/hiddenEvents.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { unlisted } from './unlisted.ts'

const dates = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 12:00:00' }
const hidden = eventOf({ id: 7, title: 'Assaig', ...dates, hide_from_listings: true })
const shown = eventOf({ id: 8, title: 'Fira', ...dates, hide_from_listings: false })

let site = 0
const service = () => ({ ...serviceOf(editor), site: `https://vila.example/${site}` })
beforeEach(() => {
  site += 1
  rememberHidden(service(), hidden)
})

test('of a site that lists them nothing is remembered beside its listings, not of other months and filters either', () => {
  expect(unlisted(service(), [shown, hidden])).toEqual([])
  expect(unlisted(service(), [])).toEqual([])
  site += 1
  rememberHidden(service(), hidden)
  expect(unlisted(service(), [])).toHaveLength(1)
})
