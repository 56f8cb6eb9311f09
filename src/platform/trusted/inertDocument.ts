import { policyNamed } from './policies.ts'

const inert = policyNamed('agenda-inert', { createHTML: (text: string) => text })

/**
 * A text of any origin as a document of its own, in which nothing runs and nothing is fetched. What is read from it is
 * as hostile as the text.
 */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html')
