import { inTurn } from './inTurn.ts'

test('tasks of one name go one after the other, also after one that failed', async () => {
  const seen: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const first = inTurn('a', task('first', true))
  const second = inTurn('a', task('second'))
  const other = inTurn('b', task('other'))
  await expect(first).rejects.toThrow('first')
  await expect(Promise.all([second, other])).resolves.toEqual(['second', 'other'])
  const ofA = seen.filter((step) => !step.startsWith('other'))
  expect(ofA).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'))
})
