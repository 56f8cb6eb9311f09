import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test.describe('in the town', () => {
  test.use({ data: 'town' })

  /** What was pasted from elsewhere: scripts, handlers, frames and styles are in it. */
  const pasted = ['Cartell enganxat', 'Butlletí de l', 'Vídeo i debat']

  test('hostile HTML does nothing on a page @local', async ({ page, site, watched, signIn }) => {
    const form = new EventForm(page, 'ca')
    for (const [at, words] of pasted.entries()) {
      const query = `starts_after=1900-01-01&search=${words}`
      if (at === 0) await signIn('ca', `events?${query}`)
      else await page.goto(`${site.root}ca/events?${query}`)
      await page.getByRole('main').getByRole('link', { name: words }).first().click()
      await expect(page).toHaveURL(/\/events\/\d+$/)
      await form.unfold('excerpt')
      for (const name of ['description', 'excerpt']) {
        const field = form.label(name)
        await expect(form.text(name)).not.toHaveAttribute('aria-busy')
        await form.show(name, 'source')
        await page.getByRole('button', { name: say('ca', 'form:html.show', { field }) }).click()
        const label = say('ca', 'form:html.preview', { field })
        const preview = page.getByRole('region', { name: label })
        await expect(preview).toBeVisible()
        await expect(preview.getByRole('textbox')).toHaveCount(0)
      }
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.body.dataset['pasted'])).toBeUndefined()
      await expect(page).not.toHaveTitle('!')
      expect([...watched.hosts]).toEqual([])
    }
  })
})
