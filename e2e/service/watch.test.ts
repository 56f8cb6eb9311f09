import { inject } from 'vitest'
import { editor, start } from './protocol/testSite.ts'

const world = 'watched'
const root = `${inject('serviceRoot')}/worlds/${world}`
const events = `${root}/ca/wp-json/calendar/events/v1/events`

const write = (address: string, fields: object) =>
  fetch(address, { method: 'POST', headers: editor, body: JSON.stringify(fields) })

const put = (address: string, body: object) =>
  fetch(address, { method: 'PUT', headers: editor, body: JSON.stringify(body) })

const writes = async (): Promise<
  { login: string; method: string; path: string; title: string }[]
> => {
  const done: { login: string; method: string; path: string; record: { title: string } }[] =
    JSON.parse(await (await fetch(`${root}/writes`)).text())
  return done.map(({ login, method, path, record }) => ({
    login,
    method,
    path,
    title: record.title,
  }))
}

afterEach(() => fetch(root, { method: 'DELETE' }))

it('a watched world tells every write in the order in which they were done, and what each made', async () => {
  await put(root, { mode: 'live', data: 'empty' })
  await write(events, start)
  await put(`${root}/writes`, {})
  expect(await writes()).toEqual([])
  const { id }: { id: number } = JSON.parse(
    await (await write(events, { ...start, title: 'Ball' })).text(),
  )
  const titles = Array.from({ length: 6 }, (_, nr) => `Ball ${nr}`)
  await Promise.all(titles.map((title) => write(`${events}/${id}`, { title })))
  const told = await writes()
  expect(told[0]).toEqual({
    login: 'editor',
    method: 'POST',
    path: `events/${id}`,
    title: 'Ball',
  })
  expect(
    told
      .slice(1)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(titles)
})

it('a watched world tells what was done although its answer was lost, and nothing that was refused', async () => {
  await put(root, { mode: 'live', data: 'empty' })
  await put(`${root}/writes`, {})
  await put(`${root}/faults`, [
    { kind: 'lostAnswer', times: 1 },
    { kind: 'status', code: 500, times: 1 },
  ])
  await expect(write(events, start).then((answer) => answer.text())).rejects.toThrow(TypeError)
  expect((await write(events, { ...start, title: 'Mai' })).status).toBe(500)
  expect((await write(events, { title: 'Sense data' })).status).toBe(400)
  expect((await writes()).map(({ title }) => title)).toEqual(['Fira'])
})
it('a watched world tells by its id what a colleague changed of a record that was named by its slug, which it loses by it', async () => {
  await put(root, { mode: 'live', data: 'empty' })
  const { id }: { id: number } = JSON.parse(await (await write(events, start)).text())
  await put(`${root}/writes`, {})
  const fields = { title: 'Del col·lega', status: 'trash' }
  await put(`${root}/faults`, [{ kind: 'colleague', when: 'before', fields }])
  const bySlug = async () => (await fetch(`${events}/by-slug/fira`, { headers: editor })).status
  expect([await bySlug(), await bySlug()]).toEqual([400, 400])
  // The second came upon nothing.
  expect(await writes()).toEqual([
    { login: 'colleague', method: '', path: `events/${id}`, title: 'Del col·lega' },
  ])
})
