import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programOf } from './debian.ts'
import { type Given, type WebServer, running } from './webServer.ts'

const whole = ({ port, written, site }: Given) => `
{
    admin off
    auto_https off
}
http://127.0.0.1:${port} {
    ${written}
    ${site === undefined ? '' : `handle {\n        reverse_proxy ${site}\n    }`}
}
`

export const caddyServer: WebServer = {
  start: async (given) => {
    const program = programOf('/usr/bin/caddy', 'caddy')
    const file = join(given.directory, 'Caddyfile')
    await writeFile(file, whole(given))
    return running(program, ['run', '--config', file, '--adapter', 'caddyfile'], given)
  },
}
