import { expect, test } from 'vitest'
import { item } from './itemBed.ts'
import { type MoveTask, moveTasks } from './moveTasks.ts'

const press = (key: string): MoveTask => ({
  kind: 'press',
  key: item('2027-03-12 20:00:00', '2027-03-12 22:00:00').key,
  pressed: { key, altKey: true, shiftKey: false, ctrlKey: false, metaKey: false },
})

test('what is done before anybody can do it is done once, in order, as soon as somebody can', () => {
  const tasks = moveTasks()
  const done: MoveTask[] = []
  const [right, down, left] = ['ArrowRight', 'ArrowDown', 'ArrowLeft'].map(press)
  if (!right || !down || !left) throw new Error('no keys')
  tasks.give(right)
  tasks.give(down)
  expect(tasks.isTaken()).toBe(false)
  const leave = tasks.take((task) => done.push(task))
  expect(done).toEqual([right, down])
  tasks.give(left)
  expect(done).toEqual([right, down, left])
  leave()
  expect(tasks.isTaken()).toBe(false)
  tasks.take((task) => done.push(task))
  expect(done).toHaveLength(3)
})
