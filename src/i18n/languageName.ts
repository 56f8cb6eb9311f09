/** A language by its code, named in the one that is spoken, as a sentence needs it: «català», “Catalan”. */
export function languageName(speaking: string, code: string): string {
  return new Intl.DisplayNames([speaking], { type: 'language' }).of(code) ?? code
}
