import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'

/** jsdom's own window. What is set on `window` stays for the files that come later, and is not seen there. */
const { jsdom }: { jsdom: { window: Window } } = globalThis as never

// Each document that is asked for elements by a selector has jsdom listen to its window for good, for `:hover` and
// `:focus-visible`: of the thousands of texts that tests parse, all would hear each key and click. The page alone does.
document.querySelector('body')
jsdom.window.addEventListener = () => {}

/** What jsdom has no layout for: each is said to be nowhere, and takes no room. */
window.scrollTo = () => {}
document.elementFromPoint = () => null
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()

// jsdom matches every rule of every sheet each time a role is looked for: what emotion writes is left out of it.
const { head } = document
const { insertBefore } = Node.prototype
head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
  node instanceof HTMLStyleElement ? node : (insertBefore.call(head, node, before), node)

// No other sheet is in the document: jsdom would match each rule of its own with each element that is looked at, each
// time anything has changed. Here it is asked once for each kind of element.
const noStyle = jsdom.window.getComputedStyle(document.createElement('span'))
const kinds = new Map<string, CSSStyleDeclaration>()

/** The style of an element of this kind that has no style of its own. */
const styleOfKind = (element: Element): CSSStyleDeclaration => {
  const { namespaceURI, localName } = element
  const attributes = ['hidden', 'open', 'type'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  const kind = String([namespaceURI, localName, ...attributes])
  const known = kinds.get(kind)
  if (known) return known
  const bare = document.createElementNS(namespaceURI, localName)
  for (const [name, value] of attributes) bare.setAttribute(name, value)
  const style = jsdom.window.getComputedStyle(bare)
  kinds.set(kind, style)
  return style
}

const styleValue = (element: Element, property: string): unknown => {
  const own: unknown =
    element.hasAttribute('style') &&
    (element instanceof HTMLElement || element instanceof SVGElement)
      ? Reflect.get(element.style, property)
      : ''
  if (own !== '') return own
  const isInherited = property === 'visibility' || property === 'pointerEvents'
  return isInherited && element.parentElement
    ? styleValue(element.parentElement, property)
    : Reflect.get(styleOfKind(element), property)
}

window.getComputedStyle = (element) =>
  new Proxy(noStyle, {
    get: (_, property) =>
      property === 'getPropertyValue'
        ? (name: string) => styleValue(element, name)
        : styleValue(element, String(property)),
  })

// Vitest's class for jsdom loses method and headers of a request that is made of another: Node's own does not.
const NodeRequest: unknown = Object.getPrototypeOf(Request)
if (NodeRequest !== Function.prototype) Object.assign(globalThis, { Request: NodeRequest })

// Pages come in chunks, over a real service, on a machine that may be busy. What is looked for until it comes is
// missing often, and each time the whole document would be printed: it is printed where the time is over.
const { getElementError } = getConfig()
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
})

// React's development build takes a stack for each element, for its warnings alone: a tenth of the time of a page.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// The document and the storage outlive a file of tests, where a worker runs many.
afterAll(() => {
  const { documentElement, body } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  history.replaceState(null, '', '/')
  // All of its own properties are put there by tests and by user-event, which jsdom lacks a clipboard for.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
