import { journeysOnce } from './journeyTests.ts'
import { withTestServer } from './servers.ts'

/** How much is done, and by which dice; each is a whole number. */
export interface Chaos {
  edits: string
  records: string
  seed: string
}

/** Two editors, many edits of the same records, one request in five failing: what was claimed is held against what is. */
export function chaosTests({ edits, records, seed }: Chaos) {
  return withTestServer((root) =>
    journeysOnce(root, ['chaos.spec.ts', '--project=live', '--workers=1'], {
      CHAOS_EDITS: edits,
      CHAOS_RECORDS: records,
      CHAOS_SEED: seed,
    }),
  )
}
