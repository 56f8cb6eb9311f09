import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pressOnto, tabOnto } from './hands.ts'
import { wear } from './looks.ts'
import { LANGUAGES, type Language, say } from './words.ts'

/** The reference as a person meets it in a language. */
function referenceOf(page: Page, language: Language) {
  const words = (key: string, holes = {}) => say(language, `reference:${key}`, holes)
  const form = page.getByRole('form', { name: words('try.title') })
  return {
    words,
    form,
    operation: (name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) }),
    box: (name: string) => form.getByLabel(new RegExp(`^${name}(\\s*\\*)?$`)),
    send: (method: string) => form.getByRole('button', { name: words(`try.send.${method}`) }),
    answer: (status: number) => page.getByText(new RegExp(`\\b${status}\\b.* ms$`)),
    body: page.getByRole('region', { name: words('answer.body') }),
    warning: page.getByRole('alertdialog', { name: words('warning.title') }),
    confirm: (method: string) =>
      page.getByRole('button', { name: words('warning.action', { method }), exact: true }),
  }
}

for (const language of LANGUAGES)
  test(`in ${language} the service is looked up and read by mouse${language === 'ca' ? '' : ' @wide'}`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(language, 'events')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('link', { name: say(language, 'search:service') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const { words, operation, box, send, answer, body } = referenceOf(page, language)
    await page.getByRole('textbox', { name: words('search') }).fill('hide_empty')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
    await operation('GET /tags').click()
    await expect(page).toHaveURL(/search=hide_empty.*open=GET\+\/tags|open=GET\+\/tags.*search=/)
    const tag = await site.rest.create('tags', language, { name: `Jazz ${site.suffix}` })
    await box('search').fill(site.suffix)
    await box('hide_empty').selectOption('false')
    await send('GET').click()
    await expect(answer(200)).toBeVisible()
    await expect(body).toContainText(`"id": ${tag.id},`)
    await page.reload()
    await expect(operation('GET /tags')).toHaveAttribute('aria-expanded', 'true')
  })

for (const language of LANGUAGES)
  test(`in ${language} a record is written past the safe writer, after a warning, by keyboard alone${language === 'es' ? '' : ' @wide'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const tag = await site.rest.create('tags', language, { name: `Jazz ${site.suffix}` })
    await signIn(language, 'service')
    const { operation, box, send, answer, warning, confirm } = referenceOf(page, language)
    await pressOnto(operation('POST PUT PATCH /tags/:id'), 'Tab', 120)
    await page.keyboard.press('Enter')
    await tabOnto(box('id'))
    await page.keyboard.type(String(tag.id))
    await tabOnto(box('name'))
    await page.keyboard.type(`Swing ${site.suffix}`)
    await tabOnto(send('POST'))
    await page.keyboard.press('Enter')
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toHaveCount(0)
    expect(await site.rest.read('tags', language, tag.id)).toMatchObject({
      name: `Jazz ${site.suffix}`,
    })
    await tabOnto(send('POST'))
    await page.keyboard.press('Enter')
    await tabOnto(confirm('POST'))
    await page.keyboard.press('Enter')
    await expect(answer(200)).toBeVisible()
    expect(await site.rest.read('tags', language, tag.id)).toMatchObject({
      name: `Swing ${site.suffix}`,
    })
  })

const looks = [
  { language: 'ca', colorScheme: 'light', width: 1440, tags: '@once @full' },
  { language: 'es', colorScheme: 'dark', width: 360, tags: '@once' },
  { language: 'en', colorScheme: 'dark', width: 768, tags: '@once @full' },
] as const
for (const { tags, ...look } of looks)
  test(`the reference stands in nobody’s way: ${Object.values(look).join(', ')} ${tags}`, async ({
    page,
    signIn,
  }) => {
    const { language } = look
    await wear(page, look)
    await signIn(language, 'service')
    const { words, operation, form, send, answer, confirm } = referenceOf(page, language)
    await expect(operation('GET /events')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.getByText(words('index.asked')).click()
    await operation('POST /tags').click()
    await expect(form).toBeVisible()
    await send('POST').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await operation('GET /venues').click()
    await send('GET').click()
    await expect(answer(200)).toBeVisible()
    await expectAccessible(page)
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(over).toBeLessThanOrEqual(0)
    await operation('POST /events').click()
    await form.getByLabel(/^title/).fill('Fira')
    await form.getByLabel(/^start_date/).fill('2030-01-01 10:00:00')
    await form.getByLabel(/^end_date/).fill('2030-01-01 11:00:00')
    await send('POST').click()
    await expect(confirm('POST')).toBeVisible()
    await expectAccessible(page)
  })
