/** In which file of a language a namespace is built that is not needed first: what all pages share, or the guide. */
export function messageFileOf(namespace: string): 'pages' | 'guide' {
  return namespace === 'guide' ? 'guide' : 'pages'
}
