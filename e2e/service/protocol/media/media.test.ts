import { encodePng } from '../../pictures/png.ts'
import { landscape } from '../../pictures/landscape.ts'
import { type TestSite, basic, openTestSite } from '../testSite.ts'

const png = new Uint8Array(encodePng(landscape(1, 40, 30)))
const route = '/ca/wp-json/wp/v2/media'

let site: TestSite
afterEach(() => site.close())

const send = (bytes: Uint8Array<ArrayBuffer> | null, as = 'editor', name = 'La foto.PNG') => {
  const form = new FormData()
  if (bytes) form.append('file', new File([bytes], name))
  form.append('alt_text', 'Una muntanya')
  const headers = new Headers(as === '' ? [] : [['Authorization', basic(as)]])
  return fetch(site.root + route, { method: 'POST', headers, body: form })
}

it('the media route is there only in a world that has it', async () => {
  site = await openTestSite('live')
  expect((await site.askSite('GET', '/ca/wp-json/')).at('routes', '/wp/v2/media')).toBeUndefined()
  expect((await send(png)).status).toBe(404)
})

it.each(['interface', 'live'] as const)('brings in a picture of an event, %s', async (mode) => {
  site = await openTestSite(mode, { media: true })
  const index = await site.askSite('GET', '/ca/wp-json/')
  expect(index.at('routes', '/wp/v2/media', 'methods')).toContain('POST')
  const answer = await send(png)
  const media = (await answer.json()) as { id: number; source_url: string }
  expect([answer.status, media]).toMatchObject([
    201,
    {
      alt_text: 'Una muntanya',
      media_details: { width: 40, height: 30, filesize: png.length },
    },
  ])
  const again = await site.askSite('GET', `${route}/${media.id}`)
  expect(again.body).toEqual(media)
  const newest = await site.askSite('GET', `${route}?per_page=1`)
  expect(newest.body).toEqual([media])
  const file = await fetch(media.source_url)
  expect(file.headers.get('Content-Type')).toBe('image/png')
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
  const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }
  const body = { title: 'Fira', ...times, image: String(media.id) }
  const event = await site.ask('POST', 'events', { as: 'editor', body })
  expect(event.at('image')).toMatchObject({ id: media.id, url: media.source_url, width: 40 })
})

it('the media route takes other words for a picture from who may edit it', async () => {
  site = await openTestSite('live', { media: true })
  const { id } = (await (await send(png)).json()) as { id: number }
  const body = { alt_text: 'La Mola' }
  const describing = (as: string) => site.askSite('POST', `${route}/${id}`, { as, body })
  expect((await describing('contributor')).status).toBe(403)
  expect((await describing('editor')).at('alt_text')).toBe('La Mola')
  expect((await site.askSite('GET', `${route}/${id}`)).at('alt_text')).toBe('La Mola')
})

it('the media route refuses who may not, what is no picture, and nothing at all', async () => {
  site = await openTestSite('live', { media: true })
  expect((await send(png, '')).status).toBe(401)
  expect((await send(png, 'contributor')).status).toBe(403)
  expect((await send(null)).status).toBe(400)
  const page = new TextEncoder().encode('<script>alert(1)</script>')
  expect((await send(page, 'editor', 'foto.jpg')).status).toBe(500)
})
