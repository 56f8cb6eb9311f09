import type { Service } from '../../service/service.ts'
import type { Said } from '../confirmed/confirmedPairs.ts'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { saidTogether } from '../confirming/said.ts'

/** Keeps in this browser that these are versions of one thing. False when the browser would not keep it. */
export function keepPair({ site }: Pick<Service, 'site'>, said: Said): Promise<boolean> {
  return changeConfirmed(site, (pairs) => saidTogether(pairs, said.collection, said.versions))
}
