/** Remembers what it was asked. */
export function once<Asked>(say: (what: Asked) => string): (what: Asked) => string {
  const said = new Map<Asked, string>()
  return (what) => {
    const words = said.get(what) ?? say(what)
    said.set(what, words)
    return words
  }
}
