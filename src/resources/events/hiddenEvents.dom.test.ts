import { eventOf } from './eventRecord.ts'
import { forgetHidden, hiddenEvents, rememberHidden } from './hiddenEvents.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { anonymous } from '../../api/account.ts'
import { languagesOf } from '../../api/language.ts'
import { configuration } from '../../api/testSite.ts'

const [ca, es] = languagesOf(configuration)

function placeOf(language = ca) {
  if (!language) throw new Error('two languages are configured')
  return { site: `https://vila.example/${Math.random()}/wp-json`, language, account: anonymous }
}

const event = (id: number, hide_from_listings: boolean | null) =>
  eventOf({
    id,
    title: `Assaig ${id}`,
    start_date: '2026-11-20 19:00:00',
    end_date: '2026-11-20 21:00:00',
    all_day: hide_from_listings === null ? null : false,
    featured: hide_from_listings === null ? null : false,
    hide_from_listings,
  })

test('remembers what is hidden, the last met first, each once', () => {
  const place = placeOf()
  rememberHidden(place, event(1, true))
  rememberHidden(place, event(2, true))
  rememberHidden(place, event(1, true))
  expect(hiddenEvents(place).map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Assaig 1',
    '2 Assaig 2',
  ])
})

test('keeps where they are and their status, of which what was kept before says nothing', () => {
  const place = placeOf()
  const venue = { id: 5, venue: 'Sala' }
  rememberHidden(place, eventOf({ id: 1, status: 'draft', venue, hide_from_listings: true }))
  expect(hiddenEvents(place)).toMatchObject([{ id: 1, status: 'draft', venues: [5] }])
  const { status: _, venues: __, ...before } = hiddenEvents(place)[0] ?? {}
  const other = placeOf()
  localStorage.setItem(
    `agenda.hidden.${other.language}.${ownerOf(other)}`,
    JSON.stringify([before]),
  )
  expect(hiddenEvents(other)).toEqual([before])
})

test('forgets what is shown again, and what is gone', () => {
  const place = placeOf()
  rememberHidden(place, event(1, true))
  rememberHidden(place, event(2, true))
  rememberHidden(place, event(1, false))
  forgetHidden(place, 2)
  expect(hiddenEvents(place)).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a protected event without its flags changes nothing', () => {
  const place = placeOf()
  rememberHidden(place, event(1, true))
  rememberHidden(place, event(1, null))
  expect(hiddenEvents(place)).toHaveLength(1)
})

test('each site and language has its own', () => {
  const place = placeOf()
  rememberHidden(place, event(1, true))
  expect(hiddenEvents({ ...placeOf(es), site: place.site })).toEqual([])
  expect(hiddenEvents(placeOf())).toEqual([])
})

test('each account has its own: another one may not be shown what they are called', () => {
  const place = placeOf()
  const other = { ...place, account: { kind: 'password', login: 'anna', password: 'x' } as const }
  rememberHidden(other, event(1, true))
  expect(hiddenEvents(place)).toEqual([])
  expect(hiddenEvents({ ...other, account: { ...other.account, password: 'y' } })).toHaveLength(1)
})

test('what another program left in the storage is no obstacle', () => {
  const place = placeOf()
  localStorage.setItem(`agenda.hidden.${place.language}.${ownerOf(place)}`, '[{"id":"x"}]')
  expect(hiddenEvents(place)).toEqual([])
})
