import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a test gives to a server of the web: all of its configuration, but for how that is written. */
export interface Given {
  /** A folder of its own, for what the server writes. */
  directory: string
  port: number
  /** What the command has written, of one application or of several. */
  written: string
  /** Their paths, with a slash at both ends. */
  paths: readonly string[]
  /** The site that answers everything else, `http://host`. */
  site: string | undefined
}

/** One of the servers that the command writes for. */
export interface WebServer {
  /** Installs what is missing, writes the whole configuration and starts it. */
  start(given: Given): Promise<ChildProcess>
}

/** Runs a server in the foreground with its words in a file, told apart from every other by its process. */
export function running(
  program: string,
  parameters: readonly string[],
  { directory }: Given,
): ChildProcess {
  const log = join(directory, 'said')
  const command = 'exec "$0" "$@" > "$LOG" 2>&1'
  return spawn('/bin/sh', ['-c', command, program, ...parameters], {
    stdio: 'ignore',
    env: { ...process.env, LOG: log, HOME: directory },
  })
}

/** Waits until somebody answers at the port. */
export async function answering(child: ChildProcess, { port, directory }: Given): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)
    if (reply) return
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It did not start: ${await readFile(join(directory, 'said'), 'utf8')}`)
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
