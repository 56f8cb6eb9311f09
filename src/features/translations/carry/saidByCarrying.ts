import type { Identified } from '../../../core/resource/collection.ts'
import type { Said } from '../confirmed/confirmedPairs.ts'
import type { Found } from '../near/found.ts'
import { keyOfQuestion, type LinkQuestion } from '../sideBySide/carrying.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { type Carry, carriedValues } from './carried.ts'

export function isConfirmed({ kind, source, target }: Carry, found: Found): boolean {
  const place = { language: source.service.language, id: source.record.id }
  return found.mateOf(kind.of, place, target.service.language)?.certainty === 'confirmed'
}

interface Carried {
  readonly carries: readonly Carry[]
  readonly found: Found
  readonly asked: readonly LinkQuestion[]
  readonly answers: Answers
}

function linksSaid(carry: Carry, { found, asked, answers }: Carried): readonly Said[] {
  const own = carry.source.service.language
  const values = carriedValues(carry, found, answers)
  return asked.flatMap((question): Said[] => {
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
export function saidByCarrying(
  carried: Carried,
  written: ReadonlyMap<number, Identified | null>,
): readonly Said[] {
  return carried.carries.flatMap((carry): Said[] => {
    const { kind, source, target } = carry
    if (!written.get(target.record.id)) return []
    const versions = {
      [source.service.language]: source.record.id,
      [target.service.language]: target.record.id,
    }
    const own: Said[] = isConfirmed(carry, carried.found) ? [] : [{ collection: kind.of, versions }]
    return [...own, ...linksSaid(carry, carried)]
  })
}
