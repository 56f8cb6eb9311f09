import { plainEvent } from './events/testEvents.ts'
import { openTestSite } from './testSite.ts'

it.each(['interface', 'live'] as const)('%s: writes at once keep slugs apart', async (mode) => {
  const site = await openTestSite(mode)
  const body = { ...plainEvent, title: 'Revetlla', tags: ['foc', 'coca'] }
  const made = await Promise.all(
    Array.from({ length: 12 }, () => site.ask('POST', 'events', { as: 'editor', body })),
  )
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
  expect(new Set(made.map((reply) => reply.at('slug'))).size).toBe(made.length)
  const tags = await site.ask('GET', 'tags')
  expect(tags.at('tags')).toMatchObject([
    { name: 'coca', count: made.length },
    { name: 'foc', count: made.length },
  ])
  await site.close()
})
