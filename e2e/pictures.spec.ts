import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (key: string) => say('ca', `picture:${key}`)

const ways = [
  { way: 'dropped', tags: '' },
  { way: 'looked for', tags: ' @full' },
] as const

/** Dropped on the form itself: the dialog opens with it. */
function dropNoPicture(form: EventForm): Promise<void> {
  return form.text('image').evaluate((box) => {
    const data = new DataTransfer()
    data.items.add(new File(['<script>'], 'foto.png', { type: 'image/png' }))
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
  })
}

test.describe('on a site that takes pictures', () => {
  test.use({ worldOptions: { media: true } })

  for (const { way, tags } of ways)
    test(`a file is ${way}, described, used and kept; what is no picture stays here @local @once${tags}`, async ({
      page,
      site,
      signIn,
    }) => {
      const { id } = await seedEvent(site, 'ca', { title: `Fira ${site.suffix}` })
      const buffer = await readFile(new URL('screenshots/events-360-light.png', import.meta.url))
      const uploads: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/wp/v2/media') && request.method() === 'POST')
          uploads.push(request.headers()['content-type'] ?? '')
      })
      await signIn('ca', `events/${id}`)
      const form = new EventForm(page, 'ca')

      const dialog = page.getByRole('dialog', { name: words('chooser.title') })
      const input = dialog.locator('input[type=file]')
      if (way === 'dropped') await dropNoPicture(form)
      else {
        await page.getByRole('button', { name: form.say('picture.choose') }).click()
        await dialog.waitFor()
        await input.setInputFiles({
          name: 'foto.png',
          mimeType: 'image/png',
          buffer: Buffer.from('<script>'),
        })
      }
      await expect(dialog.getByText(words('upload.problem.noPicture'))).toBeVisible()
      const file = { name: 'Cartell.png', mimeType: 'image/png', buffer }
      await input.setInputFiles(file)
      await expect(dialog.getByRole('img', { name: words('upload.preview') })).toBeVisible()
      await dialog.getByRole('textbox', { name: words('upload.alt') }).fill('El cartell')
      expect(uploads).toEqual([])
      await dialog.getByRole('button', { name: words('upload.send') }).click()
      await expect(dialog).toHaveCount(0)
      expect(uploads).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)])
      await expect(form.text('image')).toHaveValue(/^\d+$/)
      const preview = page.getByRole('img', { name: form.say('picture.preview') })
      await expect(preview).toHaveJSProperty('naturalWidth', 360)

      await form.save('save', `Fira ${site.suffix}`, 'publish')
      const picture = Number(await form.text('image').inputValue())
      const image = { id: picture, width: 360, filesize: buffer.length }
      expect((await site.rest.read('events', 'ca', id))['image']).toMatchObject(image)
    })

  test('an upload whose answer is lost is said to be in doubt, keeps what was typed, and is not sent twice @local @once', async ({
    page,
    signIn,
  }) => {
    const buffer = await readFile(new URL('screenshots/events-360-light.png', import.meta.url))
    await signIn('ca', 'events/new')
    const form = new EventForm(page, 'ca')
    await page.getByRole('button', { name: form.say('picture.choose') }).click()
    const dialog = page.getByRole('dialog', { name: words('chooser.title') })
    const file = { name: 'Cartell.png', mimeType: 'image/png', buffer }
    await dialog.locator('input[type=file]').setInputFiles(file)
    const alt = dialog.getByRole('textbox', { name: words('upload.alt') })
    await alt.fill('El cartell')
    await page.route('**/wp/v2/media*', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    const send = dialog.getByRole('button', { name: words('upload.send') })
    await send.click()
    await expect(dialog.getByText(words('upload.refused.inDoubt'))).toBeVisible()
    await expect(dialog.getByText(words('upload.refused.lost'))).toBeVisible()
    await expect(alt).toHaveValue('El cartell')

    await page.unroute('**/wp/v2/media*')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wp/v2/media')) sent.push(request.method())
    })
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(form.text('image')).toHaveValue(/^\d+$/)
    expect(sent).not.toContain('POST')
  })

  test('one that was copied elsewhere is pasted, brought in and kept @local @once', async ({
    page,
    context,
    site,
    signIn,
  }) => {
    const title = `Fira ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title })
    await signIn('ca', `events/${id}`)
    const form = new EventForm(page, 'ca')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await copyPicture(page)
    await form.text('image').click()
    await page.keyboard.press('ControlOrMeta+v')
    const dialog = page.getByRole('dialog', { name: words('chooser.title') })
    const preview = dialog.getByRole('img', { name: words('upload.preview') })
    await expect(preview).toHaveJSProperty('naturalWidth', 360)
    await dialog.getByRole('button', { name: words('upload.send') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(form.text('image')).toHaveValue(/^\d+$/)
    const picture = Number(await form.text('image').inputValue())
    await form.save('save', title, 'publish')
    expect((await site.rest.read('events', 'ca', id))['image']).toMatchObject({
      id: picture,
      width: 360,
    })
  })
})

/** Puts a picture on the clipboard, as copying one on another page does. */
async function copyPicture(page: Page): Promise<void> {
  const bytes = await readFile(new URL('screenshots/events-360-light.png', import.meta.url))
  await page.evaluate(async (base64) => {
    const signs = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const item = new ClipboardItem({ 'image/png': new Blob([signs], { type: 'image/png' }) })
    await navigator.clipboard.write([item])
  }, bytes.toString('base64'))
}

test('a site without a route for pictures is asked by its index, and none fails @local @once @full', async ({
  page,
  signIn,
}) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(answer.url())
  })
  await signIn('ca', 'events/new')
  const form = new EventForm(page, 'ca')
  await page.getByRole('button', { name: form.say('picture.choose') }).click()
  const dialog = page.getByRole('dialog', { name: words('chooser.title') })
  await expect(dialog.getByText(/^0 imatges/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: words('upload.look') })).toHaveCount(0)
  expect(failed).toEqual([])
})
