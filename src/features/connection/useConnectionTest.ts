import { useEffect, useState } from 'react'
import { type Language, languagesOf } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import type { Finding } from './findings.ts'
import { checkContextsOf, provingInTurn } from './checkContext.ts'
import { type CheckName, checkNames, languagesFor, runChecks } from './run.ts'

export type Found = ReadonlyMap<string, Finding>

/** Names what one check found in one language. */
export const foundKey = (check: CheckName, language: Language) => `${check} ${language}`

export interface TestState {
  readonly phase: 'new' | 'running' | 'done' | 'stopped'
  readonly found: Found
  /** how many findings there will be */
  readonly all: number
}

interface Run {
  readonly service: Service
  readonly signal: AbortSignal
  readonly tell: (found: Found) => void
}

/** One run from its beginning; false when it was stopped. */
async function run({ service, signal, tell }: Run): Promise<boolean> {
  const asked = { service, base: document.baseURI, signal, prove: provingInTurn() }
  const grounds = languagesOf(service.configuration).map(checkContextsOf(asked))
  let sofar: Found = new Map()
  try {
    await runChecks(grounds, (check, language, finding) => {
      if (signal.aborted) return
      sofar = new Map(sofar).set(foundKey(check, language), finding)
      tell(sofar)
    })
    return true
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}

/** The connection test: nothing until it is started, then what each check finds as soon as it does. */
export function useConnectionTest() {
  const service = useService()
  const languages = languagesOf(service.configuration)
  const all = checkNames.reduce((sum, check) => sum + languagesFor(check, languages).length, 0)
  const [state, setState] = useState<TestState>({ phase: 'new', found: new Map(), all })
  const [running, setRunning] = useState<AbortController | null>(null)
  useEffect(() => () => running?.abort(), [running])

  async function start() {
    const controller = new AbortController()
    const { signal } = controller
    setRunning(controller)
    setState({ phase: 'running', found: new Map(), all })
    const tell = (found: Found) => setState({ phase: 'running', found, all })
    const isDone = await run({ service, signal, tell })
    if (isDone) setState((last) => ({ ...last, phase: 'done' }))
  }
  function stop() {
    running?.abort()
    setState((last) => ({ ...last, phase: 'stopped' }))
  }
  return { state, languages, start: () => void start(), stop }
}
