import { answering } from '../../api/testSite.ts'

type Change = (body: Record<string, unknown>, url: URL) => unknown

/** Every answer of JSON as it would be from a service that says otherwise; `change` gives what is said in its place. */
export function altered(change: Change): void {
  answering(async ({ url }, _, go) => {
    const answer = await go()
    const type = answer.headers.get('Content-Type') ?? ''
    if (!type.includes('json')) return answer
    const body: unknown = JSON.parse(await answer.text())
    const changed = Response.json(change(Object(body), url), {
      status: answer.status,
      headers: answer.headers,
    })
    Object.defineProperty(changed, 'url', { value: answer.url })
    return changed
  })
}

/** A network where some requests get nothing, as browsers put it, and the others an index of the namespace. */
export function network(isAnswered: (init: RequestInit) => boolean, answer = new Response()): void {
  vi.stubGlobal('fetch', async (_address: string | URL, init: RequestInit = {}) => {
    if (!isAnswered(init)) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
}
