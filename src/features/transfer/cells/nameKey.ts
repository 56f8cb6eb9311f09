import { folded } from '../../../i18n/folded.ts'

/** A name as it is written, but for its spaces. */
export const spaced = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A name as it is compared when nothing is written just so: without accents, capitals and kinds of apostrophe. */
export function nameKey(name: string): string {
  return folded(spaced(name)).replaceAll(/[’‘`´]/g, "'")
}
