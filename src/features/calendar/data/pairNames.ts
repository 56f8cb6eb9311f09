import type { KnownLinks } from '../../translations/translations.ts'
import type { NameOf } from './items.ts'

/** Names of what records are versions of: what an editor confirmed, and what is almost certain. */
export function pairNames({ together }: KnownLinks): NameOf {
  const names = new Map(
    together
      .filter(({ collection }) => collection === 'events')
      .flatMap(({ versions }, at) =>
        Object.entries(versions).map(([language, id]) => [`${language} ${id}`, `pair ${at}`]),
      ),
  )
  return (language, id) => names.get(`${language} ${id}`) ?? null
}
