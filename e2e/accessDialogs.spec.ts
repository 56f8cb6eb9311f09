import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { looksOf, wear } from './looks.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const looks = looksOf(1)

/** A text with what can be edited as it looks, and a shortcode that cannot. */
const text = [
  '<h2>Programa</h2>',
  '<p>Obertura a les <strong>deu</strong> a <a href="https://example.org/">la plaça</a>.</p>',
  '<ul><li>Vermut</li></ul>',
  '<p>[gallery ids="1,2"]</p>',
].join('\n\n')

for (const { tags, ...look } of looks) {
  const { language } = look
  const named = `${Object.values(look).join(', ')} ${tags}`

  test(`the dialogs and views of a text stand in nobody’s way: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Festa ${site.suffix}`
    const { id } = await seedEvent(site, language, { title, description: text })
    await wear(page, look)
    await signIn(language, `events/${id}`)
    const form = new EventForm(page, language)
    await expect(form.text('description')).toHaveAttribute('aria-multiline', 'true')
    await readAddressDialogs(page, form)
    await readTable(page, form)
    await readSource(page, form)
  })

  test.describe('on a site that takes pictures', () => {
    test.use({ data: 'town', worldOptions: { media: true } })

    test(`nor does what is asked about pictures: ${named} @local`, async ({
      page,
      site,
      signIn,
      watched,
    }) => {
      const { id } = await seedEvent(site, language, { title: `Fira ${site.suffix}` })
      await wear(page, look)
      await signIn(language, `events/${id}`)
      await readPictures(page, new EventForm(page, language))
      // A picture of any other site is not shown, and said to be none that can be.
      const refused = watched.violations.splice(0)
      expect(refused.length).toBeGreaterThan(0)
      for (const said of refused) expect(said).toContain('img-src https://example.invalid/cap.jpg')
    })
  })
}

/** The dialogs of a link and of a picture, as they open and with an address that leads nowhere. */
async function readAddressDialogs(page: Page, form: EventForm): Promise<void> {
  const words = (key: string) => say(form.language, `html:${key}`)
  const bar = page.getByRole('toolbar', {
    name: say(form.language, 'html:tool.bar', { field: form.label('description') }),
  })
  const link = form.text('description').getByText('la plaça')
  for (const [place, tool, problem] of [
    [link, 'link', 'dialog.linkProblem'],
    [form.text('description').getByText('Obertura'), 'picture', 'dialog.pictureProblem'],
  ] as const) {
    await place.click()
    await bar.getByRole('button', { name: words(`tool.${tool}`), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words(`dialog.${tool}`) })
    await expectReadable(dialog)
    await dialog.getByRole('textbox', { name: words('dialog.address') }).fill('javascript:1')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(words(problem))).toBeVisible()
    await expectReadable(dialog)
    await dialog.getByRole('button', { name: words('dialog.cancel') }).click()
    const question = page.getByRole('alertdialog', {
      name: say(form.language, 'form:unkept.title'),
    })
    await expectReadable(question)
    await question.getByRole('button', { name: say(form.language, 'form:unkept.close') }).click()
    await expect(question).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
  }
}

/** A table with its tools; the first change also says what comes of a text that was shown. */
async function readTable(page: Page, form: EventForm): Promise<void> {
  const words = (key: string) => say(form.language, `html:${key}`)
  await form.text('description').getByText('Obertura').click()
  await page.getByRole('button', { name: words('tool.table') }).click()
  await expect(page.getByRole('button', { name: words('table.addRow') })).toBeVisible()
  await expect(page.getByText(words('rendered.kept'))).toBeVisible()
  await expectAccessible(page)
}

async function readSource(page: Page, form: EventForm): Promise<void> {
  const field = form.label('description')
  await form.show('description', 'source')
  await page
    .getByRole('button', { name: say(form.language, 'form:html.show', { field }) })
    .first()
    .click()
  await expect(
    page.getByRole('region', { name: say(form.language, 'form:html.preview', { field }) }),
  ).toBeVisible()
  await expectAccessible(page)
}

/** Where pictures come from, one that is sent, one that is refused, and the words of the one that is chosen. */
async function readPictures(page: Page, form: EventForm): Promise<void> {
  const words = (key: string) => say(form.language, `picture:${key}`)
  const choose = page.getByRole('button', { name: form.say('picture.choose') })
  await choose.click()
  const dialog = page.getByRole('dialog', { name: words('chooser.title') })
  const used = dialog.getByRole('list', { name: words('chooser.grid') }).getByRole('button')
  await expect(used.first()).toBeVisible()
  await expectReadable(dialog)
  const input = dialog.locator('input[type=file]')
  const noPicture = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<script>') }
  await input.setInputFiles(noPicture)
  await expect(dialog.getByText(words('upload.problem.noPicture'))).toBeVisible()
  await expectReadable(dialog)
  await input.setInputFiles('public/icon-192.png')
  await expect(dialog.getByRole('img', { name: words('upload.preview') })).toBeVisible()
  await expectReadable(dialog)
  await page.route('**/wp/v2/media*', (route) => route.fulfill({ status: 413, body: '' }))
  await dialog.getByRole('button', { name: words('upload.send') }).click()
  await expect(dialog.getByText(words('upload.refused.large'))).toBeVisible()
  await expectReadable(dialog)
  await used.first().click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: form.say('picture.describe') }).click()
  await expect(page.getByRole('textbox', { name: words('upload.alt') })).toBeVisible()
  await expectAccessible(page)
  await form.text('image').fill('https://example.invalid/cap.jpg')
  await form.button('save').click()
  await expect(page.getByText(form.say('problem.imageAddress')).first()).toBeVisible()
  await expectAccessible(page)
}
