import { fireEvent, render, screen } from '@testing-library/react'
import { useDragging } from './EventGrid.tsx'

function Place() {
  const { atTouch } = useDragging(() => false)
  return (
    <div {...atTouch}>
      <a className="calendar-event" href="#event" data-event="ca 7">
        Nit
      </a>
      <a href="#day">Day</a>
    </div>
  )
}

test('the link of an event is followed by who holds down a key for that, and never by itself', () => {
  render(<Place />)
  const isFollowed = (name: string, keys = {}) => fireEvent.click(screen.getByText(name), keys)
  expect([isFollowed('Nit'), isFollowed('Nit', { ctrlKey: true }), isFollowed('Day')]).toEqual([
    false,
    true,
    true,
  ])
})
