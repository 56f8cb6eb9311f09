import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test.use({ worldOptions: { media: true } })

const words = (key: string) => say('ca', `picture:${key}`)

test('a file is dropped, described, used and kept, one that was copied is pasted; what is no picture stays here @local', async ({
  page,
  context,
  site,
  openEvent,
}) => {
  const { id, title, form } = await openEvent('Fira')
  const buffer = await readFile(new URL('../public/icon-192.png', import.meta.url))
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wp/v2/media') && request.method() === 'POST')
      uploads.push(request.headers()['content-type'] ?? '')
  })
  const dialog = page.getByRole('dialog', { name: words('chooser.title') })
  // Dropped on the form itself: the dialog opens with it.
  await form.text('image').evaluate((box) => {
    const data = new DataTransfer()
    data.items.add(new File(['<script>'], 'foto.png', { type: 'image/png' }))
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
  })
  await expect(dialog.getByText(words('upload.problem.noPicture'))).toBeVisible()
  const file = { name: 'Cartell.png', mimeType: 'image/png', buffer }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('img', { name: words('upload.preview') })).toBeVisible()
  await dialog.getByRole('textbox', { name: words('html:dialog.alt') }).fill('El cartell')
  expect(uploads).toEqual([])
  await dialog.getByRole('button', { name: words('upload.send') }).click()
  await expect(dialog).toHaveCount(0)
  expect(uploads).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)])
  await expect(form.text('image')).toHaveValue(/^\d+$/)
  const preview = page.getByRole('img', { name: form.say('picture.preview') })
  await expect(preview).toHaveJSProperty('naturalWidth', 192)
  await form.save('save', title, 'publish')
  const picture = Number(await form.text('image').inputValue())
  const image = { id: picture, width: 192, filesize: buffer.length }
  expect((await site.rest.read('events', 'ca', id))['image']).toMatchObject(image)

  // Another one, that was copied elsewhere, takes its place.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (base64) => {
    const signs = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const item = new ClipboardItem({ 'image/png': new Blob([signs], { type: 'image/png' }) })
    await navigator.clipboard.write([item])
  }, buffer.toString('base64'))
  await form.text('image').click()
  await page.keyboard.press('ControlOrMeta+v')
  const pasted = dialog.getByRole('img', { name: words('upload.preview') })
  await expect(pasted).toHaveJSProperty('naturalWidth', 192)
  await dialog.getByRole('button', { name: words('upload.send') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(form.text('image')).not.toHaveValue(String(picture))
  await expect(form.text('image')).toHaveValue(/^\d+$/)
})
