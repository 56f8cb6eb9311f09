import { answering, editor, json, serviceOf } from './testSite.ts'

test('a write that is redirected is refused, with where readings are led to', async () => {
  const to = 'https://site.example/ca/elsewhere/events/'
  answering(({ method }) => {
    if (method === 'POST') return new Response(null, { status: 301 })
    return Object.defineProperty(json({}), 'url', { value: `${to}?token=secret` })
  })
  await expect(
    serviceOf(editor).request({ method: 'POST', path: 'events', body: { title: 'Fira' } }),
  ).rejects.toMatchObject({
    kind: 'redirected',
    serverText: to,
  })
})
