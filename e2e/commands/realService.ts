import configuration from '../../public/config.json' with { type: 'json' }

type ServiceConfiguration = (typeof configuration)['service']

/** The names a real service has for what `config.json` names, where the environment says otherwise. */
export function realNames(): Pick<ServiceConfiguration, 'namespace' | 'languageParameter'> {
  const { namespace, languageParameter } = configuration.service
  return {
    namespace: process.env['SERVICE_NAMESPACE'] ?? namespace,
    languageParameter: process.env['SERVICE_LANGUAGE_PARAMETER'] ?? languageParameter,
  }
}

/** `config.json` as the journeys' application reads it on a real service. */
export function realConfiguration(): Response {
  const service = { ...configuration.service, ...realNames() }
  return Response.json({ ...configuration, service }, { headers: { 'Cache-Control': 'no-cache' } })
}
