import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

/** What jsdom has no layout for: each is said to be nowhere, and takes no room. */
window.scrollTo = () => {}
document.elementFromPoint = () => null
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()

// jsdom matches every rule of every sheet each time a role is looked for: what emotion writes is left out of it.
const { head } = document
const { insertBefore } = Node.prototype
head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
  node instanceof HTMLStyleElement ? node : (insertBefore.call(head, node, before), node)

// Vitest's class for jsdom loses method and headers of a request that is made of another: Node's own does not.
const NodeRequest: unknown = Object.getPrototypeOf(Request)
if (NodeRequest !== Function.prototype) Object.assign(globalThis, { Request: NodeRequest })

// Pages come in chunks, over a real service, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

// The document and the storage outlive a file of tests, where a worker runs many.
afterAll(() => {
  const { documentElement, body } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // All of its own properties are put there by tests and by user-event, which jsdom lacks a clipboard for.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
