/**
 * A function of a text that keeps what it made, for texts that come again and again. When `most` are
 * kept it starts anew.
 */
export const remembered = <Made>(
  make: (text: string) => Made,
  most: number,
): ((text: string) => Made) => {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
