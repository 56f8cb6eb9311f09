import { screen } from '@testing-library/react'
import { openApp, worldOfEach } from '../appBed.tsx'

const world = worldOfEach('interface')

type User = Awaited<ReturnType<typeof openApp>>['user']

async function type(user: User, login: string, password: string) {
  const name = await screen.findByRole('textbox', { name: 'User name' })
  await user.clear(name)
  if (login) await user.type(name, login)
  await user.clear(screen.getByLabelText(/^Application password/))
  if (password) await user.type(screen.getByLabelText(/^Application password/), password)
}

const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('signing in', () => {
  it('asks again for what is missing or wrong, and then leads to where the person was going', async () => {
    const { user, place, session } = await openApp(world, '/en/events?search=jazz&categories=1,2')
    await type(user, '', '')
    expect(await screen.findByText('Sign in', { selector: 'output p' })).toBeInTheDocument()
    expect(place()).toMatch(/^\/sign-in\?next=\/en\/events/)
    await user.click(submit())
    expect(screen.getByText('Enter your user name.')).toBeDefined()
    expect(screen.getByText('Enter an application password.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }))
    await type(user, 'editor', 'wrong')
    await user.click(submit())
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('doesn’t accept this name and password')
    expect(screen.getByRole('textbox', { name: 'User name' })).toHaveProperty('value', 'editor')
    expect(session.current().service).toBeNull()
    // A note that stayed would not be said again.
    await user.click(submit())
    expect(note).not.toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /doesn’t accept this name and password/,
    )
    await type(user, 'editor', 'editor demo password')
    await user.click(submit())
    await screen.findByRole('heading', { level: 1, name: 'Events' })
    expect(place()).toBe('/en/events?search=jazz&categories=1,2')
  })

  it('repeats what a security plug-in says, and tells nobody that a session has ended', async () => {
    const message = 'DRA: Only authenticated users can access the REST API.'
    const body = { code: 'rest_cannot_access', message, data: { status: 401 } }
    await world.fail([{ kind: 'status', code: 401, body }])
    const { user, session } = await openApp(world, '/en/events')
    await type(user, 'editor', 'editor demo password')
    await user.click(submit())
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain(`The site blocked this, saying “${message}”`)
    expect(session.current().service).toBeNull()
    await world.fail([])
    await user.click(submit())
    await screen.findByRole('heading', { level: 1, name: 'Events' })
    await world.fail([{ kind: 'status', code: 401, body }])
    await user.click(screen.getByRole('link', { name: 'Venues' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells an account that may not edit so', async () => {
    const { user } = await openApp(world, '/en/events')
    await type(user, 'subscriber', 'subscriber demo password')
    await user.click(submit())
    await screen.findByText('You’re signed in, but this account may not edit events.')
  })

  it('lets a visitor in who only reads, in the language that was chosen here', async () => {
    const { user, place, session } = await openApp(world, '/en/events?search=jazz')
    await user.click(await screen.findByRole('button', { name: 'Español' }))
    await user.click(await screen.findByRole('button', { name: 'Continuar sin iniciar sesión' }))
    await screen.findByRole('heading', { level: 1, name: 'Actos' })
    expect(place()).toBe('/en/events?search=jazz')
    expect(document.documentElement.lang).toBe('es')
    expect(session.current().service?.account.kind).toBe('anonymous')
  })
})

it('the site’s page for application passwords is linked with its host', async () => {
  const { user } = await openApp(world, '/sign-in')
  await user.click(await screen.findByText('Where do I get an application password?'))
  const link = await screen.findByRole('link', { name: 'Open that page of the site' })
  expect(link.parentElement).toHaveTextContent(`(${new URL(world.base).host})`)
})
