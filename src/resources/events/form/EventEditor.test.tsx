import { makeWorld, modes, type TestWorld } from '../../../api/testWorld.ts'
import { openPage } from '../eventPagesBed.tsx'
import { made, retitle, save, titleBox } from '../testFormTyping.ts'
import { act, said, screen, summary, waitFor, within } from '../../../testSaid.ts'

let world: TestWorld
beforeEach(async () => {
  world = await makeWorld('live')
})

/** Two records of one name, made under different ones: a live service merges namesakes, and refuses terms. */
async function makeTwins(resource: string, field: string, twins: readonly object[]) {
  for (const [at, twin] of twins.entries()) {
    const { id } = await world.ask('POST', resource, { [field]: `Coral ${at}`, ...twin })
    await world.ask('POST', `${resource}/${id}`, { [field]: 'Coral' })
  }
}

describe('an event in its form', () => {
  test('whose venue the service cannot empty loses it in the roundabout way', async () => {
    const venue = await world.ask('POST', 'venues', { venue: 'Sala Gran' })
    const id = await made(world, { venue: venue.id, status: 'publish' })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await user.click(await screen.findByRole('combobox', { name: 'Venue' }))
    await user.keyboard('{Backspace}')
    await save(user, 'Update')
    expect(
      await screen.findByText(said(/Venue: you entered “\(empty\)”, it’s now “Sala Gran”/)),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unlink the venue' }))
    await waitFor(() => expect(screen.queryByText(/Venue: you entered/)).toBeNull())
    expect(await screen.findByText(said(/“Concert” has been saved/))).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(async () =>
      expect(await world.ask('GET', `events/${id}`)).toMatchObject({ venue: [], title: 'Concert' }),
    )
    expect(await world.ask('GET', 'venues?status=publish,draft')).toMatchObject({ total: 1 })
    const news = screen.getByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: /^Sala Gran/ })).toBeVisible()
    const { venue: again } = await world.ask('GET', `events/${id}`)
    expect([again].flat()).toMatchObject([{ id: venue.id }])
  })

  test('that is a draft keeps its venue on such a service, and is offered no way round', async () => {
    const venue = await world.ask('POST', 'venues', { venue: 'Sala Gran' })
    const id = await made(world, { venue: venue.id })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await user.click(await screen.findByRole('combobox', { name: 'Venue' }))
    await user.keyboard('{Backspace}')
    await save(user)
    await screen.findByText(said(/Venue: you entered “\(empty\)”, it’s now “Sala Gran”/))
    expect(screen.queryByRole('button', { name: 'Unlink the venue' })).toBeNull()
  })

  test('given two venues where one is kept is refused in words, on the field', async () => {
    await world.ask('POST', 'venues', { venue: 'Sala Gran' })
    await world.ask('POST', 'venues', { venue: 'Sala Petita' })
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const box = await screen.findByRole('combobox', { name: 'Venue' })
    for (const name of [/^Sala Gran/, /^Sala Petita/]) {
      await user.click(box)
      await user.click(await screen.findByRole('option', { name }))
    }
    await save(user)
    const problems = await screen.findByRole('region', summary)
    expect(problems).toHaveTextContent('Venue: This site allows one venue per event. Leave one.')
  })

  test('of a service that accepts a save and keeps everything as it was is not called saved', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const title = (await titleBox()).getAttribute('value') ?? ''
    await retitle(user, 'Mine')
    await world.meddle('after POST', `events/${id}`, { title })
    await save(user)
    await screen.findByText('The site accepted it, but nothing changed')
    expect(screen.queryByText(/has been saved/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reapply: Title' }))
    await waitFor(async () =>
      expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Mine' }),
    )
  })

  test('tells of a venue that went to the trash since it was chosen, and sends nothing', async () => {
    const venue = await world.ask('POST', 'venues', { venue: 'Sala Vella', status: 'publish' })
    const id = await made(world)
    const before = await world.ask('GET', `events/${id}`)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const picker = await screen.findByRole('combobox', { name: 'Venue' })
    await user.type(picker, 'sala')
    await user.click(await screen.findByRole('option', { name: /^Sala Vella/ }))
    await world.ask('DELETE', `venues/${String(venue.id)}`)
    await retitle(user, 'Concert de Nadal')
    await save(user)
    const alert = await screen.findByRole('region', summary)
    expect(alert).toHaveTextContent('Venue: “Sala Vella” has since moved to the trash')
    expect(await world.ask('GET', `events/${id}`)).toEqual(before)
    await user.type(picker, '{Backspace}')
    await save(user)
    await screen.findByText(said('“Concert de Nadal” has been saved: draft.'))
  })

  test('whose title came back rendered offers, at its first change, the signs that were typed', async () => {
    const id = await made(world, { title: 'L\'hort "gran"', description: "L'hort" })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const box = await titleBox()
    expect(box).toHaveValue('L’hort “gran”')
    const turnBack = { name: 'Turn typographic signs back into typed ones' }
    expect(screen.queryByRole('button', turnBack)).toBeNull()
    await user.type(box, '!')
    expect(await screen.findByText(/The site may have changed the signs here/)).toBeVisible()
    await user.click(screen.getByRole('button', turnBack))
    expect(box).toHaveValue('L\'hort "gran"!')
    expect(screen.queryByRole('button', turnBack)).toBeNull()
  })

  test('offers organizers, categories and tags of one name so that they can be told apart', async () => {
    const above = await world.ask('POST', 'categories', { name: 'Música' })
    await makeTwins('categories', 'name', [{ parent: above.id }, {}])
    await makeTwins('tags', 'name', [{ slug: 'coral-jove' }, { slug: 'coral-gran' }])
    await makeTwins('organizers', 'organizer', [{ email: 'a@example.org' }, { phone: '938' }])
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const expected = {
      Organizers: ['Coral 938, 0 events', 'Coral a@example.org, 0 events'],
      Categories: ['Coral Música', 'Coral The top level'],
      Tags: ['Coral coral-gran', 'Coral coral-jove'],
    }
    for (const [label, names] of Object.entries(expected)) {
      await user.type(await screen.findByRole('combobox', { name: label }), 'Coral')
      for (const name of names) expect(await screen.findByRole('option', { name })).toBeVisible()
      await user.keyboard('{Escape}')
    }
  })

  test('is left when the save under way has ended, whatever was asked meanwhile', async () => {
    const id = await made(world)
    const { user, router } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert nou')
    await world.fail([{ kind: 'latency', method: 'POST', ms: 3000 }])
    await save(user)
    act(() => router.history.push('/ca/events'))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert' })
    expect(await screen.findByText('The list', {}, { timeout: 20_000 })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert nou' })
  })
})

describe.each(modes)('a description that was there, over the %s service', (mode) => {
  const warning = /blocks and shortcodes/
  const described = async (description: string) => {
    await world.drop()
    world = await makeWorld(mode)
    const id = await made(world, { title: 'Concert', description })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await screen.findByText('Description', { selector: 'label' })
    const views = screen.getByRole('group', { name: 'View of “Description”' })
    await user.click(within(views).getByRole('button', { name: 'HTML' }))
    expect(screen.queryByText(warning)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'x')
  }

  test('is said at its first change to lose what the calendar has rendered of it', async () => {
    await described('<!-- wp:paragraph --><p>L\'hort [gallery ids="1"]</p><!-- /wp:paragraph -->')
    if (mode === 'live') expect(screen.getByText(warning)).toBeVisible()
    else expect(screen.queryByText(warning)).toBeNull()
  })

  test('is warned of where nothing in it tells', async () => {
    await described('<p>Un text</p>')
    expect(screen.getByText(warning)).toBeVisible()
  })
})
