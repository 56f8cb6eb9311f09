import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programOf } from '../../commands/debian.ts'

/** What a test gives to a web server: all of its configuration, but for how that is written. */
export interface Given {
  /** A folder of its own, for what the server writes. */
  directory: string
  port: number
  /** What the command has written, of one application or of several. */
  written: string
  /** Their paths, with a slash at both ends. */
  paths: readonly string[]
  /** The site that answers everything else, `http://host`. */
  site: string | undefined
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

const PROGRAMS = {
  nginx: ['/usr/sbin/nginx', 'nginx-light'],
  brotli: [BROTLI, 'libnginx-mod-http-brotli-filter'],
  apache: ['/usr/sbin/apache2', 'apache2-bin'],
  caddy: ['/usr/bin/caddy', 'caddy'],
  openssl: ['/usr/bin/openssl', 'openssl'],
} as const

/** The path of a program of the tests, installed if it can be. */
export function pathOf(name: keyof typeof PROGRAMS): string {
  const [path, debian] = PROGRAMS[name]
  return programOf(path, debian)
}

/** Before the tests, which run side by side: only one installation can be under way. */
export function installServers(): void {
  for (const [path, debian] of Object.values(PROGRAMS)) programOf(path, debian)
}

const nginxConfiguration = ({ directory, port, written, site }: Given) => `
load_module ${BROTLI};
daemon off;
worker_processes 1;
pid ${directory}/pid;
error_log ${directory}/errors;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join('\n    ')}
    server {
        listen 127.0.0.1:${port};
        ${written}
        ${site === undefined ? '' : `location / { proxy_pass ${site}; proxy_set_header Host $http_host; }`}
    }
}
`

const MODULES =
  'mpm_event authz_core alias dir mime headers rewrite filter deflate brotli proxy proxy_http ssl'.split(
    ' ',
  )

/** What no application answers is the site's, which sees the name that the browser asked for. */
const siteOfApache = ({ site, paths }: Given) => {
  const others = `^/(?!(?:${paths.map((path) => path.slice(1, -1)).join('|')})(?:/|$))`
  return site === undefined
    ? ''
    : `ProxyPassMatch "${others}(.*)$" "${site}/$1"
<LocationMatch "${others}">
    ProxyPreserveHost On
</LocationMatch>`
}

/** With a folder of files that configure themselves, as hosts of many customers have it, headers of its own, and trust in everybody. */
const apacheConfiguration = (given: Given) => `
ServerName 127.0.0.1
Listen 127.0.0.1:${given.port}
DefaultRuntimeDir ${given.directory}
PidFile ${given.directory}/pid
ErrorLog ${given.directory}/errors
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig ${given.directory}/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<Directory />
    Require all denied
    AllowOverride None
</Directory>
DocumentRoot ${given.directory}/htdocs
<Directory ${given.directory}/htdocs>
    Require all granted
    AllowOverride All
    Header set Referrer-Policy unsafe-url
</Directory>
<VirtualHost *:${given.port}>
SSLProxyEngine On
SSLProxyVerify none
SSLProxyCheckPeerName off
${given.written}
${siteOfApache(given)}
</VirtualHost>
`

/** Of /etc/mime.types, which is a package of its own, what the tests ask for. */
const TYPES =
  'text/html html\ntext/plain txt\ntext/css css\nimage/svg+xml svg\napplication/json json\n'

/** What a site has in its own folder: every address is its program's. */
const HTACCESS_OF_SITE = `RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
`

const caddyConfiguration = ({ port, written, site }: Given) => `
{
    admin off
    auto_https off
}
http://127.0.0.1:${port} {
    ${written}
    ${site === undefined ? '' : `handle {\n        reverse_proxy ${site}\n    }`}
}
`

/** Runs a program in the foreground, its output in a file of the folder. */
async function running(program: string, parameters: readonly string[], { directory }: Given) {
  const output = await open(join(directory, 'output'), 'w')
  const env = { ...process.env, HOME: directory }
  const child = spawn(program, parameters, { stdio: ['ignore', output.fd, output.fd], env })
  await output.close()
  return child
}

async function nginx(given: Given): Promise<ChildProcess> {
  const file = join(given.directory, 'nginx.conf')
  await writeFile(file, nginxConfiguration(given))
  return running(pathOf('nginx'), ['-c', file, '-e', join(given.directory, 'errors')], given)
}

async function apache(given: Given): Promise<ChildProcess> {
  const folder = join(given.directory, 'htdocs')
  await mkdir(folder, { recursive: true })
  const own = join(folder, '.htaccess')
  if (!existsSync(own)) await writeFile(own, HTACCESS_OF_SITE)
  const file = join(given.directory, 'apache.conf')
  await writeFile(join(given.directory, 'mime.types'), TYPES)
  await writeFile(file, apacheConfiguration(given))
  return running(pathOf('apache'), ['-f', file, '-DFOREGROUND'], given)
}

async function caddy(given: Given): Promise<ChildProcess> {
  const file = join(given.directory, 'Caddyfile')
  await writeFile(file, caddyConfiguration(given))
  return running(pathOf('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], given)
}

const SERVERS = { nginx, apache, htaccess: apache, caddy }

export type Kind = keyof typeof SERVERS

/** Starts a server and waits until it answers; gives what ends it. */
export async function startServer(kind: Kind, given: Given): Promise<() => Promise<void>> {
  const child = await SERVERS[kind](given)
  const end = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const isAnswering = () =>
    fetch(`http://127.0.0.1:${given.port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isAnswering()) return end
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await end()
  const output = await readFile(join(given.directory, 'output'), 'utf8')
  throw new Error(`${kind} did not start: ${output}`)
}
