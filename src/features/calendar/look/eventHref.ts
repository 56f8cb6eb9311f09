import type { AnyRouter } from '@tanstack/react-router'
import type { Version } from '../data/items.ts'

const known = new WeakMap<AnyRouter, Map<string, string>>()

/** The address of an event's own page. The router, which takes its time, is asked once for all events of a language. */
export function eventHref(
  router: AnyRouter,
  { language, id }: Pick<Version, 'language' | 'id'>,
): string {
  const ways = known.get(router) ?? new Map<string, string>()
  known.set(router, ways)
  const way = ways.get(language) ?? wayTo(router, language)
  ways.set(language, way)
  return `${way}${id}`
}

/** All but the number, which stands at the end. */
function wayTo(router: AnyRouter, language: string): string {
  const place = { to: '/$language/events/$id', params: { language, id: '0' } }
  return router.buildLocation(place).href.slice(0, -1)
}
