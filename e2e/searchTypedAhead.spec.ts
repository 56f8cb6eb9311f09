import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

function blurred(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

for (const from of ['button', 'page'] as const)
  test(`what is typed while the search is on its way stands in its box, and is no shortcut, from the ${from} @local @once`, async ({
    page,
    signIn,
  }) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/SearchPanel/, async (route) => {
      await held
      await route.continue()
    })
    await signIn('ca', 'tags')
    await expect(
      page.getByRole('heading', { level: 1, name: say('ca', 'tagList:title') }),
    ).toBeVisible()
    const button = page.getByRole('button', { name: say('ca', 'app:shell.search') })
    const start = from === 'button' ? button : page.locator('body')
    await (from === 'button' ? button.focus() : page.evaluate(blurred))
    await expect(start).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.type('conn')
    const box = page.getByRole('combobox', { name: say('ca', 'search:title') })
    await expect(box).toHaveCount(0)
    arrive()
    await expect(box).toBeFocused()
    await page.keyboard.type('ecta')
    await expect(box).toHaveValue('connecta')
    await expect(page).toHaveURL(/\/ca\/tags$/)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(start).toBeFocused()
    await expect(page.getByRole('textbox', { name: say('ca', 'app:shell.search') })).toHaveCount(0)
  })
