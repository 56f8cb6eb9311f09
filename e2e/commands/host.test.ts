import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mistake, writeHost } from './host.ts'
import refused from './refusedArguments.json' with { type: 'json' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agenda-host-'))
  cpSync('index.html', join(folder, 'index.html'))
  cpSync('public/config.json', join(folder, 'config.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(changes: object) {
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }))
}

const run = (...args: string[]) => writeHost(['--dist', folder, '--out', folder, ...args])

test('tells the page its path and writes what the host is told', () => {
  edit({ path: '/desk/' })
  const printed = run('--for', 'nginx', '--files', '/srv/desk')
  expect(printed).toContain(`Copy ${join(folder, 'nginx.conf')} to the host`)
  expect(printed).toContain('include /that/place/nginx.conf;')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<base href="/desk/"')
  const written = readFileSync(join(folder, 'nginx.conf'), 'utf8')
  expect(written).toContain('location ^~ /desk/ {\n    alias "/srv/desk/";')
})

test.each([
  ['nginx', 'server {\n    listen 80;\n    server_name agenda.example;\n    include'],
  ['apache', '<VirtualHost *:80>\n    ServerName agenda.example\n    Include'],
  ['caddy', 'agenda.example {\n    import'],
])('under / %s gets a server of its own, below a path of the site’s a line in it', (kind, own) => {
  const alone = run('--for', kind, '--files', '/srv/desk')
  expect(alone).toContain(own)
  expect(alone).not.toContain("Into the site's")
  edit({ path: '/desk/' })
  const below = run('--for', kind, '--files', '/srv/desk')
  expect(below).not.toContain(own)
  expect(below).toContain("Into the site's")
})

test.each([
  ['caddy', [], true],
  ['nginx', ['--https'], true],
  ['nginx', [], false],
])('%s %j keeps browsers to https: %s', (kind, options, isKept) => {
  const printed = run('--for', kind, '--files', '/srv/desk', ...options)
  const file = kind === 'caddy' ? 'Caddyfile' : 'nginx.conf'
  expect(readFileSync(join(folder, file), 'utf8').includes('Strict-Transport-Security')).toBe(
    isKept,
  )
  if (kind === 'nginx') expect(printed).toContain('--https adds Strict-Transport-Security')
})

test('names the modules of Apache, and that of https where it passes on to it', () => {
  const wanted = ['--for', 'apache', '--files', '/srv/desk']
  expect(run(...wanted)).toMatch(/a2enmod rewrite headers$/m)
  const passing = run(...wanted, '--service', 'https://site.example/{language}/wp-json')
  expect(passing).toMatch(/a2enmod rewrite headers proxy proxy_http ssl$/m)
})

test('writes .htaccess into the folder itself', () => {
  run('--for', 'htaccess', '--out', join(folder, 'elsewhere'))
  expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toContain('RewriteBase /\n')
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
})

test('names every key of the configuration that cannot be used, and writes nothing', () => {
  edit({ path: 'desk', colour: 'red' })
  expect(() => run('--for', 'caddy')).toThrow(/path is invalid[^]*colour is unknown/)
  expect(existsSync(join(folder, 'Caddyfile'))).toBe(false)
})

test.each(refused)('does not take $args', ({ args, reason }) => {
  expect(() => run(...args)).toThrow(Mistake)
  expect(() => run(...args)).toThrow(reason)
})
