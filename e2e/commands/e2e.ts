import { runTool } from './stage.ts'

const parameters = process.argv.slice(2)
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
