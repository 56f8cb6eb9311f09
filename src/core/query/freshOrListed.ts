import type { Identified } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { inTrash } from './inTrash.ts'
import { isMissing } from './isMissing.ts'
import { idPath } from '../resource/recordPath.ts'
import { type Writing, freshRecord } from '../write/writing.ts'

/**
 * A record as it is now, wherever it is: some services show what is in the trash in its listing alone
 * (contract.md §6, §9 25).
 * @throws ApiError
 */
export async function freshOrListed<R extends Identified>(
  writing: Pick<Writing<R>, 'service' | 'collection'>,
  id: number,
  password?: string,
): Promise<R> {
  const { service, collection } = writing
  const { name, everything } = collection
  try {
    return await freshRecord(writing, idPath(name, id), password)
  } catch (error) {
    if (!isMissing(error) || collection.fields.status === undefined) throw error
    const query = { ...everything, ...inTrash, include: [id] }
    const body = await service.request({ method: 'GET', path: name, query })
    const read = (wire: unknown) => collection.read(wire)
    const { items } = decoded((wire) => pageOf(wire, name, 1, read), body)
    const listed = items.find((record) => record.id === id)
    if (listed === undefined) throw error
    return listed
  }
}
