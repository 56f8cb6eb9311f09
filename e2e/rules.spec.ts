import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { withRules } from './withRules.ts'
import { say } from './words.ts'

const breach = (rule: string) => say('ca', `rules:breach.${rule}`)

test('a list is filtered by the rules, and an event against them is refused with its reasons, put right and published @local', async ({
  page,
  site,
  signIn,
}) => {
  await withRules(page, site)
  const title = `GRAN BALL ${site.suffix.toUpperCase()}`
  await seedEvent(site, 'ca', { title, status: 'draft', cost: '5' })
  const fine = `Ball ${site.suffix}`
  await seedEvent(site, 'ca', { title: fine, status: 'draft', cost: '5' })
  const form = new EventForm(page, 'ca')
  await signIn('ca', 'events')
  const list = new EventList(page, 'ca')
  await expect(list.link(title)).toBeVisible()
  const drawer = await list.openFilters()
  await drawer.getByRole('checkbox', { name: say('ca', 'eventFilters:lacks.rules') }).click()
  await drawer.getByRole('button', { name: say('ca', 'filterDrawer:apply') }).click()
  await list.expectOnly([title], [fine])
  const capitals = say('ca', 'eventFilters:lacks.noCapitals')
  await page.getByRole('row', { name: title }).getByRole('link', { name: capitals }).click()
  await expect(form.text('title')).toBeFocused()
  await expect(page).toHaveURL(/#field-title$/)

  await page.goto(`${site.root}ca/events/new`)
  await form.text('title').fill(`FIRA GRAN ${site.suffix.toUpperCase()}`)
  await form.typeMoment('start_date', `${dayFromNow(4)} 18:00`)
  const panel = page.getByRole('region', { name: say('ca', 'rules:panel.title') })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await form.button('publish').click()
  const left = page.getByRole('region', {
    name: say('ca', 'rules:checklist.title_other', { count: 2 }),
  })
  await expect(left).toContainText(breach('noCapitals'))
  await left.getByRole('link', { name: breach('cost') }).click()
  await expect(form.text('cost')).toBeFocused()
  await page.keyboard.type('5')
  const better = `Fira gran ${site.suffix}`
  await form.text('title').fill(better)
  await expect(panel.getByText(say('ca', 'rules:panel.fine'))).toBeVisible()
  await form.button('publish').click()
  await expect(form.saved(better, 'publish')).toBeVisible()
  const made = await site.rest.list('events', 'ca', `search=${site.suffix}&status=publish`)
  expect(made).toMatchObject([{ title: better, status: 'publish' }])
})
