import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configurationOf } from '../../../src/service/configuration.ts'
import { configurationJson } from '../../../src/service/testSite.ts'
import { OWN_NAME, hosts } from '../hosts.ts'
import { placeOf } from '../place.ts'
import { certificatesIn } from './certificates.ts'
import { programOf } from './debian.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'agenda-beside-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** A server as Debian's nginx comes with one, which says of itself what `/` is. */
const another = (line: string) =>
  `server {\n    listen 80 default_server;\n    location / {\n    }\n    ${line}\n}`

/** What nginx says of a configuration with these servers. */
async function judged(...servers: readonly string[]) {
  const program = programOf('/usr/sbin/nginx', 'nginx-light')
  const http = servers.join('\n').replaceAll('listen 80', 'listen 127.0.0.1:8080')
  const file = join(directory, 'whole.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  )
  await writeFile(
    file,
    `pid ${directory}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${http}\n}\n`,
  )
  const asked = ['-t', '-c', file, '-e', join(directory, 'errors')]
  return spawnSync(program, asked, { encoding: 'utf8' })
}

/** The same with what its comment says of https done by hand. */
async function secured(printed: string): Promise<string> {
  const { file } = await certificatesIn(directory)({ service: OWN_NAME })
  const done = printed
    .replace('listen 80;', '')
    .replaceAll(/# (listen|ssl_)/g, '$1')
    .replace('listen 443', 'listen 127.0.0.1:8443')
    .replace('/that/place/fullchain.pem', file)
    .replace('/that/place/privkey.pem', `${file}.key`)
  expect(done.match(/^ *(listen|ssl_).*$/gm)).toHaveLength(3)
  return done
}

test('under / nginx takes what the command prints beside a server that is there, and not into it', async () => {
  const wishes = { files: '/srv/agenda', framed: false, brotli: false }
  const place = placeOf(configurationOf({ ...configurationJson, path: '/' }), wishes)
  const file = join(directory, 'nginx.conf')
  await writeFile(file, hosts.nginx.write(place))
  const [, ...printed] = hosts.nginx.toDo(file, place).split('\n')
  const own = printed.join('\n').replace('/that/place/nginx.conf', file)
  await expect(judged(another(''), own)).resolves.toMatchObject({ status: 0 })
  await expect(judged(another(''), await secured(own))).resolves.toMatchObject({ status: 0 })
  const inside = await judged(another(`include ${file};`))
  expect(inside.status).toBe(1)
  expect(inside.stderr).toContain('duplicate location "/"')
})
