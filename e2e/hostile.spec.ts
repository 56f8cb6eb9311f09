import { readFile } from 'node:fs/promises'
import { addressesIn } from './access/addresses.ts'
import { openings } from './access/dialogs.ts'
import { isSettled } from './access/settled.ts'
import type { Stage } from './access/stage.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedHostile } from './hostile/seeding.ts'
import { hostileMarkup } from './hostile/texts.ts'
import { arm, expectNobodyAsked, expectUnharmed } from './hostile/unharmed.ts'
import { withRules } from './withRules.ts'
import { say } from './words.ts'

test('hostile texts harm no page @full @local', async ({ page, site, watched, signIn }) => {
  const world = await seedHostile(site)
  await arm(page)
  await signIn('ca')
  const places = [
    ...addressesIn(world),
    `ca/events?search=${site.suffix}`,
    `ca/translations?search=${site.suffix}&state=confirm`,
  ]
  for (const place of places) {
    await page.goto(site.root + place)
    await isSettled(page)
    await expectUnharmed(page)
  }
  await withRules(page, site, { required: ['image'] })
  await page.goto(`${site.root}ca/events?missing=rules&search=${site.suffix}`)
  await expect(page.getByRole('main').getByText(world.event.title).first()).toBeVisible()
  await expectUnharmed(page)
  expectNobodyAsked(watched)
})

test('nor in the previews of a form @full @local', async ({ page, site, watched, signIn }) => {
  await seedHostile(site)
  await arm(page)
  const listed = await site.rest.list('events', 'ca', `search=${site.suffix}&per_page=50`)
  await signIn('ca')
  const form = new EventForm(page, 'ca')
  expect(listed.length).toBeGreaterThan(20)
  for (const { id } of listed) {
    await page.goto(`${site.root}ca/events/${id}`)
    await form.unfold('excerpt')
    for (const name of ['description', 'excerpt']) {
      const field = form.label(name)
      await expect(page.getByRole('textbox', { name: field, exact: true })).not.toHaveAttribute(
        'aria-busy',
      )
      await form.show(name, 'source')
      await page.getByRole('button', { name: say('ca', 'form:html.show', { field }) }).click()
      const preview = say('ca', 'form:html.preview', { field })
      await expect(page.getByRole('region', { name: preview })).toBeVisible()
    }
    await expectUnharmed(page)
  }
  expectNobodyAsked(watched)
})

/** Saves what was changed beside a colleague, who has written all of this: both are compared in a dialog. */
async function meetAColleague({ page, site, world }: Stage): Promise<void> {
  const form = new EventForm(page, 'ca')
  await page.goto(`${site.root}ca/events/${world.event.id}`)
  const text = form.text('description')
  await expect(text).not.toHaveAttribute('aria-busy')
  await form.show('description', 'source')
  // The place of a link, for the dialog of its address.
  const typed = ['<p>Parades a la plaça.</p>', ...hostileMarkup.slice(0, 60)]
  await text.fill(typed.join('\n'))
  const fields = { description: hostileMarkup.slice(60).join('\n') }
  const path = `events/${world.event.id}`
  await site.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])
  await form.button('save').click()
  const dialog = page.getByRole('dialog', { name: form.say('conflict.title') })
  await expect(dialog.locator('ins').first()).toBeVisible()
  await expectUnharmed(page)
  await dialog.getByRole('radio', { name: form.say('conflict.merge') }).press('Space')
  await expectUnharmed(page)
  await dialog.getByRole('radio', { name: form.say('conflict.mineText') }).press('Space')
  await dialog.getByRole('button', { name: form.say('conflict.save') }).click()
  await expect(form.saved(world.event.title, 'publish')).toBeVisible()
  await expectUnharmed(page)
}

/** What is found by typing: in the boxes of a form, and from anywhere. */
async function typeAndFind({ page, site, world }: Stage): Promise<void> {
  const form = new EventForm(page, 'ca')
  await page.goto(`${site.root}ca/events/${world.event.id}`)
  for (const name of ['venue', 'organizer', 'categories', 'tags'] as const) {
    await form.choice(name).fill(site.suffix)
    await expect(page.getByRole('option', { name: site.suffix }).nth(9)).toBeVisible()
    await expectUnharmed(page)
    await page
      .getByRole('option', { name: `${site.suffix} 7` })
      .first()
      .click()
    await expectUnharmed(page)
  }
  await page.goto(`${site.root}ca/tags`)
  await isSettled(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: say('ca', 'search:title') })).toBeFocused()
  await page.keyboard.type(site.suffix)
  await expect(page.getByRole('option', { name: site.suffix }).nth(9)).toBeVisible()
  await expectUnharmed(page)
}

test('nor in dialogs, pickers, what is found and what is compared @full @local', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  test.setTimeout(600_000)
  const stage = { page, site, world: await seedHostile(site) }
  await arm(page)
  await signIn('ca')
  await meetAColleague(stage)
  await typeAndFind(stage)
  for (const [name, { from = 0, until = Infinity, ...opening }] of Object.entries(openings)) {
    if (from > 1440 || until < 1440) continue
    await page.goto(`${site.root}ca/${opening.path(stage)}`)
    await isSettled(page)
    await opening.open(stage)
    const dialog = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last()
    await expect(dialog, name).toBeVisible()
    await expectUnharmed(page)
  }
  expectNobodyAsked(watched)
})

test('nor in what goes out to a browser @full @local', async ({
  page,
  context,
  site,
  watched,
  signIn,
}, testInfo) => {
  const { event } = await seedHostile(site)
  await arm(page)
  await signIn('ca', `transfer?part=pack&text=whole&first=${event.day}&last=${dayFromNow(26)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('ca', 'agendaPack:format.html'), exact: true }).click()
  const kept = testInfo.outputPath('agenda.html')
  await (await download).saveAs(kept)
  expect(await readFile(kept, 'utf8')).toContain('onerror=hit()')
  await expectUnharmed(page)
  const asked: string[] = []
  const other = await context.newPage()
  await arm(other)
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(`file://${kept}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expectUnharmed(other)
  expect(asked).toEqual([`file://${kept}`])
  expectNobodyAsked(watched)
})
