import type { MatcherFunction } from '@testing-library/react'

/** Tests of pages take their queries from here, with those of texts. */
export * from '@testing-library/react'

/**
 * For queries by text: the innermost element that says this, also where a part of it stands in an element of its own,
 * as texts of the calendar do within a sentence (`Sentence`).
 */
export function said(words: string | RegExp): MatcherFunction {
  const says = (element: Element) => {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return typeof words === 'string' ? text === words : words.test(text)
  }
  return (_, element) => element !== null && says(element) && ![...element.children].some(says)
}

/** Of what keeps a form from being saved: `findByRole('region', summary)`. */
export const summary = { name: /keeps? this from being saved$/ }
