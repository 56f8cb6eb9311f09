import { homeOf, namespaceRootOf, restRootOf } from '../address.ts'
import type { TermKind } from '../checks/known.ts'
import { type Call, type Language, languages } from '../handlers.ts'
import { escapedHtml } from '../texts/rendered.ts'
import { slugPaths, type TermRow } from './termRow.ts'

type Body = Record<string, unknown>

interface TermNames {
  readonly collection: 'categories' | 'tags'
  readonly taxonomy: string
  /** Under the language's home, before the slug. */
  readonly page: string
  /** Of the content system's own routes, in `_links`. */
  readonly route: string
}

export const termNames: Readonly<Record<TermKind, TermNames>> = {
  category: {
    collection: 'categories',
    taxonomy: 'tribe_events_cat',
    page: 'events/category',
    route: 'tribe_events_cat',
  },
  tag: { collection: 'tags', taxonomy: 'post_tag', page: 'tag', route: 'tags' },
}

const languageOf = (row: TermRow, asked: Language): Language =>
  languages.find((known) => known === row.language) ?? asked

const urlsOf = ({ world, language }: Call, row: TermRow): Body => {
  const collection = `${namespaceRootOf(world, language)}/${termNames[row.kind].collection}`
  return {
    self: `${collection}/${row.id}`,
    collection,
    ...(row.parent === 0 ? {} : { up: `${collection}/${row.parent}` }),
  }
}

/** A term as its own endpoint shows it (contract.md §1.5a); live names are entity-encoded. */
export const termBodies = async (call: Call, rows: readonly TermRow[]): Promise<Body[]> => {
  const { world, language } = call
  const paths = await slugPaths(
    world,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { taxonomy, page } = termNames[row.kind]
    return {
      id: row.id,
      count: row.count,
      description: row.description,
      name: world.mode === 'live' ? escapedHtml(row.name) : row.name,
      slug: row.slug,
      taxonomy,
      ...(row.kind === 'category' ? { parent: row.parent } : {}),
      meta: [],
      url: `${homeOf(world, languageOf(row, language))}/${page}/${paths.get(row.id) ?? row.slug}/`,
      urls: urlsOf(call, row),
    }
  })
}

/** Links into the content system's own routes, which live sites add to a single term. */
const linksOf = ({ world, language, account }: Call, row: TermRow, methods: string[]): Body => {
  const { taxonomy, route } = termNames[row.kind]
  const root = `${restRootOf(world, language)}/wp/v2`
  const self = `${root}/${route}/${row.id}`
  return {
    self: [{ href: self, targetHints: { allow: account === null ? ['GET'] : methods } }],
    collection: [{ href: `${root}/${route}` }],
    about: [{ href: `${root}/taxonomies/${taxonomy}` }],
    ...(row.parent === 0
      ? {}
      : { up: [{ embeddable: true, href: `${root}/${route}/${row.parent}` }] }),
    'wp:post_type': [{ href: `${root}/tribe_events?${route}=${row.id}` }],
    curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
  }
}

/** The answer to read, create and update of one term. */
export const termBody = async (call: Call, row: TermRow): Promise<Body> => {
  const [body = {}] = await termBodies(call, [row])
  if (call.world.mode === 'interface') return body
  return { ...body, _links: linksOf(call, row, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) }
}
