import { announced, hush } from './live/announcements.ts'
import { focusPage, takePageFocus } from './pageFocus.ts'

/** A page's heading as it goes. */
function gone(heading: HTMLElement): void {
  takePageFocus(null)
  heading.remove()
}

/** A page's heading, as it mounts. */
function heading(words: string, kind = ''): HTMLElement {
  const title = `<h1 tabindex="-1" data-page-title="${kind}">${words}</h1>`
  document.body.insertAdjacentHTML('beforeend', title)
  const mounted = document.body.lastElementChild as HTMLElement
  takePageFocus(mounted)
  return mounted
}

const focused = () => document.activeElement?.textContent

beforeEach(async () => {
  document.body.replaceChildren()
  const settled = heading('settled')
  focusPage()
  gone(settled)
  await Promise.resolve()
})

test('a heading that appears after the navigation takes the focus, once', () => {
  focusPage()
  heading('loaded')
  expect(focused()).toBe('loaded')
  heading('another')
  expect(focused()).toBe('loaded')
})

test('the heading of the page before hands the focus on when it goes', () => {
  const before = heading('before')
  focusPage()
  expect(focused()).toBe('before')
  gone(before)
  heading('after')
  expect(focused()).toBe('after')
})

test('a heading that comes later than the next drawing takes nothing', async () => {
  const before = heading('before')
  focusPage()
  gone(before)
  await Promise.resolve()
  heading('another')
  expect(document.activeElement).toBe(document.body)
})

test('who is in a box of the page already, when the navigation ends, stays there', () => {
  document.body.insertAdjacentHTML('beforeend', '<input>')
  const box = document.querySelector('input')
  box?.focus()
  const page = heading('drawn')
  focusPage(document.body)
  expect(document.activeElement).toBe(box)
  // One that was in it all along came by it.
  focusPage(box)
  expect(document.activeElement).toBe(page)
})

test('who has gone on to type meanwhile is left there', () => {
  focusPage()
  document.body.insertAdjacentHTML('beforeend', '<input>')
  document.querySelector('input')?.focus()
  heading('late')
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('a heading that is only drawn anew takes nothing from where the person is', () => {
  const before = heading('page')
  focusPage()
  document.body.insertAdjacentHTML('beforeend', '<button>Save</button>')
  document.querySelector('button')?.focus()
  gone(before)
  heading('page')
  expect(focused()).toBe('Save')
})

test('page and record are announced where the focus went with the page before', () => {
  vi.useFakeTimers()
  const arrive = () => {
    hush()
    focusPage()
    heading('Fira', 'Event 3')
    vi.runAllTimers()
    return announced.get().map(({ sentence }) => sentence)
  }
  expect(arrive()).toEqual(['Event 3: Fira'])
  document.body.innerHTML = '<a href="#">Events</a>'
  document.querySelector('a')?.focus()
  // From a link that stays it is heard as what has the focus.
  expect(arrive()).toEqual([])
})

test('the first page of a document is announced, without its heading taking the focus', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const { takePageFocus: arrive } = await import('./pageFocus.ts')
  const { announced: said } = await import('./live/announcements.ts')
  const mounted = heading('Fira', 'Event 3')
  arrive(mounted)
  arrive(mounted)
  vi.runAllTimers()
  expect(said.get().map(({ id, sentence }) => [id, sentence])).toEqual([[1, 'Event 3: Fira']])
  expect(document.activeElement).toBe(document.body)
})
