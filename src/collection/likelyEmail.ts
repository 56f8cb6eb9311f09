/**
 * What anybody would mean by an e-mail address. Services take any text for one (contract.md §3.2): a form points out what
 * is otherwise, and a file, whose rows nobody looks at one by one, is refused it.
 */
export const isLikelyEmail = (text: string): boolean =>
  /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text)
