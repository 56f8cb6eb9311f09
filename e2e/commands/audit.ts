import { spawn } from 'node:child_process'
import { conclude, stage } from './stage.ts'

/** Milliseconds that a registry gets to answer. */
const PATIENCE = 20_000

interface Report {
  metadata?: { vulnerabilities?: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; isDirect: boolean }>
}

/** What the registry knows against the packages that are locked and shipped; undefined where it does not answer, or not to that. */
function reported(): Promise<Report | undefined> {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(program, ['audit', '--json', '--package-lock-only', '--omit=dev'], {
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((resolve) => {
    child.on('error', () => resolve(undefined))
    child.on('close', () => resolve(reportIn(text)))
  })
}

function reportIn(text: string): Report | undefined {
  try {
    const report = JSON.parse(text) as Report
    return report.metadata?.vulnerabilities === undefined ? undefined : report
  } catch {
    return undefined
  }
}

const isGrave = (severity: string) => severity === 'high' || severity === 'critical'

/** Fails for what is grave; a registry that does not answer is said, and fails nothing. */
async function audited() {
  const report = await reported()
  if (report === undefined) {
    console.log('The registry did not answer: nothing is known of the packages today.')
    return { passed: 0, failed: 0 }
  }
  const found = Object.entries(report.vulnerabilities ?? {})
  for (const [name, { severity }] of found) console.log(`${severity}: ${name}`)
  const grave = found.filter(([, { severity }]) => isGrave(severity)).length
  return { passed: grave === 0 ? 1 : 0, failed: grave }
}

const outcome = await stage('what is known against the packages', audited)
conclude([outcome])
// No answer is no failure.
if (outcome.failed === 0) process.exitCode = 0
