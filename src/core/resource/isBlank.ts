/** Whether a text has nothing to see in it: spaces, marks of direction, characters of no width. */
export function isBlank(text: unknown): boolean {
  return String(text).replaceAll(/[\s\p{Cf}\p{Cc}]/gu, '') === ''
}
