import Dialog from '@mui/material/Dialog'
import { act, render, screen } from '@testing-library/react'
import { inLanguage } from '../speech/inLanguage.ts'
import { announce, hush } from './announcements.ts'
import { LiveRegion } from './LiveRegion.tsx'

const region = () => screen.getByRole('status')
const settle = () => act(() => void vi.advanceTimersByTime(600))

beforeEach(() => {
  vi.useFakeTimers()
  hush()
})

test('says in one go, once the page has settled, where one is and the latest news', () => {
  render(<LiveRegion />)
  announce('8 events found')
  announce('Events', 'page')
  announce('3 events found')
  expect(region().textContent).toBe('')
  settle()
  expect([...region().children].map(({ textContent }) => textContent)).toEqual([
    'Events',
    '3 events found',
  ])
})

test('says a text of the calendar in its language, and the same sentence twice', () => {
  render(<LiveRegion />)
  const say = () => {
    announce(`Saving “${inLanguage('Fira', 'ca')}”`)
    settle()
    return region().firstElementChild
  }
  const first = say()
  expect(first?.innerHTML).toBe('Saving “<span lang="ca">Fira</span>”')
  expect(say()).not.toBe(first)
})

test('what waits is heard after a navigation, what was said is not found there', () => {
  render(<LiveRegion />)
  announce('of the page before')
  settle()
  announce('“Fira” is in the trash')
  act(hush)
  expect(region().textContent).toBe('')
  settle()
  expect(region().textContent).toBe('“Fira” is in the trash')
})

test('a dialog does not silence it', () => {
  render(
    <>
      <LiveRegion />
      <Dialog open>New venue</Dialog>
    </>,
  )
  announce('Added Sala.')
  settle()
  expect(region().textContent).toBe('Added Sala.')
})
