import type { RawRequest } from '../../service/raw.ts'

/** In single quotes nothing is read by the shell but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Words in place of a name and an application password (contract.md §5.2). */
const credentials = 'NAME:APPLICATION_PASSWORD'

/**
 * The request as a command of a terminal.
 * @param isSigned somebody is signed in, and whoever runs it has to be; never with their own name
 */
export function curlOf({ method, address, body }: RawRequest, isSigned: boolean): string {
  const parts = [
    `curl --request ${method} ${quoted(address)}`,
    "--header 'Accept: application/json'",
    ...(isSigned ? [`--user ${quoted(credentials)}`] : []),
    ...(body === undefined
      ? []
      : [
          "--header 'Content-Type: application/json'",
          `--data-raw ${quoted(typeof body === 'string' ? body : '')}`,
        ]),
  ]
  return parts.join(' \\\n  ')
}
