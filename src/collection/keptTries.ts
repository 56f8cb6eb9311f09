import * as z from 'zod/mini'
import type { Service } from '../service/service.ts'
import { onThisDevice, readJson, writeEntry } from '../ui/storage.ts'
import { whenErased } from '../ui/whenErased.ts'
import { ownerOf } from './owner.ts'
import { sentSchema, type SentCreation } from './sentCreation.ts'
import type { Tries } from './tries.ts'

const family = 'tries.'

/** What the device did not take: it lasts as long as the page. */
const inThisPage = new Map<string, readonly SentCreation[]>()
whenErased(() => inThisPage.clear())

const kept = (name: string): readonly SentCreation[] =>
  z.array(sentSchema).safeParse(readJson(onThisDevice, name)).data ?? []

/**
 * Sendings of a record that has no form with a draft to keep them with: they are kept on this device by what it is made
 * of.
 * @param of names what is to be made, and from what, with its language
 */
export function keptTries(service: Service, of: string): Tries {
  const name = `${family}${ownerOf(service)} ${of}`
  return {
    sent: () => inThisPage.get(name) ?? kept(name),
    keep(sent) {
      const text = sent.length === 0 ? null : JSON.stringify(sent)
      if (writeEntry(onThisDevice, name, text)) inThisPage.delete(name)
      else inThisPage.set(name, sent)
    },
  }
}
