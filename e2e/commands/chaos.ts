import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { journeyTests } from './journeyTests.ts'
import { withTestServer } from './servers.ts'
import { conclude, stage } from './stage.ts'

/** Two editors, many edits of the same records, one request in five failing: what was claimed is held against what is. */
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '1000' },
    records: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

await buildIfStale()
const environment = {
  CHAOS_EDITS: values.edits,
  CHAOS_RECORDS: values.records,
  CHAOS_SEED: values.seed,
}
conclude([
  await stage('chaos', () =>
    withTestServer((root) =>
      journeyTests(root, ['chaos.spec.ts', '--project=live', '--workers=1'], environment),
    ),
  ),
])
