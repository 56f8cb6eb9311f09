import { strFromU8, unzipSync } from 'fflate/browser'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { hostileEvents } from '../hostileBed.ts'
import { type FileFormat, writerOf } from './fileWriter.ts'

async function written(format: FileFormat): Promise<Blob> {
  const openWriter = await writerOf(format)
  const writer = openWriter({
    of: 'events',
    language: 'ca',
    host: 'agenda.test',
    timezone: 'Europe/Madrid',
    siteName: '=1+1\r\nX-ALT-DESC:<script>hit()</script>',
  })
  writer.add(hostileEvents)
  return writer.end()
}

test('no cell of a CSV is a formula, and none ends its row', async () => {
  const { data } = Papa.parse<string[]>((await (await written('csv')).text()).trim())
  expect(data).toHaveLength(hostileEvents.length + 1)
  const [head = []] = data
  expect(new Set(data.map((row) => row.length))).toEqual(new Set([head.length]))
  expect(data.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
})

test('a workbook holds text alone: no formula, no link, nothing that is fetched', async () => {
  const files = unzipSync(new Uint8Array(await (await written('xlsx')).arrayBuffer()))
  const parts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  expect(parts.some(([, xml]) => xml.includes('HYPERLINK'))).toBe(true)
  const active = new Set(['f', 'hyperlink', 'oleObject', 'drawing', 'script'])
  for (const [name, xml] of parts) {
    const read = new DOMParser().parseFromString(xml, 'text/xml')
    expect(read.querySelector('parsererror'), name).toBeNull()
    const names = [...read.querySelectorAll('*')].map(({ localName }) => localName)
    expect(names.filter((one) => active.has(one))).toEqual([])
  }
  expect(parts.filter(([, xml]) => /TargetMode="External"|<!DOCTYPE/i.test(xml))).toEqual([])
})

test('a calendar file has one component for each event, and no address but of the web', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await (await written('ics')).text()))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(hostileEvents.length)
  expect(calendar.getFirstProperty('x-alt-desc')).toBeNull()
  for (const event of events) {
    expect(event.getAllSubcomponents()).toEqual([])
    expect(event.getFirstProperty('attach')).toBeNull()
    for (const address of event.getAllProperties('url'))
      expect(address.getFirstValue()).toMatch(/^https?:\/\//)
  }
})
