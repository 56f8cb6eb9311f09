import { scan } from '../../../ui/html/rich/scan.ts'

/** Tags, comments and what is no text at all, each as it is written. */
function markupOf(html: string): readonly string[] {
  return scan(html).flatMap((part) =>
    part.kind === 'text' || part.kind === 'end' ? [] : [part.html.replaceAll(/\s+/g, ' ')],
  )
}

/** Whether a text has markup that none of the others has: links to elsewhere, scripts, formatting of a program's own. */
export function hasOtherMarkup(html: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap(markupOf))
  return markupOf(html).some((markup) => !known.has(markup))
}
