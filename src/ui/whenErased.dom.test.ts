import { notifyErased, whenErased } from './whenErased.ts'

const told = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

test('a page forgets when it is told itself, and when another tab wrote the sign of it', () => {
  const forget = vi.fn()
  whenErased(forget)
  told('agenda.columns.events')
  expect(forget).not.toHaveBeenCalled()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  notifyErased()
  expect(forget).toHaveBeenCalledOnce()
  const [name = ''] = written.mock.calls[0] ?? []
  expect(localStorage.getItem(name)).toBeNull()
  // As browsers tell it to the other tabs.
  told(name)
  expect(forget).toHaveBeenCalledTimes(2)
})
