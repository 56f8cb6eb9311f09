import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('npm run host', () => {
  let folder: string
  const config = () => join(folder, 'config.json')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agenda-host-'))
    cpSync('index.html', join(folder, 'index.html'))
    cpSync('public/config.json', config())
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const edit = (changes: object) => {
    const known = JSON.parse(readFileSync(config(), 'utf8'))
    writeFileSync(config(), JSON.stringify({ ...known, ...changes }))
  }
  const run = (...parameters: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', 'e2e/commands/host.ts', '--dist', folder, '--out', folder, ...parameters],
      { encoding: 'utf8' },
    )

  test('tells the page its path and writes what the host is told', () => {
    edit({ path: '/desk/' })
    const { status, stdout } = run('--for', 'nginx', '--files', '/srv/desk')
    expect(status).toBe(0)
    expect(stdout).toContain(`Copy ${join(folder, 'nginx.conf')} to the host`)
    expect(stdout).toContain('include /that/place/nginx.conf;')
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<base href="/desk/"')
    const written = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    expect(written).toContain('location ^~ /desk/ {\n    alias "/srv/desk/";')
  })

  test.each([
    [
      'nginx',
      'server {\n    listen 80;\n    server_name agenda.example;\n    include',
      '# listen 443 ssl;',
    ],
    ['apache', '<VirtualHost *:80>\n    ServerName agenda.example\n    Include', '# SSLEngine On'],
    ['caddy', 'agenda.example {\n    import', 'its certificate'],
  ])(
    'under / %s is told of a server of its own, below a path of the site’s',
    (kind, own, secure) => {
      const wanted = ['--for', kind, '--files', '/srv/desk']
      const alone = run(...wanted).stdout
      expect(alone).toContain(own)
      expect(alone).toContain(secure)
      expect(alone).not.toContain("Into the site's")
      edit({ path: '/desk/' })
      const beside = run(...wanted).stdout
      expect(beside).not.toContain(own)
      expect(beside).toContain("Into the site's")
    },
  )

  test('names the modules of Apache, and that of https where it passes on to it', () => {
    const wanted = ['--for', 'apache', '--files', '/srv/desk']
    expect(run(...wanted).stdout).toMatch(/a2enmod rewrite headers$/m)
    const passing = run(...wanted, '--service', 'https://site.example/{language}/wp-json')
    expect(passing.stdout).toMatch(/a2enmod rewrite headers proxy proxy_http ssl$/m)
  })

  test('writes .htaccess into the folder itself', () => {
    expect(run('--for', 'htaccess', '--out', join(folder, 'elsewhere')).status).toBe(0)
    expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toContain('RewriteBase /\n')
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
  })

  test('names every key of the configuration that cannot be used', () => {
    edit({ path: 'desk', colour: 'red' })
    const { status, stderr } = run('--for', 'caddy')
    expect(status).toBe(1)
    expect(stderr).toContain('path is invalid')
    expect(stderr).toContain('colour is unknown')
    expect(existsSync(join(folder, 'Caddyfile'))).toBe(false)
  })

  test.each([
    [[], 'Name one with --for'],
    [['--for', 'iis'], 'there is no such host'],
    [['--for', 'nginx', '--files', 'srv'], 'no absolute path'],
    [['--for', 'nginx', '--authorities', 'own.pem'], 'no absolute path'],
    [['--for', 'htaccess', '--service', 'https://site.example'], 'cannot pass requests on'],
    [['--for', 'nginx', '--service', 'site.example'], 'no address of the web'],
    [
      ['--for', 'nginx', ...['a', 'b'].flatMap((name) => ['--service', `https://${name}.example`])],
      'are two hosts',
    ],
  ])('refuses %j', (parameters, said) => {
    const { status, stderr } = run(...parameters)
    expect(status).toBe(2)
    expect(stderr).toContain(said)
  })
})
