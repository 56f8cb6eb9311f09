import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { BulkDialogs } from './bulkDialogs.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { pressOnto, tabOnto } from './hands.ts'
import { type Look, wear } from './looks.ts'
import { seedEvent } from './seeds.ts'
import { withRules } from './withRules.ts'
import { type Language, LANGUAGES, say } from './words.ts'

interface Person extends Look {
  hand: 'mouse' | 'keyboard'
}

const people: readonly Person[] = [
  { language: 'ca', hand: 'mouse', colorScheme: 'light', width: 1440 },
  { language: 'es', hand: 'keyboard', colorScheme: 'dark', width: 360 },
  { language: 'en', hand: 'keyboard', colorScheme: 'light', width: 768 },
]

/** Presses something, by pointing or with Enter. */
async function press(page: Page, { hand }: Person, what: ReturnType<Page['locator']>) {
  if (hand === 'mouse') return what.click()
  await tabOnto(what)
  return page.keyboard.press('Enter')
}

const sentence = (language: Language, rule: string) => say(language, `rules:breach.${rule}`)

for (const person of people) {
  const { language, hand, colorScheme, width } = person
  // The first one in both modes: what is refused and what is listed is the service's.
  const once = language === 'ca' ? '@wide' : '@once'
  test(`an event against the rules is refused with its reasons, put right and published: ${language}, ${hand} ${once} @local`, async ({
    page,
    site,
    signIn,
  }) => {
    await withRules(page, site)
    await wear(page, { language, colorScheme, width })
    await signIn(language, 'events/new')
    const form = new EventForm(page, language)
    const title = `FIRA GRAN ${site.suffix.toUpperCase()}`
    await form.text('title').fill(title)
    await form.typeMoment('start_date', `${dayFromNow(4)} 18:00`)
    const panel = page.getByRole('region', { name: say(language, 'rules:panel.title') })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    if (hand === 'mouse') await form.button('publish').click()
    else await page.keyboard.press('Control+Enter')
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(sentence(language, 'noCapitals'))
    await expect(summary).toContainText(sentence(language, 'cost'))
    await expectAccessible(page)
    await press(page, person, summary.getByRole('link', { name: sentence(language, 'cost') }))
    await expect(form.text('cost')).toBeFocused()
    await page.keyboard.type('5')
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    const better = `Fira gran ${site.suffix}`
    await form.text('title').fill(better)
    await expect(panel.getByText(say(language, 'rules:panel.fine'))).toBeVisible()
    await form.button('publish').press('Enter')
    await expect(form.saved(better, 'publish', 'created')).toBeVisible()
  })

  test(`a list is held against the rules, and each of them leads to its field: ${language}, ${hand} ${once} @local`, async ({
    page,
    site,
    signIn,
  }) => {
    await withRules(page, site)
    const title = `GRAN BALL ${site.suffix.toUpperCase()}`
    await seedEvent(site, language, { title, status: 'draft', cost: '5' })
    await seedEvent(site, language, { title: `Ball ${site.suffix}`, status: 'draft', cost: '5' })
    await wear(page, { language, colorScheme, width })
    await signIn(language, 'events')
    await expect(new EventList(page, language).link(title)).toBeVisible()
    await press(page, person, page.getByRole('link', { name: say(language, 'eventList:rules') }))
    const over = say(language, 'rules:report.over_other', { number: 2, broken: 1 })
    await expect(page.getByText(over)).toBeVisible()
    await expectAccessible(page)
    const tabs = page.getByRole('navigation', { name: say(language, 'rules:report.tabs') })
    await press(page, person, tabs.getByRole('link', { name: say(language, 'rules:rule.cost') }))
    await expect(page.getByText(say(language, 'rules:report.noneOfRule'))).toBeVisible()
    await page.goBack()
    await press(page, person, page.getByRole('link', { name: sentence(language, 'noCapitals') }))
    await expect(new EventForm(page, language).text('title')).toBeFocused()
    await expect(page).toHaveURL(/#field-title$/)
  })
}

for (const language of LANGUAGES)
  test(`of drafts published at once, one that the rules keep back leads to its field: ${language}, by keyboard alone ${language === 'ca' ? '@wide' : '@full'} @local`, async ({
    page,
    site,
    signIn,
  }) => {
    await withRules(page, site)
    const against = `GRAN BALL ${site.suffix.toUpperCase()}`
    const drafts = [
      { title: against },
      ...['Cursa', 'Fira'].map((name) => ({ title: `${name} ${site.suffix}`, cost: '5' })),
    ]
    for (const draft of drafts) await seedEvent(site, language, { ...draft, status: 'draft' })
    await signIn(language, 'events')
    const titles = page.locator('[data-row] [data-row-link]')
    await expect(titles).toHaveCount(drafts.length)
    for (const title of await titles.all()) {
      await page.keyboard.press('j')
      await expect(title).toBeFocused()
      await page.keyboard.press('x')
    }
    const bulk = new BulkDialogs(page, language)
    await tabOnto(page.getByRole('button', { name: bulk.say('menu'), exact: true }))
    await page.keyboard.press('Enter')
    const action = page.getByRole('menuitem', { name: bulk.say('post.status'), exact: true })
    await pressOnto(action, 'ArrowDown', 20)
    await page.keyboard.press('Enter')
    await tabOnto(bulk.box(bulk.say('post.newStatus')))
    await page.keyboard.press('Enter')
    await pressOnto(
      page.getByRole('option', { name: say(language, 'recordForm:status.publish'), exact: true }),
      'ArrowDown',
      10,
    )
    await page.keyboard.press('Enter')
    await tabOnto(bulk.button(bulk.many('start.change', drafts.length)))
    await page.keyboard.press('Enter')
    const words = `${say(language, 'eventForm:label.cost')}: ${sentence(language, 'cost')}`
    const why = page
      .getByRole('dialog')
      .getByRole('link', { name: bulk.say('reasonOf', { title: against, reason: words }) })
    await tabOnto(why)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const form = new EventForm(page, language)
    await expect(form.text('cost')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.type('5')
    await expect(form.text('cost')).toHaveValue('5')
  })
