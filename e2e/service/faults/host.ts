import type { FaultRule } from '../faults.ts'

const kinds = ['redirect', 'swallowed', 'skewed', 'shortPages', 'noCors', 'surrounded'] as const

/** What a badly configured host does to requests and answers that are good in themselves. */
type HostRule = Extract<FaultRule, { kind: (typeof kinds)[number] }>

export const isOfHost = (rule: FaultRule): rule is HostRule =>
  kinds.some((kind) => kind === rule.kind)

const withHeaders = (answer: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(answer.headers)
  change(headers)
  return new Response(answer.body, { status: answer.status, headers })
}

/** The same request without what its host drops on the way to the service. */
const swallowed = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.delete('Authorization')
  return new Request(request, { headers })
}

/** The same request for no more than so many records. */
const shortened = (request: Request, most: number): Request => {
  const url = new URL(request.url)
  const asked = Number(url.searchParams.get('per_page') ?? most)
  url.searchParams.set('per_page', String(Math.min(asked, most)))
  return new Request(url, request)
}

const surrounded = async (
  answer: Response,
  { before, after, type }: Extract<HostRule, { kind: 'surrounded' }>,
): Promise<Response> => {
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', type)
  return new Response(before + (await answer.text()) + after, { status, headers })
}

const withoutCors = (headers: Headers): void => {
  const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
  for (const name of names) headers.delete(name)
}

/** Does the work of one request as such a host lets it be done. */
export const throughHost = async (
  rule: HostRule,
  request: Request,
  work: (request: Request) => Promise<Response>,
): Promise<Response> => {
  switch (rule.kind) {
    case 'redirect':
      return new Response(null, { status: rule.code ?? 302, headers: { Location: rule.to } })
    case 'swallowed':
      return work(swallowed(request))
    case 'shortPages':
      return work(shortened(request, rule.most))
    case 'noCors':
      return withHeaders(await work(request), withoutCors)
    case 'surrounded':
      return surrounded(await work(request), rule)
    case 'skewed':
      break
  }
  const date = new Date(Date.now() + rule.seconds * 1000).toUTCString()
  return withHeaders(await work(request), (headers) => headers.set('Date', date))
}
