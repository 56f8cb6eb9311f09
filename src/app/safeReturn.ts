/**
 * Where to go after signing in: an address of this application, whatever was pasted. Anything that could lead
 * elsewhere (another origin, a scheme) becomes the start page.
 */
export function safeReturn(address: string | undefined): string {
  const isOurs = address !== undefined && /^\/(?![/\\])/.test(address)
  return isOurs ? address : '/'
}
