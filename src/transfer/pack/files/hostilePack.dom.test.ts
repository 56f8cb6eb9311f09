import { strFromU8, unzipSync } from 'fflate/browser'
import { expect, test } from 'vitest'
import { hostileEvents } from '../../hostileBed.ts'
import { usualChoices } from '../content/packChoices.ts'
import { october2026 } from '../packBed.ts'
import { htmlPack } from './htmlPack.ts'
import { packFile } from './packFile.ts'

const choices = {
  ...usualChoices,
  text: 'whole',
  details: ['venue', 'address', 'organizer', 'cost', 'categories', 'link'],
} as const

const isOfTheWeb = (address: string | null) => /^https?:\/\//.test(address ?? '')

test('an agenda of all of them as a page holds words and links of the web', async () => {
  const html = htmlPack(await october2026('ca', hostileEvents, { choices }))
  const page = new DOMParser().parseFromString(html, 'text/html')
  const elements = [...page.querySelectorAll('*')]
  expect(page.querySelectorAll('h3')).toHaveLength(hostileEvents.length)
  const written = new Set('html head meta title body div h1 h2 h3 p a'.split(' '))
  expect(elements.filter(({ localName }) => !written.has(localName))).toEqual([])
  const names = new Set(elements.flatMap((one) => one.getAttributeNames()))
  expect([...names].filter((name) => name.startsWith('on') || name === 'src')).toEqual([])
  const links = [...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(links.filter((address) => !isOfTheWeb(address))).toEqual([])
})

test('the same as a document reads as XML, and leads nowhere but to the web', async () => {
  const file = await packFile(await october2026('ca', hostileEvents, { choices }), 'docx', 'Agenda')
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const read = (name: string) =>
    new DOMParser().parseFromString(strFromU8(parts[name] ?? new Uint8Array()), 'text/xml')
  const body = read('word/document.xml')
  expect(body.querySelector('parsererror')).toBeNull()
  expect(body.documentElement.textContent).toContain('<img src=x onerror=hit()>')
  const fields = [...body.getElementsByTagName('w:instrText')].map((one) => one.textContent)
  expect(fields.filter((code) => /HYPERLINK|INCLUDE|DDE/i.test(code ?? ''))).toEqual([])
  const relations = [...read('word/_rels/document.xml.rels').getElementsByTagName('Relationship')]
  const outside = relations.filter((one) => one.getAttribute('TargetMode') === 'External')
  expect(outside.filter((one) => !isOfTheWeb(one.getAttribute('Target')))).toEqual([])
})
