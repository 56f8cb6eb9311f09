import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'

const description = '<h2>Programa</h2><p>Concert a la plaça, amb entrada lliure per a tothom.</p>'

test('two people change an event: asked of what both changed, texts merged by hand, the rest kept, nothing unseen @local @once', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Vetllada ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, description, cost: '5 €' })
  const colleague = (method: string, fields: Record<string, unknown>) =>
    site.fail([
      { kind: 'colleague', when: 'before', method, path: `events/${id}`, times: 1, fields },
    ])
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  const text = form.text('description')
  await expect(text).not.toHaveAttribute('aria-busy')
  await form.show('description', 'source')
  await text.fill(description.replace('entrada lliure', 'sopar'))
  await form.text('cost').fill('7 €')
  await colleague('GET', {
    description: description.replace('Concert', 'Ball'),
    website: 'https://example.org/b',
  })
  await form.button('save').click()

  const dialog = page.getByRole('dialog', { name: form.say('conflict.title') })
  const whole = dialog.getByRole('region', { name: form.label('description') })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([form.label('description')])
  await expect(whole.locator('ins')).toContainText(['sopar', 'Ball'])
  await expect(whole.locator('del')).toContainText(['entrada lliure', 'Concert'])
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: form.say('conflict.merge') }).press('Space')
  const field = form.say('conflict.merged', { field: form.label('description') })
  const both = dialog.getByRole('textbox', { name: field })
  await expect(both).toContainText('amb sopar')
  await expectAccessible(page)
  await both.getByText('Concert a la').dblclick({ position: { x: 8, y: 8 } })
  await page.keyboard.type('Ball')

  // Between the reading and the write somebody else is at it again.
  await colleague('POST', { title: `${title} seva` })
  await dialog.getByRole('button', { name: form.say('conflict.save') }).click()
  const note = page.getByRole('alert').filter({ hasText: form.say('differences.betweenTitle') })
  await expect(note).toContainText(`${title} seva`)
  await expect(form.text('website')).toHaveValue('https://example.org/b')
  await expectAccessible(page)
  const putBack = form.say('differences.putBack', { field: form.label('title') })
  await note.getByRole('button', { name: putBack }).click()
  await expect(note).toHaveCount(0)
  const after = await site.rest.read('events', 'ca', id)
  expect(after).toMatchObject({ title, website: 'https://example.org/b' })
  expect(after['description']).toMatch(/Ball a la plaça, amb sopar per a tothom/)
  expect(after['cost']).toContain('7')
})
