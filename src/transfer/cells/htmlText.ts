import { paragraphsOf } from '../in/calendar/htmlOfText.ts'

/** The tags that texts of a calendar have; in `<ana@ateneo.example>` there is none. */
const knownTag =
  /<\/?(?:a|abbr|audio|b|blockquote|br|caption|cite|code|dd|del|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|picture|pre|q|s|section|small|source|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|video)(?=[\s/>])[^<>]*>|<!--/i

/** A letter by its name or number, as texts of HTML have it. */
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i

/** A text of a cell as HTML: one without tags is paragraphs and lines, every sign what it is. */
export function htmlOf(text: string): string {
  if (knownTag.test(text) || entity.test(text) || !/[<>&\n]/.test(text.trim())) return text
  return paragraphsOf(text)
}
