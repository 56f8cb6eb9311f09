import { runTool } from './stage.ts'

/** `npm run chaos -- --edits 400 --records 40 --seed 7`: how long the run is, for the journey to read. */
function withoutChaosOptions([option, value, ...others]: readonly string[]): readonly string[] {
  if (option === undefined) return []
  const name = /^--(edits|records|seed)$/.exec(option)?.[1]
  if (name === undefined)
    return [option, ...withoutChaosOptions([...(value === undefined ? [] : [value]), ...others])]
  if (!/^\d+$/.test(value ?? '')) throw new Error(`${option} takes a number`)
  process.env[`CHAOS_${name.toUpperCase()}`] = value
  return withoutChaosOptions(others)
}

const parameters = withoutChaosOptions(process.argv.slice(2))
const isProjectNamed = parameters.some((parameter) => parameter.startsWith('--project'))
const usual = process.env['SERVICE_ROOT'] === undefined ? 'live' : 'real'

const { status } = await runTool('playwright', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...(isProjectNamed ? [] : [`--project=${usual}`]),
  ...parameters,
])
process.exitCode = status
