/** One write that was done, and what it made of the record. */
export interface DoneWrite {
  /** instant, ISO 8601 in UTC, by the machine's clock */
  at: string
  /** who asked, by Basic credentials; `''` for anybody else; `colleague` by the fault of that name */
  login: string
  /** `''` of a colleague, who asks nothing */
  method: string
  /** the record under the namespace: `events/5` */
  path: string
  /** the record as the one who asked reads it right afterwards; null when it is not to be read */
  record: Record<string, unknown> | null
}

type Work = (request: Request) => Promise<Response>

/** What one world did of every write, in the order in which it was done. */
export interface Watch {
  done: readonly DoneWrite[]
  /** Does the work of a write when no other is being done, and notes what came of it. */
  over: (request: Request, path: string, work: Work) => Promise<Response>
  /** The same for what somebody else changes in the record that a request names. */
  beside: (change: Beside) => Promise<void>
}

interface Beside {
  request: Request
  /** under the namespace: `events/5`, `events/by-slug/the-feast` */
  path: string
  login: string
  /** @param path the record by its id: `events/5` */
  change: (path: string) => Promise<void>
  read: Work
}

const loginOf = (request: Request): string => {
  const [scheme, encoded = ''] = (request.headers.get('Authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic') return ''
  return Buffer.from(encoded, 'base64').toString().split(':')[0] ?? ''
}

const idOf = async (answer: Response): Promise<number | undefined> => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined
  return typeof body.id === 'number' ? body.id : undefined
}

/** The address of the record: that of the request, ending with the record's own path. */
const readingOf = (request: Request, path: string, record: string): Request => {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(0, url.pathname.lastIndexOf(path)) + record
  return new Request(url, { headers: request.headers })
}

const readAfter = async (request: Request, work: Work): Promise<DoneWrite['record']> => {
  const answer = await work(request)
  return answer.ok ? ((await answer.json()) as DoneWrite['record']) : null
}

export const createWatch = (): Watch => {
  const done: DoneWrite[] = []
  let last: Promise<unknown> = Promise.resolve()

  const doOne = async (request: Request, path: string, work: Work): Promise<Response> => {
    const answer = await work(request.clone())
    const id = answer.ok ? await idOf(answer) : undefined
    if (id === undefined) return answer
    const record = `${path.split('/')[0]}/${id}`
    const reading = readingOf(request, path, record)
    const { method } = request
    const at = new Date().toISOString()
    done.push({
      at,
      login: loginOf(request),
      method,
      path: record,
      record: await readAfter(reading, work),
    })
    return answer
  }

  const changeBeside = async ({ request, path, login, change, read }: Beside): Promise<void> => {
    // Asked before: a change may free the slug by which it is named (contract.md §7.9).
    const named = await idOf(await read(readingOf(request, path, path)))
    if (named === undefined) return
    const record = `${path.split('/')[0]}/${named}`
    await change(record)
    const at = new Date().toISOString()
    const reading = readingOf(request, path, record)
    done.push({ at, login, method: '', path: record, record: await readAfter(reading, read) })
  }

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    done,
    over: (request, path, work) => inTurn(() => doOne(request, path, work)),
    beside: (change) => inTurn(() => changeBeside(change)),
  }
}
