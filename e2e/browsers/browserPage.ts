import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Driver, InputSource } from './driver.ts'

/** Testing Library's queries by role and name, in a page where a test cannot import them. */
const QUERIES = readFileSync(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
  'utf8',
)

/**
 * The middle of what has a role and a name, or of a day of the calendar, in CSS pixels of the window; null where there
 * is none yet. A name that is exactly so comes before one that has more; a box goes by its label, for that of a password
 * has no role.
 */
const PLACE = `
  const [role, name, day] = args
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom
  const [found] = day
    ? document.querySelectorAll('[role="cell"][data-date="' + day + '"]')
    : role === 'textbox'
    ? queryAllByLabelText(document.body, (label) => label.startsWith(name), { selector: 'input' })
    : [
        ...queryAllByRole(document.body, role, { name }),
        ...queryAllByRole(document.body, role, { name: (full) => full.includes(name) }),
      ]
  if (!found) return null
  // What is in sight stays where it is: between the two ends of a drag nothing may scroll.
  const { top, bottom } = found.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`

/** Milliseconds that what one looks for may take to come. */
const PATIENCE = 40_000

interface Point {
  readonly x: number
  readonly y: number
}

const CONTROL = '\uE009'

const mouse = (...actions: InputSource['actions']): readonly InputSource[] => [
  { type: 'pointer', id: 'mouse', actions },
]

const strokes = (keys: string) =>
  [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** The application in a browser, as a person with a mouse and a keyboard has it. */
export function browserPage(driver: Driver) {
  const place = async (...asked: readonly string[]): Promise<Point | null> => {
    if (!(await driver.run('return "TestingLibraryDom" in window'))) await driver.run(QUERIES)
    return (await driver.run(PLACE, ...asked)) as Point | null
  }
  /** Where something is, once it is there and rests. @throws Error with what is there in its place */
  const settled = async (...asked: readonly string[]): Promise<Point> => {
    let last: Point | null = null
    for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(250)) {
      const now = await place(...asked)
      if (now !== null && now.x === last?.x && now.y === last.y) return now
      last = now
    }
    const shown = await driver.run('return location.href + " " + document.body.innerText')
    throw new Error(`Not found: ${asked.join(' ')}, but ${String(shown)}`)
  }
  const find = (role: string, name: string) => settled(role, name)
  const click = async (role: string, name: string) => {
    const { x, y } = await find(role, name)
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.act(mouse({ type: 'pointerMove', x, y }, ...press))
  }
  return {
    find,
    click,
    async fill(name: string, text: string) {
      await click('textbox', name)
      const all = [
        { type: 'keyDown', value: CONTROL },
        ...strokes('a'),
        { type: 'keyUp', value: CONTROL },
      ]
      await driver.act([{ type: 'key', id: 'keyboard', actions: [...all, ...strokes(text)] }])
    },
    /** From an event that is drawn to a day, by way of other places, as a hand goes. */
    async drag(title: string, day: string) {
      const to = await settled('', '', day)
      const from = await find('link', title)
      await driver.act(
        mouse(
          { type: 'pointerMove', ...from },
          { type: 'pointerDown', button: 0 },
          ...[1, 2, 3, 4, 5, 6, 7, 8].map((part) => ({
            type: 'pointerMove',
            duration: 40,
            x: Math.round(from.x + ((to.x - from.x) * part) / 8),
            y: Math.round(from.y + ((to.y - from.y) * part) / 8),
          })),
          { type: 'pointerUp', button: 0 },
        ),
      )
    },
  }
}
