import { text } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { expectReadable } from './axe.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { looksOf, wear } from './looks.ts'
import { seedEvent } from './seeds.ts'
import { type Language, say } from './words.ts'

const button = (part: Locator, name: string) => part.getByRole('button', { name, exact: true })

/** A form with an event in it, and a way to have a colleague at it at a certain request. */
async function opened(page: Page, site: Site, language: Language) {
  const title = `Concert ${site.suffix}`
  const { id } = await seedEvent(site, language, {
    title,
    website: 'https://abans.example/',
    excerpt: 'Resum',
  })
  const form = new EventForm(page, language)
  const colleague = (method: string, fields: Record<string, unknown>) =>
    site.fail([
      { kind: 'colleague', when: 'before', method, path: `events/${id}`, times: 1, fields },
    ])
  return { id, title, form, colleague }
}

for (const look of looksOf(4, '@wide')) {
  const { language, colorScheme, width, tags } = look
  const named = `${language}, ${colorScheme}, ${width} px @local ${tags}`

  test(`leaving, coming back and settling a conflict are readable: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { id, title, form, colleague } = await opened(page, site, language)
    await wear(page, look)
    await signIn(language, `events/${id}`)
    await form.text('website').fill('https://meu.example/')
    await expect.poll(async () => (await keptIn(page, 'drafts')).length).toBe(1)
    await page
      .getByRole('link', { name: say(language, 'app:shell.events') })
      .first()
      .click()
    const question = page.getByRole('alertdialog', { name: form.say('leave.title') })
    await expectReadable(question)
    await button(question, say(language, 'ui:confirm.cancel')).click()
    const asking = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const asked = await asking
    expect(asked.type()).toBe('beforeunload')
    await asked.dismiss()
    await expect(form.text('website')).toHaveValue('https://meu.example/')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const left = page.getByRole('region', { name: say(language, 'drafts:left') })
    await expectReadable(left)
    await button(left, say(language, 'drafts:take')).click()
    await colleague('GET', { website: 'https://seu.example/' })
    await form.button('save').click()
    const conflict = page.getByRole('dialog', { name: form.say('conflict.title') })
    await expectReadable(conflict)
    await colleague('POST', { title: `${title} seva`, excerpt: 'El seu' })
    await button(conflict, form.say('conflict.save')).click()
    const note = page.getByRole('alert').filter({ hasText: form.say('differences.betweenTitle') })
    await expectReadable(note)
    await button(note, form.say('differences.putAllBack')).click()
    await expect(note).toHaveCount(0)
    const after = await site.rest.read('events', language, id)
    expect(after).toMatchObject({ title, website: 'https://meu.example/' })
    expect(after['excerpt']).toContain('Resum')
  })

  test(`an ended session, a queue and an undo that ask are readable: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { id, title, form, colleague } = await opened(page, site, language)
    await wear(page, look)
    await signIn(language, `events/${id}`)
    await form.text('website').fill('https://meu.example/')
    await site.fail([{ kind: 'endedSession', method: 'POST', path: 'events', times: 1 }])
    await form.button('save').click()
    const again = page.getByRole('dialog', { name: say(language, 'signIn:again.title') })
    await expectReadable(again)
    await again.getByLabel(new RegExp(`^${say(language, 'signIn:password')}`)).fill(site.password)
    await button(again, say(language, 'signIn:submit')).click()
    await expect(form.saved(title, 'publish')).toBeVisible()

    await form.text('website').fill('https://despres.example/')
    await site.fail([{ kind: 'dropped' }])
    await form.button('save').click()
    const refused = page.getByRole('alert').filter({ hasText: form.say('later.send') })
    await expectReadable(refused)
    await button(refused, form.say('later.send')).click()
    const waits = page.getByRole('link', { name: form.say('later.see') }).first()
    await expect(waits).toBeVisible()
    // At the first reading that gets through, whoever asks: what waits is sent by itself as well.
    await colleague('GET', { website: 'https://b.example/' })
    await waits.click()
    const choose = page.getByRole('button', {
      name: say(language, 'queue:action.choose', { title }),
    })
    const send = page.getByRole('button', { name: say(language, 'queue:action.send') })
    await expect(send.or(choose).first()).toBeVisible()
    if (await send.isVisible()) await send.click()
    await choose.click()
    const both = page.getByRole('dialog', { name: say(language, 'queue:conflict', { title }) })
    await expectReadable(both)
    await button(both, form.say('conflict.save')).click()
    const results = page.getByRole('region', { name: say(language, 'queue:results') })
    await expectReadable(results)

    await site.rest.call('POST', language, `events/${id}`, { title, website: 'https://c.example/' })
    await page.goto(`${site.root}${language}/history`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: say(language, 'history:export.all') }).click()
    const file = await (await saving).createReadStream()
    const written = JSON.parse(await text(file)) as { changes: object }[]
    expect(written.map(({ changes }) => changes)).toContainEqual({
      website: 'https://meu.example/',
    })
    const undo = say(language, 'history:undoOf', { name: title })
    await page.getByRole('button', { name: undo }).first().click()
    const asking = page.getByRole('dialog')
    await expectReadable(asking)
    await button(asking, say(language, 'history:undo')).click()
    const anyway = button(asking, say(language, 'history:conflict.putBack'))
    await expect(anyway).toBeVisible({ timeout: 30_000 })
    await expectReadable(asking)
    expect(await site.rest.read('events', language, id)).toMatchObject({
      website: 'https://c.example/',
    })
  })

  test(`a new event that may have been made is asked about, readably: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    await wear(page, look)
    await signIn(language, 'events/new')
    const form = new EventForm(page, language)
    await form.text('title').fill(`Fira ${site.suffix}`)
    await form.typeMoment('start_date', `${dayFromNow(4)} 22:00`)
    await site.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'status', code: 500, method: 'GET', path: 'events' },
    ])
    await form.button('saveDraft').click()
    const unsure = page
      .getByRole('alert')
      .filter({ hasText: say(language, 'service:afterWrite.unknown') })
    await expectReadable(unsure)
    await site.fail([])
    await form.text('title').fill(`Fira ${site.suffix} d’hivern`)
    await form.button('saveDraft').click()
    const perhaps = page.getByRole('dialog', { name: form.say('perhaps.title') })
    await expectReadable(perhaps)
    const made = await site.rest.list('events', language, `search=${site.suffix}&status=draft`)
    expect(made).toHaveLength(1)
  })
}
