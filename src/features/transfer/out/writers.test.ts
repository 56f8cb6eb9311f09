import { strFromU8, unzipSync } from 'fflate/browser'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { eventOf } from '../../../resources/events/events.ts'
import { termOf } from '../../../core/resource/term.ts'
import { columnNames, rowOf } from '../columns/columns.ts'
import { readTable } from '../table/readTable.ts'
import { exportFacts } from './exportBed.ts'
import type { FileFacts } from './fileWriter.ts'
import { longestCell } from './xlsxSheet.ts'
import { type FileFormat, writerOf } from './fileFormats.ts'

const event = (over: object = {}) =>
  eventOf({
    id: 12,
    title: 'Ball &#8211; de bastons',
    status: 'publish',
    start_date: '2026-10-03 19:30:00',
    end_date: '2026-10-03 21:00:00',
    timezone: 'Europe/Madrid',
    all_day: false,
    featured: true,
    venue: { id: 7, venue: 'Ateneu | Sala gran' },
    categories: [
      { id: 3, name: 'Dansa', slug: 'dansa' },
      { id: 5, name: '=1+1', slug: 'u' },
    ],
    tags: [],
    organizer: [],
    ...over,
  })

const days = {
  all_day: true,
  start_date: '2026-10-03 00:00:00',
  end_date: '2026-10-04 23:59:59',
}

async function written(format: FileFormat, records: readonly ReturnType<typeof event>[]) {
  const writer = (await writerOf(format))(exportFacts('events', 'ca'))
  for (const record of records) writer.add([record])
  const file = await writer.end()
  return { file, losses: writer.losses() }
}

async function cellsOf(record: ReturnType<typeof event>) {
  const { file } = await written('csv', [record])
  const text = await file.text()
  const [row = {}] = Papa.parse<Record<string, string>>(text, { header: true }).data
  return row
}

describe('cells', () => {
  test('are those of the fields, with ids, dates and records as nobody mistakes them', async () => {
    expect(await cellsOf(event())).toMatchObject({
      id: '12',
      language: 'ca',
      title: 'Ball – de bastons',
      start_date: '2026-10-03 19:30',
      end_date: '2026-10-03 21:00',
      all_day: 'no',
      featured: 'yes',
      venue: 'Ateneu / Sala gran #7',
    })
  })

  test('hold the days of an event of whole days', async () => {
    const dates = { start_date: '2026-10-03', end_date: '2026-10-04' }
    expect(await cellsOf(event(days))).toMatchObject(dates)
  })

  test('have every field of every collection, each once', () => {
    for (const of of ['events', 'venues', 'organizers', 'categories', 'tags'] as const) {
      const names = columnNames(of)
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('password')
    }
    expect(columnNames('venues')).toContain('stateprovince')
    expect(rowOf('tags', 'ca', termOf({ id: 4, name: 'Aire', slug: 'aire' }))[0]).toBe('4')
  })

  test.each(['=1+1', '+34 93', '-2', '@SUM(A1)', '\t=1', "'=1", '\r\n=1'])(
    'that begin like %j are no formula in CSV',
    async (title) => {
      const { file } = await written('csv', [event({ title: `x${title}`, cost: title })])
      const rows = Papa.parse<string[]>(await file.text()).data
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
    },
  )
})

