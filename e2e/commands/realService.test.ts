import configuration from '../../public/config.json' with { type: 'json' }
import { realConfiguration } from './realService.ts'

const template = 'https://vila.example/{language}/wp-json'

const read = async () => (await realConfiguration(template)).json() as Promise<object>

test('a real site has its own name in each language, its zone and its namespace', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.includes('/en/') ? 'Town &amp; fair' : 'La vila d&#039;avui'
    const namespaces = ['oembed/1.0', 'tribe/events/v1', 'wp/v2']
    return Response.json({ name, timezone_string: 'Atlantic/Canary', namespaces })
  })
  expect(await read()).toMatchObject({
    siteName: { ca: "La vila d'avui", es: "La vila d'avui", en: 'Town & fair' },
    timezone: 'Atlantic/Canary',
    service: { namespace: 'tribe/events/v1' },
  })
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with a page', async () => new Response('<p>Hola</p>')],
  ['keeps its index to itself', async () => Response.json({ code: 'rest_forbidden' })],
  ['has an offset and no zone', async () => Response.json({ name: '', timezone_string: '' })],
])('one that %s is named as the configuration names it', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await read()).toEqual(configuration)
})
