import type { Identified } from '../../../core/resource/collection.ts'
import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import type { Found } from '../near/found.ts'
import { keyOfQuestion, type LinkQuestion } from '../sideBySide/copyFacts.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { type FactsCopy, copiedFacts } from './copiedFacts.ts'

export function isConfirmed({ kind, source, target }: FactsCopy, found: Found): boolean {
  const place = { language: source.service.language, id: source.record.id }
  return found.mateOf(kind.of, place, target.service.language)?.certainty === 'confirmed'
}

interface Carried {
  readonly carries: readonly FactsCopy[]
  readonly found: Found
  readonly asked: readonly LinkQuestion[]
  readonly answers: Answers
}

function linksSaid(carry: FactsCopy, { found, asked, answers }: Carried): readonly LinkDecision[] {
  const own = carry.source.service.language
  const values = copiedFacts(carry, found, answers)
  return asked.flatMap((question): LinkDecision[] => {
    const { collection, field, from, language } = question
    const id = answers[keyOfQuestion(question)]
    const isOfThis = language === carry.target.service.language && field in values
    return isOfThis && typeof id === 'number'
      ? [{ collection, versions: { [own]: from.id, [language]: id } }]
      : []
  })
}

/**
 * What is said of versions by carrying facts to them: that each that was written is one, and so are the linked records
 * that went there. Nothing is said by what was refused or left as it was.
 */
export function messageOfCopy(
  carried: Carried,
  written: ReadonlyMap<number, Identified | null>,
): readonly LinkDecision[] {
  return carried.carries.flatMap((carry): LinkDecision[] => {
    const { kind, source, target } = carry
    if (!written.get(target.record.id)) return []
    const versions = {
      [source.service.language]: source.record.id,
      [target.service.language]: target.record.id,
    }
    const own: LinkDecision[] = isConfirmed(carry, carried.found)
      ? []
      : [{ collection: kind.of, versions }]
    return [...own, ...linksSaid(carry, carried)]
  })
}
