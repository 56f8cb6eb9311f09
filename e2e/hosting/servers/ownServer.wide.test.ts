import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationOf } from '../../../src/api/configuration.ts'
import { configurationJson } from '../../../src/api/testSite.ts'
import { hosts } from '../hosts.ts'
import { placeOf } from '../place.ts'
import { pathOf } from './webServers.ts'

/** A server as Debian's nginx comes with one, which has a `/` of its own. */
const another = (line: string) =>
  `server {\n listen 127.0.0.1:8080 default_server;\n location / {\n }\n ${line}\n}`

test('under / nginx takes what the command prints beside another server, and not into it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'agenda-own-server-'))
  const judged = async (...servers: readonly string[]) => {
    const file = join(directory, 'all.conf')
    const http = `access_log off;\nclient_body_temp_path ${directory}/body;\n${servers.join('\n')}`
    await writeFile(file, `pid ${directory}/pid;\nevents {}\nhttp {\n${http}\n}\n`)
    const parameters = ['-t', '-c', file, '-e', join(directory, 'errors')]
    return spawnSync(pathOf('nginx'), parameters, { encoding: 'utf8' })
  }
  const wishes = { files: '/srv/agenda', framed: false, brotli: false }
  const place = placeOf(configurationOf({ ...configurationJson, path: '/' }), wishes)
  const file = join(directory, 'nginx.conf')
  await writeFile(file, hosts.nginx.write(place))
  const printed = hosts.nginx.toDo(file, place)
  const own = printed
    .slice(printed.indexOf('server {'))
    .replace('/that/place/nginx.conf', file)
    .replace('listen 80', 'listen 127.0.0.1:8080')
  expect(await judged(another(''), own)).toMatchObject({ status: 0 })
  const inside = await judged(another(`include ${file};`))
  expect(inside.status).toBe(1)
  expect(inside.stderr).toContain('duplicate location "/"')
  await rm(directory, { recursive: true })
})
