import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { type Site, expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { looksOf, wear } from './looks.ts'
import { seedEvent } from './seeds.ts'
import { tryToSignIn } from './signIn.ts'
import { LANGUAGES, type Language, say } from './words.ts'

const tell = (language: Language, key: string) => say(language, `connection:${key}`)

for (const language of LANGUAGES) {
  test(`a webmaster finds what is wrong in one language, by keyboard, in ${language} @local ${language === 'ca' ? '' : '@full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    for (const one of LANGUAGES) await seedEvent(site, one, { title: `Fira ${site.suffix}` })
    await signIn(language, 'service')
    const button = (name: string) => page.getByRole('button', { name: tell(language, name) })
    await tabOnto(page.getByRole('link', { name: tell(language, 'title') }))
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1, name: tell(language, 'title') })
    await expect(title).toBeVisible()
    await site.fail([{ kind: 'swallowed', language: 'es' }])
    await tabOnto(button('run'))
    await page.keyboard.press('Enter')
    await expect(button('again')).toBeFocused({ timeout: 30_000 })

    const section = (check: string) =>
      page.getByRole('region', { name: tell(language, `check.${check}`), exact: true })
    const swallowed = section('account').getByRole('listitem').filter({ hasText: 'Español' })
    await expect(swallowed).toContainText(tell(language, 'verdict.fails'))
    await expect(swallowed).toContainText('SetEnvIf Authorization')
    await expect(section('selector').getByText(tell(language, 'verdict.works'))).toHaveCount(3)
    await expect(section('needs').getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)

    await tabOnto(button('download'))
    const saving = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const report = await readFile(await (await saving).path(), 'utf8')
    expect(report).toContain(`[${tell(language, 'verdict.fails')}] ES:`)
    expect(report).toContain(`${site.root}es/wp-json`)
    expect(report).not.toContain(site.password)
  })
}

/** The test as it is opened by whoever could not sign in. */
async function testFromSignIn(page: Page, site: Site, language: Language): Promise<Locator> {
  await site.fail([{ kind: 'swallowed' }])
  await page.goto(`${site.root}${language}/events`)
  await tryToSignIn(page, site.login, site.password, language)
  await page.getByRole('button', { name: say(language, 'signIn:test') }).click()
  const dialog = page.getByRole('dialog', { name: tell(language, 'title') })
  await expect(dialog.getByRole('button', { name: tell(language, 'again') })).toBeVisible({
    timeout: 30_000,
  })
  return dialog
}

test('who cannot sign in tests the connection from there @local', async ({ page, site }) => {
  const dialog = await testFromSignIn(page, site, 'ca')
  await expect(dialog.getByText('SetEnvIf Authorization')).toBeVisible()
  await expectAccessible(page)
})

for (const { tags, ...look } of looksOf(5))
  test(`nor does that stand in anyone’s way: ${Object.values(look).join(', ')} @local ${tags}`, async ({
    page,
    site,
  }) => {
    await wear(page, look)
    await expectReadable(await testFromSignIn(page, site, look.language))
  })

test('a calendar that does not answer leads to the test @local @full', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  await site.fail([{ kind: 'dropped', path: 'events' }])
  await page.goto(`${site.root}ca/events?search=x`)
  await page.getByRole('link', { name: say('ca', 'queue:bar.test') }).click({ timeout: 30_000 })
  const region = page.getByRole('region', { name: tell('ca', 'check.pages') })
  await expect(region).toContainText(tell('ca', 'verdict.unknown'), { timeout: 30_000 })
})
