import { createShortcutReader, addShortcut } from './shortcuts.ts'

let areLettersOn = true
const removals: (() => void)[] = []

function shortcut(keys: string, isMeant?: () => boolean, isGeneral?: boolean) {
  const action = vi.fn()
  removals.push(addShortcut({ keys, label: keys, action, isMeant, isGeneral }))
  return action
}

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

const read = createShortcutReader(() => areLettersOn)
beforeEach(() => {
  areLettersOn = true
  document.addEventListener('keydown', read)
})
afterEach(() => {
  document.removeEventListener('keydown', read)
  for (const remove of removals.splice(0)) remove()
  document.body.innerHTML = ''
})

it('acts on its key, and keeps the key from doing anything else', () => {
  const action = shortcut('n')
  expect(press('n').defaultPrevented).toBe(true)
  expect(action).toHaveBeenCalledOnce()
})

it('waits for the second key of a sequence, which then is no shortcut of its own', () => {
  const [go, edit] = [shortcut('g e'), shortcut('e')]
  press('g')
  press('e')
  expect(go).toHaveBeenCalledOnce()
  expect(edit).not.toHaveBeenCalled()
  press('e')
  expect(edit).toHaveBeenCalledOnce()
})

it('leaves letters to whoever types', () => {
  const action = shortcut('n')
  document.body.innerHTML = '<input><div contenteditable="true"><b>x</b></div>'
  for (const place of ['input', 'b']) {
    const target = document.querySelector(place)
    if (target) press('n', {}, target)
  }
  expect(action).not.toHaveBeenCalled()
})

it('leaves the browser its own combinations', () => {
  const action = shortcut('n')
  press('n', { ctrlKey: true })
  press('n', { altKey: true })
  expect(action).not.toHaveBeenCalled()
})

it('reads Ctrl and Cmd alike, also in a field and with letters turned off', () => {
  const save = shortcut('mod+s')
  areLettersOn = false
  document.body.innerHTML = '<input>'
  const input = document.querySelector('input') ?? document.body
  press('s', { ctrlKey: true }, input)
  press('s', { metaKey: true }, input)
  expect(save).toHaveBeenCalledTimes(2)
})

it('is silent under a dialog or an open menu', () => {
  const action = shortcut('n')
  document.body.innerHTML = '<div role="dialog"></div>'
  press('n')
  expect(action).not.toHaveBeenCalled()
})

it('leaves its key to the browser where it is not meant', () => {
  let isMeant = false
  const action = shortcut('ArrowDown', () => isMeant)
  expect(press('ArrowDown').defaultPrevented).toBe(false)
  isMeant = true
  expect(press('ArrowDown').defaultPrevented).toBe(true)
  expect(action).toHaveBeenCalledOnce()
})

it('prefers the latest of two on one key', () => {
  const [page, part] = [shortcut('n'), shortcut('n')]
  press('n')
  expect(part).toHaveBeenCalledOnce()
  expect(page).not.toHaveBeenCalled()
})

it('prefers what a page does to what the application does, whichever came first', () => {
  const [page, everywhere] = [shortcut('n'), shortcut('n', undefined, true)]
  press('n')
  expect(page).toHaveBeenCalledOnce()
  expect(everywhere).not.toHaveBeenCalled()
})
