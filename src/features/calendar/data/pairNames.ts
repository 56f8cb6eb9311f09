import type { ConfirmedPairs } from '../../translations/translations.ts'
import type { NameOf } from './items.ts'

/** Names of what records are versions of: pairs that an editor confirmed. */
export function pairNames({ together }: ConfirmedPairs): NameOf {
  const names = new Map(
    together
      .filter(({ collection }) => collection === 'events')
      .flatMap(({ versions }, at) =>
        Object.entries(versions).map(([language, id]) => [`${language} ${id}`, `pair ${at}`]),
      ),
  )
  return (language, id) => names.get(`${language} ${id}`) ?? null
}
