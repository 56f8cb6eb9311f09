import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { tryToSignIn } from './signIn.ts'
import { say } from './words.ts'

test.describe('a service with names of its own', () => {
  test.use({ worldOptions: { namespace: 'tribe/events/v1', languageParameter: 'wpml_language' } })

  test('has them found, offered and used from then on @local @full', async ({ page, site }) => {
    await page.goto(`${site.root}ca/events`)
    await tryToSignIn(page, site.login, site.password)
    const note = page.getByRole('alert')
    await expect(note).toContainText('tribe/events/v1')
    await expect(note).toContainText('wpml_language')
    const asked = page.waitForRequest(/tribe\/events\/v1\/events\?.*wpml_language=ca/)
    await note.getByRole('button', { name: say('ca', 'signIn:correction.accept') }).click()
    await asked
    await expect(page.getByText(say('ca', 'eventList:empty.upcoming'))).toBeVisible()
  })
})

test.describe('a language without an address of its own', () => {
  test.use({ worldOptions: { languagesWithoutAddress: ['es'] } })

  test('is read and written through the fallback’s, by the selector @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const config = (await (await fetch(`${site.root}config.json`)).json()) as { service: object }
    const address = { ca: './ca/wp-json', en: './en/wp-json' }
    const json = { ...config, service: { ...config.service, address } }
    await page.route('**/config.json', (route) => route.fulfill({ json }))
    const catalan = `Amb adreça ${site.suffix}`
    await seedEvent(site, 'ca', { title: catalan })
    const form = new EventForm(page, 'es')
    const title = `Sin dirección ${site.suffix}`
    await signIn('es', 'events/new')
    await form.text('title').fill(title)
    await form.typeMoment('start_date', `${dayFromNow(4)} 18:00`)
    const written = page.waitForRequest((request) => request.method() === 'POST')
    await form.button('publish').click()
    await expect(form.saved(title, 'publish', 'created')).toBeVisible()
    expect(new URL((await written).url()).pathname).toContain('/ca/wp-json/')
    expect(new URL((await written).url()).searchParams.get('i18n_language')).toBe('es')
    const list = new EventList(page, 'es')
    await page.goto(`${site.root}es/events`)
    await list.expectOnly([title], [catalan])
    await page.goto(`${site.root}ca/events`)
    await new EventList(page, 'ca').expectOnly([catalan], [title])
  })
})

test.describe('one record for all languages', () => {
  test.use({ worldOptions: { oneRecordForAllLanguages: true } })

  test('is the same in each list, and a save in one is a save in all @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Compartit ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title })
    await signIn('en', `events/${id}`)
    const form = new EventForm(page, 'en')
    await form.text('title').fill(`${title} 2`)
    await form.save('save', `${title} 2`, 'publish')
    await page.goto(`${site.root}es/events`)
    await new EventList(page, 'es').expectOnly([`${title} 2`], [])
  })
})
