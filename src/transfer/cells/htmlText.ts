const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** A plain text as HTML: paragraphs and lines, every sign as what it is. */
export function paragraphsOf(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  const paragraphs = plain.split(/\n[^\S\n]*\n\s*/).filter((one) => one.trim() !== '')
  return paragraphs
    .map((one) => one.trim().split('\n'))
    .map((lines) => `<p>${lines.map((line) => escaped(line.trim())).join('<br>')}</p>`)
    .join('\n')
}

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
