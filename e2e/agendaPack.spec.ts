import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, say } from './words.ts'

test.use({ data: 'town' })

/** The 3rd of an October to come, as people of each language write the day. */
const year = new Date().getUTCFullYear() + 1
const third = new Date(Date.UTC(year, 9, 3))
const headings = {
  ca: `${third.toLocaleDateString('ca', { weekday: 'long', timeZone: 'UTC' })}, 3 d’octubre`,
  es: `${third.toLocaleDateString('es', { weekday: 'long', timeZone: 'UTC' })}, 3 de octubre`,
  en: `${third.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })} 3 October`,
}
const hours = { ca: '19:30–21:00 h', es: '19:30–21:00 h', en: '19:30–21:00' }
const october = `first=${year}-10-01&last=${year}-10-31`

for (const language of LANGUAGES)
  for (const hand of ['mouse', 'keyboard'] as const)
    test(`the agenda of a month of ${language} is one press away, by ${hand} @local`, async ({
      page,
      context,
      signIn,
      site,
      watched,
    }) => {
      const words = (path: string, holes = {}) => say(language, `agendaPack:${path}`, holes)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const title = `<img src=x onerror=alert(1)> & Ball ${site.suffix}`
      await site.rest.create('events', language, {
        title: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        start_date: `${year}-10-03 19:30:00`,
        end_date: `${year}-10-03 21:00:00`,
        status: 'publish',
      })
      const press = async (role: 'link' | 'button', name: string) => {
        const found = page.getByRole(role, { name, exact: true })
        await (hand === 'mouse' ? found.click() : found.press('Enter'))
      }

      await signIn(language, `transfer?search=${site.suffix}`)
      await press('link', say(language, 'transfer:part.pack'))
      const sheet = page.getByRole('region', { name: words('preview.label') })
      // This month has none of it.
      await expect(sheet.getByText(words('words.nothing'))).toBeVisible()
      await page.goto(`${page.url()}&${october}`)
      await expect(sheet.getByRole('heading', { name: headings[language] })).toBeVisible()
      await expect(sheet.getByText(hours[language])).toBeVisible()
      await expectAccessible(page)

      const take = async (format: 'docx' | 'html' | 'txt') => {
        const download = page.waitForEvent('download')
        await press('button', words(`format.${format}`))
        const file = await download
        expect(file.suggestedFilename()).toBe(`agenda.${language}.${year}-10.${format}`)
        return readFile(await file.path())
      }
      const parts = unzipSync(await take('docx'))
      const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
      expect(xml).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Ball')
      expect(xml).toContain(headings[language])
      const html = (await take('html')).toString('utf8')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/<img|<script|javascript:/)
      const text = (await take('txt')).toString('utf8')
      expect(text).toContain(`${headings[language]}\n`)
      expect(text).toContain(`${title}\n  ${hours[language]}`)

      await press('button', words('copy.html'))
      await expect(page.getByText(words('copied.html'))).toBeVisible()
      const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
      expect(types?.toSorted()).toEqual(['text/html', 'text/plain'])
      await press('button', words('copy.txt'))
      await expect(page.getByText(words('copied.txt'))).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title)
      expect(watched.violations).toEqual([])
      await page.setViewportSize({ width: 360, height: 800 })
      await expectAccessible(page)
    })

test('an agenda of three languages is a file of each, from the calendar @local @wide', async ({
  page,
  signIn,
}) => {
  await signIn('ca', 'calendar?view=month')
  await page.getByRole('link', { name: say('ca', 'calendar:pack') }).click()
  await expect(page).toHaveURL(/part=pack/)
  for (const name of ['Español', 'English']) {
    await page.getByRole('checkbox', { name }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  const button = page.getByRole('button', { name: say('ca', 'agendaPack:format.html') })
  await expect(button).toBeEnabled()
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await button.press('Enter')
  await expect.poll(() => names.length).toBe(3)
  expect(names.map((name) => name.split('.')[1]).toSorted()).toEqual(['ca', 'en', 'es'])
})
