import { readFile } from 'node:fs/promises'
import { confirmAll } from './beside.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const description =
  '<p>Un <strong>gran</strong> ball &amp; <a href="https://example.org/?a=1&amp;b=2">més</a>.</p>'

for (const [format, name] of [
  ['xliff', 'textos.xlf'],
  ['csv', 'textos.csv'],
] as const)
  test(`texts go out as ${format}, come back translated, and only what was translated is written @wide`, async ({
    page,
    site,
    signIn,
  }) => {
    const { suffix } = site
    const slug = `ball-${suffix}`
    await seedEvent(site, 'ca', { title: `Ball ${suffix}`, slug, description })
    const es = await seedEvent(site, 'es', { title: `Baile ${suffix}`, slug, description })
    await signIn('ca')
    await confirmAll(page, site, 'ca', 1)
    const words = (path: string, holes = {}) => say('ca', `exchange:${path}`, holes)

    await page.goto(`${site.root}ca/translations/exchange?to=es&search=${suffix}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words(`out.${format}`) }).click()
    const out = await readFile(await (await download).path(), 'utf8')
    expect(out.split(`Baile ${suffix}`)).toHaveLength(2)

    const before = await site.rest.read('events', 'es', es.id)
    await page.goto(`${site.root}ca/translations/exchange?part=in`)
    const back = out.replace(`Baile ${suffix}`, `Gran baile ${suffix}`)
    await page
      .getByLabel(words('in.choose'))
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(back) })
    const box = page.getByRole('checkbox', { name: new RegExp(`^Baile ${suffix}: `) })
    await expect(box).toHaveCount(1)
    await expect(box).toBeChecked()
    await page.getByRole('button', { name: words('batch.save_one', { number: 1 }) }).click()
    const dialog = page.getByRole('dialog', {
      name: words('apply.title', { language: 'espanyol' }),
    })
    const change = say('ca', 'bulk:start.change_one', { number: 1 })
    await dialog.getByRole('button', { name: change, exact: true }).click()
    const counts = say('ca', 'bulk:counts.saved_one', { number: 1 })
    await expect(dialog.getByText(say('ca', 'bulk:over', { counts }))).toBeVisible()

    const after = await site.rest.read('events', 'es', es.id)
    expect(after['title']).toBe(`Gran baile ${suffix}`)
    for (const field of ['description', 'excerpt', 'slug', 'start_date', 'end_date', 'status'])
      expect(after[field]).toEqual(before[field])
  })
