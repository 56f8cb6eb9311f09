import { isSettled } from '../access/settled.ts'
import { seedWorld } from '../access/world.ts'
import { say } from '../words.ts'
import { missing, test } from './reading.ts'

// Of the pages: another one has the browser offer to translate them, aloud.
test.use({ locale: 'en-GB' })
test.skip(missing.length > 0, `apt-get install ${missing.join(' ')}`)

const PASSWORD = 'Application password'

test('sign in, twice with a wrong password and then rightly', async ({ site, page, reading }) => {
  await page.goto(`${site.root}en/events`)
  await reading.reloads()
  await reading.hears(say('en', 'signIn:title'))
  await reading.tabsTo('User name')
  reading.types(site.login)
  await reading.presses('Tab', PASSWORD, 'password text')
  reading.types('wrong')
  const wrong = say('en', 'signIn:refused.wrong.title')
  await reading.presses('Return', wrong)
  await reading.presses('Return', wrong)
  reading.orca.press('ctrl+a')
  reading.types(site.password)
  await reading.presses('Return', 'Events', say('en', 'eventList:announcedNone'))
})

test('open an event, and hear page, title and fields', async ({ site, page, signIn, reading }) => {
  const { event, venue } = await seedWorld(site, 'en')
  await signIn('en')
  await isSettled(page)
  await reading.tabsTo(`${event.title} link`)
  await reading.presses('Return', `Event ${event.id}: ${event.title}`)
  await reading.tabsTo(`Title entry ${event.title}`)
  await reading.tabsTo('Start entry')
  await reading.tabsTo(`Selected: ${String(venue['venue'])}`)
})

test('change date and venue of an event by keys, and save', async ({ site, signIn, reading }) => {
  const { event, venue } = await seedWorld(site, 'en')
  await signIn('en', `events/${event.id}`)
  await reading.hears(event.title)
  await reading.tabsTo('Start entry')
  reading.types('20/12/2030 21:30')
  await reading.presses('Tab', 'Start: Friday, 20 December 2030')
  await reading.tabsTo('Venue')
  await reading.presses('BackSpace', `Removed ${String(venue['venue'])}`)
  reading.types('sala')
  await reading.hears('List with')
  await reading.presses('Return', 'Added ')
  const saved = say('en', 'recordForm:saved.updated', { title: event.title, status: 'published' })
  await reading.presses('ctrl+s', saved)
})

test('filter the list by a date', async ({ site, page, signIn, reading }) => {
  const { event } = await seedWorld(site, 'en')
  await signIn('en')
  await isSettled(page)
  await reading.tabsTo('Filters')
  await reading.presses('Return', 'dialog', 'Filters heading')
  await reading.tabsTo(say('en', 'eventFilters:to'))
  reading.types(event.day.split('-').toReversed().join('/'))
  await reading.presses('Return', '2 events found')
})

test('delete an event and take that back', async ({ site, signIn, reading }) => {
  const { event } = await seedWorld(site, 'en')
  await signIn('en', `events/${event.id}`)
  await reading.hears(event.title)
  await reading.presses('ctrl+Home', 'Skip to the page')
  await reading.tabsTo(say('en', 'recordDeletion:action.trash').slice(0, -1))
  const question = say('en', 'recordDeletion:title.events', { title: event.title })
  await reading.presses('Return', question, 'Cancel')
  await reading.tabsTo(say('en', 'recordDeletion:confirm.trash'))
  const done = say('en', 'recordDeletion:done.trash', { title: event.title })
  await reading.presses('Return', done, 'Undo: Ctrl+Z')
  await reading.presses('ctrl+z', event.title)
})
