import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { check } from 'recheck'
import { Visitor, parseSync } from 'vite'
import { devDependencies } from '../../package.json' with { type: 'json' }
import type { Failure, Result } from '../commands/stage.ts'

const FOLDERS = ['src', 'e2e/service']

/** Expressions that may take longer than their text is long, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [
    String.raw`/(?<!<br ?\/?>)[ \t]*\n/g`,
    'the content system’s own; the local service shows texts as it does',
  ],
])

/** Milliseconds for one: most take a few, and none half a minute on a busy machine. */
const PATIENCE = 120_000

/** What a version of recheck has judged to be safe. It is committed: to judge all anew takes half a minute. */
const VERDICTS = 'e2e/checks/safeExpressions.json'

interface Verdicts {
  recheck: string
  safe: string[]
}

interface Expression {
  pattern: string
  flags: string
}

interface Found extends Expression {
  file: string
}

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => join(folder, name)),
  )
}

/** The literal expressions of a file, and whether it makes others of parts as soon as it is loaded. */
function expressionsIn(file: string) {
  const literal: Found[] = []
  let makesOthers = false
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) literal.push({ file, ...node.regex })
    },
    NewExpression: ({ callee }) => {
      makesOthers ||= depth === 0 && callee.type === 'Identifier' && callee.name === 'RegExp'
    },
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return { file, literal, makesOthers }
}

/** What files make of parts as they are loaded; libraries make theirs beside them. */
async function made(files: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  const { RegExp } = globalThis
  let file = ''
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, parameters: ConstructorParameters<typeof RegExp>) => {
      const one = new target(...parameters)
      const caller = new Error().stack?.split('\n')[2] ?? ''
      if (!caller.includes('node_modules'))
        found.push({ file, pattern: one.source, flags: one.flags })
      return one
    },
  })
  try {
    for (file of files) await import(pathToFileURL(file).href)
  } finally {
    globalThis.RegExp = RegExp
  }
  return found
}

function judgedSafe(): ReadonlySet<string> {
  const { recheck, safe }: Verdicts = JSON.parse(readFileSync(VERDICTS, 'utf8'))
  return new Set(recheck === devDependencies.recheck ? safe : [])
}

function writeVerdicts(safe: ReadonlySet<string>) {
  const verdicts: Verdicts = { recheck: devDependencies.recheck, safe: [...safe].toSorted() }
  const text = `${JSON.stringify(verdicts, null, 2)}\n`
  // The check of the format may read it at this moment.
  if (text !== readFileSync(VERDICTS, 'utf8')) writeFileSync(VERDICTS, text)
}

/** Why an expression is not good enough; undefined where its time grows as its text does. */
export async function fault({ pattern, flags }: Expression): Promise<string | undefined> {
  const judged = await check(pattern, flags, { timeout: PATIENCE })
  if (judged.status === 'safe') return undefined
  if (judged.status === 'unknown') return `cannot be judged: ${judged.error.kind}`
  return `${judged.complexity.summary}, as in ${judged.attack.pattern}`
}

/**
 * Every expression of the application and of the local service takes time in proportion to its text. Those that were
 * judged before are judged anew if asked.
 */
export async function expressions({ anew = false } = {}): Promise<Result> {
  const judged = anew ? new Set<string>() : judgedSafe()
  const safe = new Set<string>()
  const unused = new Set(EXCEPTIONS.keys())
  const failures: Failure[] = []
  const fail = (test: string, reason: string) =>
    failures.push({ test, reason, alone: 'npm test -- expressions' })
  const read = sources().map(expressionsIn)
  const others = await made(read.filter((one) => one.makesOthers).map(({ file }) => file))
  for (const found of [...read.flatMap(({ literal }) => literal), ...others]) {
    const text = `/${found.pattern}/${found.flags}`
    const isException = unused.delete(text) || EXCEPTIONS.has(text)
    if (isException || safe.has(text)) continue
    const reason = judged.has(text) ? undefined : await fault(found)
    if (reason === undefined) safe.add(text)
    else fail(found.file, `${text} ${reason}`)
  }
  for (const text of unused) fail('e2e/checks/expressions.ts', `${text} is no longer anywhere`)
  writeVerdicts(safe)
  return { passed: safe.size, failures }
}
