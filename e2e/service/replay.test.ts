import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviations } from './replay/deviations.ts'
import { type PartialResource, changedBy, recordedPicture, sent } from './replay/partialUpdate.ts'
import { recordedSite } from './replay/recordedSite.ts'
import { partialUpdates, recordings } from './replay/recordings.ts'
import { replayWorld, replayed } from './replay/replay.ts'
import { openStorage, testStorage } from './store/storage.ts'
import { dropWorldSchema } from './store/worldSchema.ts'
import type { Sql } from './store/sql.ts'
import type { World } from './worlds/world.ts'

/** As the clock ran on while recording, some drafts got a later date (contract.md §3.4). */
const withoutClock = (fields: readonly string[]): string[] =>
  fields.filter((name) => name !== 'date')

const known = (resource: string): PartialResource => {
  const name = Object.keys(sent).find((key): key is PartialResource => key === resource)
  if (name === undefined) throw new Error(`No such resource: ${resource}`)
  return name
}

const isRefused = ({ changed }: { changed: string[] }): boolean => changed.includes('refused')

let sql: Sql
let world: World

beforeAll(async () => {
  sql = await openStorage(testStorage())
  world = await replayWorld(sql, 'recordings', { ...recordedSite(), pictures: [recordedPicture] })
})

afterAll(async () => {
  await dropWorldSchema(sql, world.schema)
  await sql.close()
})

describe('recorded exchanges replayed against the live mode', () => {
  it('are answered alike, but for those that are listed with a reason', async () => {
    const made = new Map<number, number>()
    const departing: Record<string, string[]> = {}
    const all = recordings()
    for (const recorded of all) {
      const differences = await replayed(recorded, world, made)
      if (differences.length > 0) departing[recorded.name] = differences
    }
    expect(all).toHaveLength(202)
    expect(Object.keys(departing).sort(), JSON.stringify(departing, null, 1)).toEqual(
      Object.keys(deviations).sort(),
    )
    expect(all.length - Object.keys(departing).length).toBeGreaterThanOrEqual(140)
  })
})

describe('an update of one field in the live mode', () => {
  const cases = Object.entries(partialUpdates()).flatMap(([resource, byField]) =>
    Object.entries(byField).map(([field, changed]) => ({ resource, field, changed })),
  )

  it.each(cases.filter((each) => !isRefused(each)))(
    'changes what was recorded: $resource, $field',
    async ({ resource, field, changed }) => {
      const found = await changedBy(world, known(resource), field)
      expect(withoutClock(found)).toEqual(withoutClock(changed))
    },
  )

  it.each(cases.filter(isRefused))(
    'is refused where it was: $resource, $field',
    async ({ resource, field }) => {
      await expect(changedBy(world, known(resource), field)).rejects.toThrow('400')
    },
  )
})
