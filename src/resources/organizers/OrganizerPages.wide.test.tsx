import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { said, screen, summary, waitFor } from '../../testSaid.ts'

const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

const world = worldOfEach(pageMode)

test('an organizer is made with every field that was typed, and opens in its own page', async () => {
  const { user, place } = await openApp(world, '/ca/organizers/new', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('region', summary)).toHaveTextContent('Name: Enter a name.')
  const texts = {
    Name: 'Coral La Llàntia',
    Email: 'coral',
    Phone: '938 000 000',
    Website: 'https://coral.example/',
    Description: 'Canten',
  }
  for (const [name, text] of Object.entries(texts)) {
    await user.click(await box(new RegExp(`^${name}`)))
    await user.paste(text)
  }
  expect(screen.getByText(/doesn’t look like an email address/)).toBeVisible()
  await user.type(await box('Email'), '@example.org')
  await waitFor(() => expect(screen.queryByText(/doesn’t look like an email address/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText(said('“Coral La Llàntia” has been added: published.'))
  await waitFor(() => expect(place()).toMatch(/^\/ca\/organizers\/\d+$/))
  expect(await world.ask('GET', place().slice('/ca/'.length))).toMatchObject({
    organizer: 'Coral La Llàntia',
    email: 'coral@example.org',
    phone: '938 000 000',
    website: 'https://coral.example/',
    status: 'publish',
  })
})
