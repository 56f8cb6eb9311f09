import 'fake-indexeddb/auto'

/** What jsdom has no layout for: each is said to be nowhere, and takes no room. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  document.elementFromPoint = () => null
  Range.prototype.getClientRects = () => document.body.getClientRects()
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
}

// jsdom matches every rule of every sheet each time a role is looked for: what emotion writes is left out of it.
if (typeof document !== 'undefined') {
  const insert = document.head.insertBefore.bind(document.head)
  document.head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    node instanceof HTMLStyleElement ? node : insert(node, before)
}
