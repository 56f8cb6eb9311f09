import { everyDate } from '../../../resources/events/events.ts'
import { isObject } from '../../../api/isObject.ts'
import { ApiError } from '../../../api/apiError.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { underNamespace } from './namespace.ts'

/** More than any service of this kind is known to give (contract.md §3.8, `interface.md`, "Limits"). */
const tooMany = 100

/** A page of events; null when the service refuses pages of this size. */
async function pageOf(
  { service }: CheckContext,
  per_page: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const query = { ...everyDate, per_page }
    const body = await service.request({ method: 'GET', path: 'events', query, anonymous: true })
    return isObject(body) ? body : {}
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.kind === 'invalid') return null
    throw refusal
  }
}

/** How long its pages are; null when there are too few events to see, and it does not say so itself. */
function sizeOf(page: Readonly<Record<string, unknown>>): number | null {
  const count = Array.isArray(page.events) ? page.events.length : 0
  if (Number(page.total) > count && count > 0) return count
  const said = /[?&]per_page=(\d+)/.exec(String(page.rest_url))?.[1]
  return said === undefined ? null : Number(said)
}

/** How many events a page has when more are asked for, or else as many as configured, held against the configuration. */
export const pages = underNamespace(async (ground): Promise<Finding> => {
  const { perPage } = ground.configuration.service
  const long = await pageOf(ground, tooMany)
  const page = long ?? (await pageOf(ground, perPage))
  if (page === null) return found('pagesRefused', { values: { perPage } })
  const size = sizeOf(page)
  if (size === null) return found('pagesUnsaid', { values: { perPage } })
  const values = { perPage, size, asked: long === null ? perPage : tooMany }
  if (size >= perPage) return found('pagesFull', { values })
  return found('pagesShort', { values, code: `"perPage": ${size}` })
})
