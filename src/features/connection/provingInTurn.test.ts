import { answering, editor, json, refused, serviceOf } from '../../api/testSite.ts'
import { provingInTurn } from './checkContext.ts'
import { nameOf } from './testFinding.ts'

test('wrong credentials are tried once, whatever the languages', async () => {
  const seen = answering(() => refused(401, 'incorrect_password'))
  const prove = provingInTurn()
  const all = await Promise.allSettled([1, 2, 3].map(() => prove(serviceOf(editor))))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(seen).toHaveLength(1)
})

test('a header that was swallowed in one language may arrive in another', async () => {
  const byStatus = () => refused(400, 'rest_invalid_param', { status: 'No.' })
  let isSwallowed = true
  answering(({ path }) => {
    if (!isSwallowed) return json({ events: [] })
    return path.endsWith('users/me') ? refused(401, 'rest_not_logged_in') : byStatus()
  })
  const prove = provingInTurn()
  await expect(prove(serviceOf(editor))).rejects.toMatchObject({ kind: 'ended' })
  isSwallowed = false
  await expect(prove(serviceOf(editor))).resolves.toEqual({ mayEdit: true })
})

test('an account of which a site tells nothing cannot be checked', async () => {
  const routes = { '/calendar/events/v1/events': { endpoints: [] } }
  answering(({ path, query }) => {
    if (path.endsWith('users/me')) return refused(404, 'rest_no_route')
    if (query.status) return refused(400, 'rest_invalid_param', { status: 'No.' })
    return json({ namespace: 'calendar/events/v1', routes })
  })
  expect(await nameOf(serviceOf(editor), 'account')).toBe('accountUnproved')
  expect(await nameOf(serviceOf(editor), 'role')).toBe('accountFirst')
})
