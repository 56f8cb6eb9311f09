import { focusField } from './useField.ts'
import { silentAtFirst } from './silentAtFirst.ts'

const select = () => {
  document.body.innerHTML = '<div id="field-status"><select></select></div>'
  const box = document.body.firstElementChild as HTMLElement
  silentAtFirst(box)
  return box
}

test('a select that comes is inert until the page has been told of', () => {
  vi.useFakeTimers()
  const box = select()
  expect(box.inert).toBe(true)
  vi.runAllTimers()
  expect(box.inert).toBe(false)
})

test('one that is led to is not', () => {
  const box = select()
  // jsdom knows the property by no attribute.
  box.setAttribute('inert', '')
  focusField('field', 'status')
  expect(box).not.toHaveAttribute('inert')
  expect(document.activeElement).toBe(box.firstElementChild)
})
