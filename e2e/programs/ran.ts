import { execFileSync } from 'node:child_process'

/** Milliseconds that one program may take. */
const PATIENCE = 120_000

/** What a program writes, in a language that every machine has. */
export const ran = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, {
    timeout: PATIENCE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Europe/Madrid' },
  })

/** The Python of Debian, whose packages no other has. */
export const python = (code: string, ...parameters: readonly string[]) =>
  ran('/usr/bin/python3', '-c', code, ...parameters)
