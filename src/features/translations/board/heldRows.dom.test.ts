import { act, renderHook } from '@testing-library/react'
import { languageOf } from '../../../api/language.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { notifyOver } from '../../../core/write/whenOver.ts'
import { testOperation } from '../../../core/write/testOperation.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { useHeldRows } from './useFirstRows.ts'

const service = serviceOf(editor)
/** A row of one version, on a day. */
const row = (id: number, start_date = '1', language = 'ca') =>
  ({
    id: `es ${id}`,
    source: { start_date },
    cells: { [language]: { version: { language, id } } },
  }) as never as BoardRow
const rows = (...ids: readonly number[]) => ids.map((id) => row(id))

function hold(first: readonly BoardRow[]) {
  const { result, rerender } = renderHook(useHeldRows, {
    initialProps: { service, asked: '', first, all: null as readonly BoardRow[] | null },
  })
  return {
    held: () => result.current,
    ids: () => result.current.rows.map(({ cells }) => Object.values(cells)[0]?.version.id),
    show: (all: readonly BoardRow[]) => rerender({ service, asked: '', first: [], all }),
  }
}

test('the first rows are let go where all rows bring nothing new between them', () => {
  const { ids, held, show } = hold(rows(1, 2))
  expect(ids()).toEqual([1, 2])
  show(rows(1, 2, 3))
  expect(ids()).toEqual([1, 2, 3])
  // One of somebody else's came with a refresh.
  show(rows(9, 1, 2, 3))
  expect(ids()).toEqual([9, 1, 2, 3])
  expect(held().news).toBe(0)
})

test('those that stand elsewhere by another source stay, until days are shifted', () => {
  const { ids, show } = hold(rows(1, 2))
  show(rows(2, 1, 3))
  expect(ids()).toEqual([1, 2, 3])
  show(rows(2, 1, 3))
  expect(ids()).toEqual([1, 2, 3])
  show([row(2), row(3), row(1, '2')])
  expect(ids()).toEqual([2, 3, 1])
})

test('what is new between them waits until it is asked for, unless it was written here', () => {
  const { ids, held, show } = hold(rows(1, 2))
  const language = languageOf(service.configuration, 'en') ?? service.language
  const made = { site: service.site, language, collection: 'events', id: 7 } as const
  notifyOver({ ...testOperation({ key: 'one' }), ...made })
  show([row(8, '1', 'en'), row(2), row(7, '1', 'en'), row(1), row(3)])
  expect(ids()).toEqual([1, 7, 2, 3])
  expect(held().news).toBe(1)
  act(() => held().showNews())
  expect(ids()).toEqual([8, 2, 7, 1, 3])
  expect(held().news).toBe(0)
})
