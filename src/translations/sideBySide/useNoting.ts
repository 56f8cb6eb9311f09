import { useEffect, useState } from 'react'
import { datedPlace } from '../savedFrom/savedFrom.ts'
import { createLedger } from './ledger.ts'
import type { Ground } from './plan.ts'
import { textsOf } from './textsOf.ts'
import type { HeldVersion } from './useVersion.ts'

const isText = (name: string) => ['title', 'excerpt', 'description'].includes(name)

/** Notes what the translations were made from, whichever way a version is saved or a save is taken back. */
export function useNoting({ source }: Pick<Ground, 'source'>, others: readonly HeldVersion[]) {
  const [ledger] = useState(createLedger)
  const [isMinor, setMinor] = useState(false)
  // Each time anew: a write that begins is of what is drawn. What is taken back later, from a page that is no more, is
  // noted, too.
  useEffect(() => {
    const page = {
      service: source.service,
      source: source.opened.id,
      others: others.map(({ language, opened }) => datedPlace(language, opened)),
    }
    for (const { language, opened, watch } of [source, ...others])
      watch((names) => {
        const seen = textsOf(source.form.getValues())
        const about = { language, seen, saved: textsOf(source.opened), isMinor }
        const then = { ...page, begun: new Date().toISOString() }
        return ({ key, record, before }, undoes) => {
          if (undoes !== undefined) return ledger.takenBack(then, undoes)
          if (language === source.language) setMinor(false)
          return ledger.landed(then, {
            ...about,
            key,
            hasTexts: names.some(isText),
            before: textsOf(before ?? opened),
            after: textsOf(record),
          })
        }
      })
  })
  return { isMinor, setMinor }
}
