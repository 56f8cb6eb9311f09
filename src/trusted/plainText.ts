import { policyNamed } from './policies.ts'

/**
 * What a library hands to `innerHTML` as text stays text: the parts of MUI's date fields are numbers and letters, and are
 * written back that way at each key. Asked directly and not by such a sink, it refuses: ProseMirror would take it for the
 * way to read what is dropped, which it does in a document of its own.
 */
function asText(text: string, _type?: string, sink?: string): string {
  if (sink === undefined) throw new TypeError('Not for markup')
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

policyNamed('default', { createHTML: asText })
