import * as z from 'zod/mini'
import type { Service } from '../../../api/service.ts'
import { entryNames, onThisDevice, readJson, writeEntry } from '../../../ui/storage.ts'
import { ownerOf } from '../../query/owner.ts'

const leftSchema = z.object({ opened: z.string(), meant: z.string() })

/** An alternative text that is not saved, with the one that it was typed over. */
export type UnsavedAltText = z.infer<typeof leftSchema>

/** In place of the number of a picture that is not brought in yet. */
export const unsent = 0

const prefixOf = (service: Service) => `pictureWords.${ownerOf(service)} `
const nameOf = (service: Service, id: number) => `${prefixOf(service)}${id}`

/** The words for a picture that were typed here and not saved, with those they were typed over. */
export function unsavedAltText(service: Service, id: number): UnsavedAltText | null {
  return leftSchema.safeParse(readJson(onThisDevice, nameOf(service, id))).data ?? null
}

/** Keeps them until they are saved or thrown away. False where the device does not take them. */
export function storeAltText(service: Service, id: number, left: UnsavedAltText | null): boolean {
  return writeEntry(onThisDevice, nameOf(service, id), left && JSON.stringify(left))
}

/** The numbers of the pictures for which there are some from this account. */
export function picturesLeft(service: Service): number[] {
  const prefix = prefixOf(service)
  return entryNames(onThisDevice).flatMap((name) => {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0
    return Number.isInteger(id) && id > 0 && unsavedAltText(service, id) ? [id] : []
  })
}