test('CSV begins no formula for a program that parts cells by semicolons or tabs, and comes back as it was', async () => {
  const texts = [
    'Ball;=1+1',
    'Ball;"=1+1"',
    'Ball\n@SUM(A1)',
    'Ball\t+34',
    "Ball;'-2",
    'a&nbsp;- b',
  ]
  for (const description of texts) {
    const { file } = await written('csv', [event({ description, cost: '3 €' })])
    const text = (await file.text()).replace(/^\uFEFF/, '')
    expect(text.split(/[;\t\r\n]/).filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([])
    const read = await readTable(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in read) throw new Error(read.problem)
    expect(read.rows[0]?.[read.names.indexOf('description')]).toBe(description)
  }
})

test('CSV begins with its mark, and holds what stands over several lines', async () => {
  const { file } = await written('csv', [event({ description: '<p>"U;\r\ndos"</p>' }), event()])
  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
  const { data } = Papa.parse<string[]>((await file.text()).trim())
  expect(data).toHaveLength(3)
  expect(data[1]).toContain('<p>"U;\ndos"</p>')
})

describe('a workbook', () => {
  const sheetOf = async (file: Blob) => {
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
    return Object.entries(files)
      .filter(([name]) => /sheet1\.xml$|sharedStrings\.xml$/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join('')
  }

  test('holds text in every cell, whatever it begins with', async () => {
    const { file } = await written('xlsx', [event({ title: '=1+1', cost: '_x0041_' })])
    const xml = await sheetOf(file)
    expect(xml).toContain('=1+1')
    expect(xml).toContain('_x005F_x0041_')
    expect(xml).not.toContain('<f>')
    expect(xml).not.toMatch(/<c [^>]*t="n"/)
  })

  test('is headed and filled in the language of the interface, with what may be chosen there', async () => {
    const listsOf = async (over: Partial<FileFacts> = {}) => {
      const writer = (await writerOf('xlsx'))({ ...exportFacts('events', 'en'), ...over })
      writer.add([event({ status: 'draft' }), event({ status: 'future', all_day: true })])
      const xml = await sheetOf(await writer.end())
      const lists = xml.matchAll(/sqref="(\w+:\w+)"><formula1>"([^"<]*)"</g)
      return { xml, lists: new Map(Array.from(lists, ([, cells, list]) => [cells, list])) }
    }
    const { xml, lists } = await listsOf()
    // Of whole days or not, and the status.
    expect(lists.get('F2:F3')).toBe('yes,no')
    expect(lists.get('H2:H3')).toMatch(/^Published,Draft,Pend[^,]*,Private$/i)
    for (const text of ['Publication date', 'Draft', 'yes']) expect(xml).toContain(`>${text}<`)
    expect(xml).toMatch(/<col [^>]*min="3"[^>]*width="40"/)
    expect(xml).toMatch(/<col [^>]*min="23"[^>]*width="24"/)
    expect(xml).toContain('state="frozen"')
    // A longer list would be taken for a damaged workbook.
    const statuses = Array.from({ length: 30 }, (_, at) => `status-of-a-site-${at}`)
    expect((await listsOf({ statuses })).lists.has('H2:H3')).toBe(false)
  })

  test('leaves out what no cell can hold, and says so', async () => {
    const description = 'a'.repeat(longestCell + 1)
    const { file, losses } = await written('xlsx', [event({ description })])
    expect(losses.tooLong).toBe(1)
    const xml = await sheetOf(file)
    expect(xml).not.toContain('aaaaaaaaaa')
    expect(xml).toContain('description:left-out')
  })
})

describe('a calendar file', () => {
  const eventsIn = async (records: readonly ReturnType<typeof event>[]) => {
    const { file, losses } = await written('ics', records)
    const calendar = new ICAL.Component(ICAL.parse(await file.text()))
    return { calendar, losses, events: calendar.getAllSubcomponents('vevent') }
  }

  test('has wall times in their zone, which it describes', async () => {
    const { calendar, events } = await eventsIn([
      event(),
      event({ id: 13, start_date: '2026-12-01 10:00:00', end_date: '2026-12-01 11:00:00' }),
    ])
    const zones = calendar.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Madrid'])
    const zone = new ICAL.Timezone(zones[0] ?? new ICAL.Component('vtimezone'))
    const starts = events.map((one) => {
      const time = new ICAL.Event(one).startDate
      expect(one.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/Madrid')
      time.zone = zone
      return [time.toString(), time.toUnixTime() * 1000]
    })
    expect(starts).toEqual([
      ['2026-10-03T19:30:00', Date.UTC(2026, 9, 3, 17, 30)],
      ['2026-12-01T10:00:00', Date.UTC(2026, 11, 1, 9)],
    ])
  })

  test('has days as days, their end the day after', async () => {
    const { calendar, events } = await eventsIn([event(days)])
    const [one = new ICAL.Component('vevent')] = events
    expect(one.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-10-03')
    expect(one.getFirstPropertyValue('dtend')?.toString()).toBe('2026-10-05')
    expect(calendar.getAllSubcomponents('vtimezone')).toEqual([])
  })

  test('has no end where it has no length', async () => {
    const { events } = await eventsIn([event({ end_date: '2026-10-03 19:30:00' })])
    expect(events[0]?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-10-03T19:30:00')
    expect(events[0]?.hasProperty('dtend')).toBe(false)
  })

  test.each([
    ['UTC', '2026-10-03T19:30:00Z', 0],
    ['', '2026-10-03T19:30:00', 0],
    ['UTC+2', '2026-10-03T19:30:00', 0],
    ['Nowhere/Else', '2026-10-03T19:30:00', 1],
  ])('knows what to do with the zone %j', async (timezone, start, unknown) => {
    const { events, losses } = await eventsIn([event({ timezone })])
    expect(events[0]?.getFirstPropertyValue('dtstart')?.toString()).toBe(start)
    expect(losses.unknownZone).toBe(unknown)
  })

  test('holds text with its signs, in lines that programs can read', async () => {
    const description = `Entrada: 5 €, 3 €; avis\\padrins\n${'Molt llarg. '.repeat(20)}`
    const { file } = await written('ics', [event({ description })])
    const text = await file.text()
    for (const line of text.split('\r\n')) expect(new Blob([line]).size).toBeLessThanOrEqual(75)
    const { events } = await eventsIn([event({ description })])
    expect(events[0]?.getFirstPropertyValue('description')).toMatch(
      /^Entrada: 5 €, 3 €; avis\\padrins\nMolt llarg\./,
    )
    expect(events[0]?.getFirstProperty('categories')?.getValues()).toEqual(['Dansa', '=1+1'])
  })

  test('has no line of the name of its site, and no address but of the web', async () => {
    expect((await eventsIn([event()])).calendar.getFirstProperty('x-alt-desc')).toBeNull()
    const url = (address: object) => eventsIn([event(address)]).then(({ events }) => events[0])
    const own = { url: 'https://agenda.test/ball', website: 'javascript:alert(1)' }
    expect((await url(own))?.getFirstPropertyValue('url')).toBe('https://agenda.test/ball')
    const none = { url: 'javascript:alert(1)', website: 'data:text/html,x' }
    expect((await url(none))?.getFirstProperty('url')).toBeNull()
  })

  test('makes no line of a return in a text', async () => {
    const title = 'Ball\rURL:javascript:alert(1)'
    const { file } = await written('ics', [event({ title, categories: [] })])
    expect((await file.text()).replaceAll('\r\n', '')).not.toContain('\r')
  })

  test('leaves out what has no date, and says so', async () => {
    const { events, losses } = await eventsIn([event({ start_date: '' }), event()])
    expect(events).toHaveLength(1)
    expect(losses.undated).toBe(1)
  })
})
