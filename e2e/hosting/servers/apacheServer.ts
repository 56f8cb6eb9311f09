import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programOf } from './debian.ts'
import { type Given, type WebServer, running } from './webServer.ts'

const MODULES =
  'mpm_event authz_core alias dir mime headers rewrite filter deflate brotli proxy proxy_http ssl'.split(
    ' ',
  )

/** What no application answers is the site's, which sees the name that the browser asked for. */
const siteOf = ({ site, paths }: Given) => {
  const others = `^/(?!(?:${paths.map((path) => path.slice(1, -1)).join('|')})(?:/|$))`
  return site === undefined
    ? ''
    : `ProxyPassMatch "${others}(.*)$" "${site}/$1"
<LocationMatch "${others}">
    ProxyPreserveHost On
</LocationMatch>`
}

/** What a site has in its own folder: every address is its program's. */
const OF_THE_SITE = `RewriteEngine On
RewriteBase /
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
`

/** With a folder of files that configure themselves, as hosts of many customers have it, headers of its own, and trust in everybody. */
const whole = (given: Given) => `
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
${siteOf(given)}
</VirtualHost>
`

export const apacheServer: WebServer = {
  start: async (given) => {
    const program = programOf('/usr/sbin/apache2', 'apache2-bin')
    const folder = join(given.directory, 'htdocs')
    await mkdir(folder, { recursive: true })
    const itself = join(folder, '.htaccess')
    if (!existsSync(itself)) await writeFile(itself, OF_THE_SITE)
    const file = join(given.directory, 'apache.conf')
    await writeFile(join(given.directory, 'mime.types'), TYPES)
    await writeFile(file, whole(given))
    return running(program, ['-f', file, '-DFOREGROUND'], given)
  },
}

/** Of /etc/mime.types, which is a package of its own, what is asked for here. */
const TYPES = 'text/html html\ntext/css css\nimage/svg+xml svg\napplication/json json\n'
