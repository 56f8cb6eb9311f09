import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import type { Driver } from './driver.ts'

interface Message {
  readonly id?: number
  readonly type?: string
  readonly message?: string
  readonly result?: unknown
}

/** What a function in the page came to. */
interface Ran {
  readonly type: 'success' | 'exception'
  /** JSON */
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** WebDriver BiDi over Firefox's own port: Debian has no geckodriver, and puppeteer-core needs a newer Node. */
async function connected(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1
    const id = last
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message = '', result } = await answered
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result as Result
  }
}

/** Starts Debian's Firefox without windows. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'agenda-firefox-'))
  const parameters = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]
  const child = spawn(path, [...parameters, '--width=1440', '--height=900', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const ask = await connected(address)
  await ask('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const evaluated = async (body: string, args: readonly unknown[]) => {
    const declaration = `async (args) => JSON.stringify(await (async (...args) => {${body}})(...JSON.parse(args)))`
    const { type, result, exceptionDetails } = await ask<Ran>('script.callFunction', {
      functionDeclaration: declaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails?.text)
    return result?.value === undefined ? undefined : JSON.parse(result.value)
  }
  return {
    open: async (url) =>
      void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: (body, ...args) => evaluated(body, args),
    act: async (actions) => void (await ask('input.performActions', { context, actions })),
    async choose(file) {
      const { nodes } = await ask<{ nodes: unknown[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: 'input[type=file]' },
      })
      await ask('input.setFiles', { context, element: nodes[0], files: [file] })
    },
    async close() {
      child.kill()
      await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
