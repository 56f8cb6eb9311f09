import { parseArgs } from 'node:util'
import { reasonOf, refusing } from './reason.ts'
import { runStages } from './stage.ts'
import { stagesByName, stagesOfFull, stagesOfTest } from './stages.ts'

const USAGE = `npm test [-- <stage> …]            the stages of a change, or those that are named
npm test -- --and <stage>,<stage>  others besides
npm run test:full [-- <stage> …]   the rest
npm run test:full -- --list        all stages`

const commands = {
  'npm test': stagesOfTest,
  'npm run test:full': stagesOfFull,
  'npm test -- <stage>': stagesByName,
}
const every = Object.values(commands).flat()

const refuse: (reason: string) => never = refusing(USAGE)

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        and: { type: 'string', default: '' },
      },
    })
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

const { values, positionals } = parsed()
const usual = values.full ? stagesOfFull : stagesOfTest
const named = [...positionals, ...values.and.split(',').filter((name) => name !== '')]
const unknown = named.filter((name) => !every.some((stage) => stage.name === name))

if (values.list)
  for (const [command, stages] of Object.entries(commands)) {
    console.log(command)
    for (const { name, does } of stages) console.log(`  ${name.padEnd(12)} ${does}`)
  }
else if (unknown.length > 0) refuse(`There is no stage ${unknown.join(', ')}.`)
else
  await runStages(
    every.filter(
      (stage) => named.includes(stage.name) || (positionals.length === 0 && usual.includes(stage)),
    ),
  )
