import { keepFocus } from './drawnEvents.ts'

const focused = () => document.activeElement?.tagName

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Month</h1><button>Day</button>'
})

test('what has the focus where an event is drawn no more is what was asked for first', async () => {
  keepFocus('ca 7', ['h1'])
  keepFocus('ca 7', ['button'])
  await vi.waitFor(() => expect(focused()).toBe('H1'))
})

test('whoever asks for it without saying so leaves that to others, and another event takes over', async () => {
  keepFocus('ca 7', ['h1'])
  keepFocus('ca 8')
  keepFocus('ca 8', ['i', 'button'])
  await vi.waitFor(() => expect(focused()).toBe('BUTTON'))
})
