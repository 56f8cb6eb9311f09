import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../service/port.ts'
import type { Driver } from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** What a function in the page came to. */
interface Ran {
  /** JSON */
  readonly value?: string
  readonly error?: string
}

/** Milliseconds that the driver may take to listen. */
const READY = 30_000

/** Starts WebKitGTK's small browser by its own WebDriver, on a screen of its own: it has no mode without windows. */
export async function openWebKit(path: string): Promise<Driver> {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1440x900x24', path, `--port=${port}`]
  const child = spawn('xvfb-run', screen, { stdio: 'ignore', detached: true })
  const ask = async <Value>(method: string, at: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${at}: ${JSON.stringify(value)}`)
    return value
  }
  const end = Date.now() + READY
  while (!(await ask('GET', '/status').catch(() => Date.now() > end))) await setTimeout(100)
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities })
  const session = <Value>(method: string, at: string, body?: object) =>
    ask<Value>(method, `/session/${sessionId}${at}`, body)
  await session('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 900 })
  return {
    open: (url) => session('POST', '/url', { url }),
    async run(body, ...args) {
      const script = `const done = arguments[1]; (async (...args) => {${body}})(...JSON.parse(arguments[0]))
        .then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }))`
      const asked = { script, args: [JSON.stringify(args)] }
      const { value, error } = await session<Ran>('POST', '/execute/async', asked)
      if (error) throw new Error(error)
      return value === undefined ? undefined : JSON.parse(value)
    },
    act: (actions) => session('POST', '/actions', { actions }),
    async choose(file) {
      const using = { using: 'css selector', value: 'input[type=file]' }
      const { [ELEMENT]: id } = await session<Record<string, string>>('POST', '/element', using)
      await session('POST', `/element/${id}/value`, { text: file })
    },
    async close() {
      await session('DELETE', '')
      process.kill(-(child.pid ?? 0))
      await once(child, 'exit')
    },
  }
}
