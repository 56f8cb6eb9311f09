import { homeOf, restRootOf } from './address.ts'
import { offsetAt, wallAt } from './dates/zones.ts'
import { namespaceRoutes } from './discovery.ts'
import { ProtocolError, invalidParameters } from './errors.ts'
import {
  type Account,
  type Call,
  type Handler,
  type Role,
  type Language,
  roles,
} from './handlers.ts'
import { say } from './words/say.ts'
import type { World } from '../worlds/world.ts'
import capabilities from './capabilities.json' with { type: 'json' }

const route = (methods: readonly string[]) => ({
  namespace: 'wp/v2',
  methods,
  endpoints: [{ methods, args: {} }],
})

/**
 * The content system's media route as the site's index names it, in worlds that have one. It is outside of the
 * interface: clients may use it where they find it.
 */
const mediaRoutes = (world: World, language: Language): Record<string, unknown> =>
  world.options.media
    ? {
        '/wp/v2/media': {
          ...route(['GET', 'POST']),
          _links: { self: [{ href: `${restRootOf(world, language)}/wp/v2/media` }] },
        },
        '/wp/v2/media/(?P<id>[\\d]+)': route(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      }
    : {}

// The calendar's own records have capabilities of their own (contract.md §5.6).
const ofCalendar = ['tribe_events', 'tribe_venues', 'tribe_organizers']

const withCalendar = (capability: string): string[] =>
  capability.endsWith('_posts')
    ? [capability, ...ofCalendar.map((kind) => capability.replace(/posts$/, kind))]
    : [capability]

/** What a role may do, as `users/me?context=edit` lists it: each role adds to the one below it. */
const capabilitiesOf = (role: Role): Record<string, true> => {
  const below = roles.slice(0, roles.indexOf(role) + 1)
  const names = below.flatMap((each) => capabilities[each].flatMap(withCalendar))
  return Object.fromEntries([...names, role].map((name) => [name, true]))
}

/** Hours east of UTC that the site's clock shows now. */
const hoursFromUtc = ({ world }: Call): number => {
  const zone = world.options.siteTimezone
  const [hours = 0, minutes = 0] = offsetAt(wallAt(world.now(), zone), zone).split(':').map(Number)
  return hours + Math.sign(hours || 1) * (minutes / 60)
}

/**
 * `GET {base}/`: the REST root of a language; of the content system, outside the interface. Clients
 * find the site's zone here, and the page that says what application passwords there are (contract.md
 * §5.2, 5.7).
 */
export const restIndex: Handler = async (call) => {
  const { world, language } = call
  const root = restRootOf(world, language)
  return {
    status: 200,
    body: {
      name: say(language, 'site.name'),
      description: say(language, 'site.description'),
      url: homeOf(world, language),
      home: homeOf(world, language),
      gmt_offset: hoursFromUtc(call),
      timezone_string: world.options.siteTimezone,
      namespaces: [world.options.namespace, 'wp/v2'],
      authentication: {
        'application-passwords': {
          endpoints: { authorization: `${world.root}/wp-login.php` },
        },
      },
      routes: { ...namespaceRoutes(world, language), ...mediaRoutes(world, language) },
      _links: { help: [{ href: `${root}/${world.options.namespace}/doc` }] },
    },
  }
}

const contexts = ['view', 'embed', 'edit'] as const

const ownDetails = ({ login, name, role }: Account): Record<string, unknown> => ({
  username: login,
  nickname: name,
  email: `${login}@example.org`,
  roles: [role],
  capabilities: capabilitiesOf(role),
  extra_capabilities: { [role]: true },
})

/**
 * `GET {base}/wp/v2/users/me`: who is signed in (contract.md §5.5); `context=edit` adds roles and
 * capabilities.
 *
 * @throws ProtocolError 401 `rest_not_logged_in`, 400 `rest_invalid_param`
 */
export const currentUser: Handler = async ({ world, language, account, arguments: given }) => {
  const context = given.context ?? 'view'
  if (!contexts.some((known) => known === context))
    throw invalidParameters({
      context: {
        code: 'rest_not_in_enum',
        words: 'not_in_enum',
        values: { name: 'context', values: contexts.join(', ') },
      },
    })
  if (account === null) throw new ProtocolError(401, 'rest_not_logged_in')
  const self = `${restRootOf(world, language)}/wp/v2/users/${account.id}`
  return {
    status: 200,
    body: {
      id: account.id,
      name: account.name,
      url: '',
      description: '',
      link: `${homeOf(world, language)}/author/${account.login}/`,
      slug: account.login,
      ...(context === 'edit' ? ownDetails(account) : {}),
      meta: [],
      _links: { self: [{ href: self }] },
    },
  }
}
