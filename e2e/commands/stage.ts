import { spawn } from 'node:child_process'

/** What one stage of a command found. `passed` and `failed` count its tests, or its one verdict. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
  /** what failed and why, for the closing lines: the output before them may be cut */
  failures?: readonly string[]
}

export type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>

/** Runs a program of this project with its output shown; gives its exit status. */
export function run(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A tool of node_modules/.bin as a stage of one verdict: its exit status. */
export async function verdict(tool: string, ...parameters: string[]): Promise<Counts> {
  const status = await run(`node_modules/.bin/${tool}`, parameters)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs a stage with its name and time said; an exception is one failure, told in full. */
export async function stage(name: string, work: () => Promise<Counts>): Promise<Outcome> {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const counts = await work().catch((error: unknown): Counts => {
    console.error(error)
    return { passed: 0, failed: 1, failures: [String(error)] }
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  return { name, ...counts, seconds }
}

/** The closing lines of a command: a line a stage, then the sum alone on the last line. Sets the exit status. */
export function conclude(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log('')
  for (const outcome of outcomes) {
    const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL'
    console.log(
      `${mark} ${outcome.name} (${outcome.passed}/${outcome.passed + outcome.failed}, ${outcome.seconds} s)`,
    )
    for (const failure of outcome.failures ?? []) console.log(failure.replace(/^/gm, '     '))
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
