import type { TestWorld } from '../api/testWorld.ts'

/** Eight events in each of two languages that are no versions: what only two records share says more among many. */
export async function makeOthers(world: TestWorld): Promise<void> {
  for (const language of ['ca', 'es'])
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8])
      await world.makeIn(language, 'events', {
        title: `Acte ${language} ${at}`,
        slug: `acte-${language}-${at}`,
        start_date: `2027-03-1${at} 1${at}:00:00`,
        end_date: `2027-03-1${at} 1${at}:30:00`,
      })
}
