import { editor, serviceOf } from '../../api/testSite.ts'
import type { Operation } from './operation.ts'

/** A change of a tag that was done, by the editor of the tests' site, with what a test says otherwise. */
export const testOperation = (more: Partial<Operation> & Pick<Operation, 'key'>): Operation => {
  const { site, language } = serviceOf(editor)
  return {
    at: '2026-11-21T12:00:00.000Z',
    site,
    account: 'password:editor',
    language,
    collection: 'tags',
    state: 'verified',
    operation: 'update',
    id: 1,
    before: { id: 1, name: 'Fira' },
    after: { id: 1, name: 'Fires' },
    changes: { name: 'Fires' },
    from: '/ca/tags/1',
    ...more,
  }
}
