/**
 * A cell that no spreadsheet takes for a formula: those read it from its first sign. Text that begins with our own
 * sign and such a one gets another, so that the way back is exact.
 */
export function neutral(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

export function fromNeutral(text: string): string {
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text
}
