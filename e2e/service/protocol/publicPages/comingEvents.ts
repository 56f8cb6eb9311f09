import type { World } from '../../worlds/world.ts'
import { homeOf } from '../address.ts'
import type { Language } from '../handlers.ts'
import { escapedHtml } from '../texts/rendered.ts'

const MOST = 20

/** The next published events of a venue, an organizer or a term, each a link to its page. */
export const comingEvents = async (
  world: World,
  language: Language,
  link: 'venue' | 'organizer' | 'term',
  id: number,
): Promise<string> => {
  const rows = await world.sql.query<{ title: string; slug: string; start: string }>(
    `select e.title, e.slug::text as slug, e.start_date::text as start ` +
      `from ${world.schema}.events e join ${world.schema}.event_${link}s l on l.event = e.id ` +
      `where l.${link} = $1 and e.status = 'publish' and coalesce(e.language, $2) = $2 ` +
      `and e.end_date >= $3 order by e.start_date, e.id limit ${MOST}`,
    [id, language, world.now().toISOString().slice(0, 19)],
  )
  const item = ({ title, slug, start }: (typeof rows)[number]): string =>
    `<li><time>${start.slice(0, 16)}</time> ` +
    `<a href="${homeOf(world, language)}/event/${encodeURIComponent(slug)}/">${escapedHtml(title)}</a></li>`
  return rows.length === 0 ? '' : `<ul>${rows.map(item).join('')}</ul>`
}
