import { spawn } from 'node:child_process'

/** One test, or one check, that failed. */
export interface Failure {
  /** file and title */
  test: string
  /** the beginning of its message */
  reason: string
  /** the command that runs it alone */
  alone: string
}

export interface Result {
  passed: number
  failures: readonly Failure[]
  /** Tests that lack something which is not here. */
  skipped?: number
}

/** One step of a test command. */
export interface Stage {
  name: string
  does: string
  /** How many of two cores it keeps busy: stages of one core run two at a time, and say nothing unless they fail. */
  cores: 1 | 2
  run: () => Promise<Result>
}

interface Ended {
  name: string
  result: Result
  seconds: number
}

const CORES = 2

export type Environment = Readonly<Record<string, string>>

interface Options {
  environment?: Environment
  shown?: boolean
}

/** Runs a program; gives its exit status, and its output where that is not shown. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  { environment = {}, shown = true }: Options = {},
): Promise<{ status: number; output: string }> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
}

/** The same for a tool of the installed packages. */
export const runTool = (tool: string, parameters: readonly string[], options?: Options) =>
  runProgram(`node_modules/.bin/${tool}`, parameters, options)

const indented = (text: string) => text.trim().replaceAll(/^/gm, '     ')

const notRun = (skipped: number) => (skipped > 0 ? `, ${skipped} not run` : '')

function print({ name, result, seconds }: Ended, withReasons: boolean): void {
  const { passed, failures, skipped = 0 } = result
  const mark = failures.length === 0 ? 'ok  ' : 'FAIL'
  const counts = `${passed} passed, ${failures.length} failed${notRun(skipped)}`
  console.log(`${mark} ${name}: ${counts}, ${seconds} s`)
  for (const { test, reason, alone } of failures)
    console.log(`   ${test}\n${withReasons ? `${indented(reason)}\n` : ''}   alone: ${alone}`)
}

async function ended({ name, cores, run }: Stage): Promise<Ended> {
  console.log(`──── ${name} begins`)
  const started = Date.now()
  const result = await run().catch((error: unknown): Result => {
    const alone = `npm test -- ${name}`
    return { passed: 0, failures: [{ test: name, reason: String(error), alone }] }
  })
  const end = { name, result, seconds: Math.round((Date.now() - started) / 1000) }
  // A runner of tests has shown its reasons itself.
  print(end, cores === 1)
  return end
}

/**
 * Runs stages in their order, side by side where the cores allow. Prints all results once more at the end, and on the
 * last line the sum; sets the exit status.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const all: Ended[] = []
  const running = new Set<Promise<unknown>>()
  let busy = 0
  for (const stage of stages) {
    while (busy + stage.cores > CORES) await Promise.race(running)
    busy += stage.cores
    const run = async () => {
      all.push(await ended(stage))
      busy -= stage.cores
    }
    const one = run().finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
  console.log('')
  for (const end of all) print(end, true)
  const results = all.map(({ result }) => result)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0)
  const skipped = results.reduce((sum, result) => sum + (result.skipped ?? 0), 0)
  console.log(`${passed} passed, ${failed} failed${notRun(skipped)}`)
  process.exitCode = failed === 0 ? 0 : 1
}
