import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'

const encoded = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]+/g, (letters) =>
    encodeURIComponent(letters.replaceAll(/\p{Cs}/gu, '')).toLowerCase(),
  )

/**
 * A slug as live sites make it: no accents, lower case, hyphens between words; letters of other
 * scripts stay percent-encoded. Empty when nothing is left.
 */
export const slugOf = (text: string): string =>
  encoded(
    text
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '')
      .replaceAll(/[·’'‘“”«»"]/g, '')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[–—\s/.]+/g, '-')
      .replaceAll(/ß/g, 'ss')
      .replaceAll(/%(?![\da-f]{2})/gi, '')
      .toLowerCase(),
  )
    .replaceAll(/[^a-z0-9%_-]+/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 200)

/** The slug, or the slug with the first of `-2`, `-3`, … that no other record of its language has. */
export const freeSlug = async (
  world: World,
  table: PostTable,
  { slug, language, id }: { slug: string; language: string | null; id: number },
): Promise<string> => {
  if (slug === '') return ''
  const rows = await world.sql.query<{ slug: string }>(
    `select slug from ${world.schema}.${table} where (slug = $1 or slug like $2) ` +
      `and coalesce(language, '') = $3 and id <> $4`,
    [slug, `${slug.replaceAll(/[%_\\]/g, '\\$&')}-%`, language ?? '', id],
  )
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
