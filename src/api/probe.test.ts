import { prove } from './look.ts'
import { answering, editor, json, refused, serviceOf } from './testSite.ts'

const byStatus = () => refused(400, 'rest_invalid_param', { status: 'No.' })

test('who is shown drafts may edit', async () => {
  const seen = answering(() => json({ events: [] }))
  await expect(prove(serviceOf(editor))).resolves.toEqual({ mayEdit: true })
  expect(seen.map(({ query }) => query)).toEqual([
    { status: 'draft', per_page: '1', i18n_language: 'ca' },
  ])
})

test('nobody needs no proof', async () => {
  const seen = answering(() => json({}))
  await expect(prove(serviceOf())).resolves.toEqual({ mayEdit: false })
  expect(seen).toHaveLength(0)
})

test('wrong credentials are refused', async () => {
  answering(() => refused(401, 'incorrect_password'))
  await expect(prove(serviceOf(editor))).rejects.toMatchObject({ kind: 'ended' })
})

test('wrong credentials that are answered as to nobody are refused all the same', async () => {
  answering(({ path }) =>
    path.endsWith('users/me') ? refused(401, 'rest_not_logged_in') : byStatus(),
  )
  await expect(prove(serviceOf(editor))).rejects.toMatchObject({ kind: 'ended' })
})

test('a subscriber may read', async () => {
  answering(({ path }) => (path.endsWith('users/me') ? json({ id: 5 }) : byStatus()))
  await expect(prove(serviceOf(editor))).resolves.toEqual({ mayEdit: false })
})

test('what cannot be told is not believed', async () => {
  answering(({ path }) => (path.endsWith('users/me') ? refused(404, 'rest_no_route') : byStatus()))
  await expect(prove(serviceOf(editor))).rejects.toMatchObject({ kind: 'unproved' })
})

test('a service that fails is no proof of anything', async () => {
  answering(() => refused(500, 'internal_server_error'))
  await expect(prove(serviceOf(editor))).rejects.toMatchObject({ kind: 'failed' })
})
