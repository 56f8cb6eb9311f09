/**
 * A text of the calendar for a sentence of the interface, which `Sentence` draws with its `lang` (WCAG 3.1.2), told by
 * signs of no script (Unicode, private use): elsewhere they would be read.
 *
 * @param language of the text; undefined where it is the interface's own
 */
export function inLanguage(text: string, language: string | undefined): string {
  if (language === undefined || text === '') return text
  return `\uE000${language}\uE001${text.replaceAll(/[\uE000-\uE002]/g, '')}\uE002`
}
