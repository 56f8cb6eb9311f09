import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test.use({ data: 'town' })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const plain = (day: string) => day.replaceAll('-', '')

for (const { language, hand } of [
  { language: 'ca', hand: 'mouse' },
  { language: 'es', hand: 'keyboard' },
] as const)
  test(`a theatre’s calendar becomes events of ${language}, by ${hand} @local`, async ({
    page,
    signIn,
    site,
  }) => {
    const words = (path: string, holes = {}) => say(language, `transfer:new.${path}`, holes)
    const act = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeEnabled()
      await (hand === 'mouse' ? button.click() : button.press('Enter'))
    }
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    const [first, third] = [inDays(40), inDays(54)]
    const called = `Funció ${site.suffix}`
    const zone = 'TZID=Europe/Madrid'
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `UID:funcio-${site.suffix}@teatre.cat`,
      `SUMMARY:${called}`,
      `DTSTART;${zone}:${plain(first)}T203000`,
      `DTEND;${zone}:${plain(first)}T220000`,
      'RRULE:FREQ=WEEKLY',
      `EXDATE;${zone}:${plain(inDays(47))}T203000`,
      'DESCRIPTION:Amb <la cobla>',
      'END:VEVENT',
      'BEGIN:VEVENT',
      `SUMMARY:Lluna ${site.suffix}`,
      `DTSTART;TZID=Lluna/Mar:${plain(first)}T203000`,
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const file = {
      name: 'teatre.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(lines.join('\r\n')),
    }
    const choose = () =>
      page
        .getByLabel(say(language, 'transfer:in.choose'))
        .and(page.locator('input'))
        .setInputFiles(file)

    await signIn(language, 'transfer')
    const part = page.getByRole('link', { name: say(language, 'transfer:part.new') })
    await (hand === 'mouse' ? part.click() : part.press('Enter'))
    await choose()
    await expect(
      page.getByText(words('problem.unknownZone', { names: '«Lluna/Mar»' })),
    ).toBeVisible()
    // For ever is until the last of the days that are shown.
    await expect(page.getByRole('button', { name: /\b4[4-7]\b/ })).toBeEnabled()

    const last = page.getByRole('textbox', { name: words('days.last') })
    const [year = '', month = '', date = ''] = third.split('-')
    await (hand === 'mouse' ? last.selectText() : last.focus())
    await page.keyboard.type(`${date}/${month}/${year}`)
    if (hand === 'mouse') await act(words('days.show'))
    else await page.keyboard.press('Enter')
    const make = words('make.events_other', { number: 2 })
    await expect(page.getByRole('button', { name: make })).toBeEnabled()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await act(make)
    await act(words('askAction'))
    const counts = [
      words('run.counts.made_other', { number: 2 }),
      words('run.counts.wrong_one', { number: 1 }),
    ]
    const and = { ca: ' i ', es: ' y ' }[language]
    await expect(page.getByText(`${words('run.over')} ${counts.join(and)}.`)).toBeVisible()
    const search = `search=${encodeURIComponent(site.suffix)}&status=draft&starts_after=1900-01-01`
    const events = (await site.rest.list('events', language, search)) as Record<string, unknown>[]
    expect(events.map(({ start_date }) => start_date).toSorted()).toEqual([
      `${first} 20:30:00`,
      `${third} 20:30:00`,
    ])

    await act(words('run.end'))
    await choose()
    await expect(page.getByText(words('twin.imported')).first()).toBeVisible()
    expect(refused).toEqual([])
  })
