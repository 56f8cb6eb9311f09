/** Requests `config.json` beside the page, of which no older copy counts. @returns null where nothing answers */
export function requestConfiguration(): Promise<Response | null> {
  const address = new URL('config.json', document.baseURI)
  return fetch(address, { credentials: 'same-origin', cache: 'no-cache' }).catch(() => null)
}
