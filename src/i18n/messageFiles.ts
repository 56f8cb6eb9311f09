/** In which file of a language a namespace is built that is not needed first: what all pages share, the guide, or signing in. */
export function messageFileOf(namespace: string): 'pages' | 'guide' | 'signIn' {
  return namespace === 'guide' || namespace === 'signIn' ? namespace : 'pages'
}
