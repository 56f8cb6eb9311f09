// The door of every command: plain JavaScript, because on a fresh clone there is nothing but Node.
// Installs what is missing, then hands over to the TypeScript command of the same name.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [command, ...rest] = process.argv.slice(2)

/** Folder and version of what a lock file asks for; the installed twin of it lies in node_modules. */
function wanted(file) {
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(packages)
    .filter(([folder, { optional, peer }]) => folder !== '' && !optional && !peer)
    .map(([folder, { version }]) => [folder, version])
    .toSorted()
}

/** An installation that was broken off may leave its twin of the lock file without the packages. */
function installed() {
  const marker = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(marker)) return false
  const packages = wanted(marker)
  const isSame = String(packages) === String(wanted(join(root, 'package-lock.json')))
  return isSame && packages.every(([folder]) => existsSync(join(root, folder)))
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Agenda needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

if (!installed()) {
  console.log('Installing the packages of package-lock.json (once) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) process.exit(install.status ?? 1)
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'e2e/commands', `${command}.ts`), ...rest],
  { cwd: root, stdio: 'inherit' },
)
// Ctrl-C reaches the child by itself; this process only waits for its orderly end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// npm's shell hands no signal on: ended by kill, it would leave this process holding the port and the data.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
