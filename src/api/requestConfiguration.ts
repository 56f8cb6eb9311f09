/** Requests `config.json` beside the page, of which no older copy counts. @returns null where nothing answers */
function requestConfiguration(): Promise<Response | null> {
  const address = new URL('config.json', document.baseURI)
  return fetch(address, { credentials: 'same-origin', cache: 'no-cache' }).catch(() => null)
}

/** Begun before the application's libraries run, which takes them as long as a near service takes to answer. */
export const requestedConfiguration = requestConfiguration()
