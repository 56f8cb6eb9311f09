import { ConfigurationError, configurationOf, type Configuration } from './configuration.ts'

/**
 * Reads `config.json` beside the page.
 * @param requested its answer, null where there is none
 * @throws ConfigurationError also when the file is absent or is no JSON.
 */
export async function loadConfiguration(
  requested: Promise<Response | null>,
): Promise<Configuration> {
  const response = await requested
  if (response === null || !response.ok)
    throw new ConfigurationError([{ key: '', problem: 'absent' }])
  const json: unknown = await response.json().catch(() => {
    throw new ConfigurationError([{ key: '', problem: 'unreadable' }])
  })
  return configurationOf(json)
}
