import { screen, within } from '@testing-library/react'
import { openApp, worldOfEach, answering } from '../appBed.tsx'

const world = worldOfEach('interface')

const json = (body: object, status = 200) => Response.json(body, { status })

/** Answers in the site's place where the address has this in it. */
const answeringAt = (answers: Readonly<Record<string, () => Response>>) =>
  answering(({ url }, _, go) => {
    const answer = Object.entries(answers).find(([part]) => url.href.includes(part))?.[1]
    return answer ? answer() : go()
  })

const use = () => screen.findByRole('button', { name: 'Use the site’s own session' })

it.each([
  ['a nonce', { 'admin-ajax': () => new Response('Oops', { status: 500 }) }],
  [
    'who is signed in',
    {
      'admin-ajax': () => new Response('a1b2c3d4e5'),
      'users/me': () => new Response('Oops', { status: 500 }),
    },
  ],
])(
  'the site’s own session of a site that fails to say %s is not said to be missing',
  async (_what, answers) => {
    const { user, session } = await openApp(world, '/en/events')
    answeringAt(answers)
    await user.click(await use())
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('The site failed')
    expect(note.textContent).not.toContain('Nobody is signed in')
    expect(session.current().service).toBeNull()
  },
)

it('the site’s own session that the site calls nobody’s beside a nonce has ended, and is not offered', async () => {
  answeringAt({
    'admin-ajax': () => new Response('a1b2c3d4e5'),
    'users/me': () => json({ code: 'rest_not_logged_in' }, 401),
    'wp-json': () => json({ code: 'rest_cookie_invalid_nonce' }, 403),
  })
  const anna = { kind: 'session', nonce: 'stale1', who: 5 } as const
  const { user } = await openApp(world, '/en/events', anna)
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  await user.click(await use())
  await within(dialog).findByText(/Nobody is signed in/)
  expect(within(dialog).queryByText(/another account’s/)).toBeNull()
})

it('the site’s own session does not go on as whoever it is, where the site does not tell any more', async () => {
  let isOver = true
  answeringAt({
    'admin-ajax': () => (isOver ? new Response('0', { status: 400 }) : new Response('a1b2c3d4e5')),
    'users/me': () => json({}, 403),
    'wp-json': () => json({ code: 'rest_cookie_invalid_nonce' }, 403),
  })
  const anna = { kind: 'session', nonce: 'stale1', who: 5 } as const
  const { user, session } = await openApp(world, '/en/events', anna)
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  isOver = false
  await user.click(await use())
  await within(dialog).findByText(/another account’s/)
  expect(session.current().ended?.account).toBe(anna)
  expect(session.current().service?.account).toBe(anna)
})

it('the site’s own session takes whoever the site names now for the one whom it did not name before', async () => {
  let isOver = true
  answeringAt({
    'admin-ajax': () => (isOver ? new Response('0', { status: 400 }) : new Response('a1b2c3d4e5')),
    'users/me': () => json({ id: 7 }),
    'wp-json': () =>
      isOver
        ? json({ code: 'rest_cookie_invalid_nonce' }, 403)
        : new Response('Oops', { status: 500 }),
  })
  const { user } = await openApp(world, '/en/events', { kind: 'session', nonce: 'stale1' })
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  isOver = false
  await user.click(await use())
  // The service is asked, as of the same person.
  await within(dialog).findByText('The site failed')
  expect(within(dialog).queryByText(/another account’s/)).toBeNull()
})
