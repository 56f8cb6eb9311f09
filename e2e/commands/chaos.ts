import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { chaosTests } from './chaosTests.ts'
import { conclude, stage } from './stage.ts'

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '1000' },
    records: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

await buildIfStale()
conclude([await stage('chaos', () => chaosTests(values))])
