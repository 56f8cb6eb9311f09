import { spawn } from 'node:child_process'
import type { Failure, Result } from './stage.ts'

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

/** Fails for what is grave; a registry that does not answer is said, and fails nothing. */
export async function audit(): Promise<Result> {
  const report = await reported()
  if (report === undefined) {
    console.log('The registry did not answer: nothing is known of the packages today.')
    return { passed: 0, failures: [] }
  }
  const found = Object.entries(report.vulnerabilities ?? {})
  for (const [name, { severity }] of found) console.log(`${severity}: ${name}`)
  const failures = found
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([test, { severity }]): Failure => ({ test, reason: severity, alone: 'npm audit' }))
  return { passed: failures.length === 0 ? 1 : 0, failures }
}
