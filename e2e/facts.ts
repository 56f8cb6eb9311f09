import type { Fields, WireRecord } from './rest.ts'

const always = ['modified', 'modified_utc', 'json_ld']

/**
 * What a record says, without what every write changes and what is derived from the whole, nor `besides`. A website that
 * was never set reads as the event's own page (contract.md §9, 37).
 */
export function factsOf(record: WireRecord, besides: readonly string[] = []): Fields {
  const left = new Set([...always, ...besides])
  const facts = Object.entries(record).filter(([name]) => !left.has(name))
  const website = record['website'] === record['url'] ? { website: '' } : {}
  return { ...Object.fromEntries(facts), ...website }
}
