import type { World } from '../../worlds/world.ts'
import { restRootOf } from '../address.ts'
import type { Language } from '../handlers.ts'

const route = (methods: readonly string[]) => ({
  namespace: 'wp/v2',
  methods,
  endpoints: [{ methods, args: {} }],
})

/**
 * The content system's media route as the site's index names it, in worlds that have one. It is outside of the
 * interface: clients may use it where they find it.
 */
export const mediaRoutes = (world: World, language: Language): Record<string, unknown> =>
  world.options.media
    ? {
        '/wp/v2/media': {
          ...route(['GET', 'POST']),
          _links: { self: [{ href: `${restRootOf(world, language)}/wp/v2/media` }] },
        },
        '/wp/v2/media/(?P<id>[\\d]+)': route(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      }
    : {}
