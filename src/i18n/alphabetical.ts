import { intlTag } from './interfaceLanguage.ts'

/** In the order of a language's dictionaries, numbers by what they count. */
export function alphabetical<R>(
  records: readonly R[],
  nameOf: (record: R) => string,
  language: string,
): R[] {
  const { compare } = new Intl.Collator(intlTag(language), { numeric: true })
  return records.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}
