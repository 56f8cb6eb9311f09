import { ConfigurationError, configurationOf, type Configuration } from './configuration.ts'

/**
 * Reads `config.json` beside the page.
 * @param base `document.baseURI`
 * @throws ConfigurationError also when the file is absent or is no JSON.
 */
export async function loadConfiguration(base: string): Promise<Configuration> {
  const response = await fetch(new URL('config.json', base), {
    credentials: 'same-origin',
    cache: 'no-cache',
  }).catch(() => null)
  if (response === null || !response.ok)
    throw new ConfigurationError([{ key: '', problem: 'absent' }])
  const json: unknown = await response.json().catch(() => {
    throw new ConfigurationError([{ key: '', problem: 'unreadable' }])
  })
  return configurationOf(json)
}
