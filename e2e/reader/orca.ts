import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installPackages } from '../commands/debian.ts'

const KEYBOARD = 'xdotool'

/** What a screen reader without a screen or a sound needs: programs, and the packages of Debian that have them. */
const PACKAGES = {
  chromium: 'chromium',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  'speech-dispatcher': 'speech-dispatcher',
  orca: 'orca',
}

const isInstalled = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const missing = () =>
  Object.entries(PACKAGES).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]))

/** Packages whose program is not here and could not be installed. */
export function packagesMissing(): string[] {
  const packages = missing()
  if (packages.length > 0) installPackages(...packages, 'at-spi2-core')
  return missing()
}

/** Seconds in which a character is spoken: fast, and long enough to be cut short by what interrupts it. */
const PER_CHARACTER = 0.005

/**
 * Settings of speech-dispatcher: one voice, which writes what it says into a file and takes its time for it. Orca does
 * not say the keys that are pressed, so that whatever is said comes of them; Chromium does not offer to translate, which
 * takes the focus.
 */
function writeSettings(folder: string, spoken: string): void {
  const voice = join(folder, 'voice')
  mkdirSync(join(folder, 'modules'))
  writeFileSync(
    voice,
    `printf '%s\\n' "$1" >> '${spoken}'\nsleep "$(echo "\${#1} * ${PER_CHARACTER}" | awk '{ print $1 * $3 }')"\n`,
  )
  writeFileSync(
    join(folder, 'modules', 'log.conf'),
    `GenericExecuteSynth "sh ${voice} \\'$DATA\\'"\nGenericMaxChunkLength 5000\nAddVoice "en" "MALE1" "en"\n`,
  )
  writeFileSync(
    join(folder, 'speechd.conf'),
    'AudioOutputMethod "alsa"\nAudioALSADevice "null"\nSymbolsPreproc "none"\n' +
      'AddModule "log" "sd_generic" "log.conf"\nDefaultModule log\n',
  )
  mkdirSync(join(folder, 'orca'))
  writeFileSync(
    join(folder, 'orca', 'orca-customizations.py'),
    'import orca.settings\norca.settings.enableKeyEcho = False\n',
  )
  mkdirSync(join(folder, 'profile', 'Default'), { recursive: true })
  const preferences = { translate: { enabled: false } }
  writeFileSync(join(folder, 'profile', 'Default', 'Preferences'), JSON.stringify(preferences))
}

/** A screen that nobody sees, and Orca, who reads it; `ORCA_DEBUG=folder` has it write down why it says what it says. */
export class Orca {
  readonly #folder = mkdtempSync(join(tmpdir(), 'agenda-orca-'))
  readonly #spoken = join(this.#folder, 'spoken')
  readonly #started: ChildProcess[] = []
  readonly #socket = join(this.#folder, 'speech')

  /** Of the browser. */
  readonly profile = join(this.#folder, 'profile')

  /** What a program needs to be on that screen and be read. */
  readonly environment: Record<string, string> = {
    ...(process.env as Record<string, string>),
    LC_ALL: 'C.UTF-8',
    HOME: this.#folder,
    XDG_CONFIG_HOME: this.#folder,
    XDG_RUNTIME_DIR: this.#folder,
    SPEECHD_ADDRESS: `unix_socket:${this.#socket}`,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(this.#folder, 'bus')}`,
    GNOME_ACCESSIBILITY: '1',
  }

  #start(program: string, ...parameters: string[]): ChildProcess {
    const child = spawn(program, parameters, {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#started.unshift(child)
    return child
  }

  /** Starts a program that prints a line once it is ready. */
  async #startReady(program: string, ...parameters: string[]): Promise<string> {
    const { stdout } = this.#start(program, ...parameters)
    if (!stdout) throw new Error(`${program} prints nothing`)
    const [line] = (await once(stdout, 'data')) as [Buffer]
    return line.toString().trim()
  }

  async start(): Promise<void> {
    const folder = this.#folder
    writeFileSync(this.#spoken, '')
    writeSettings(folder, this.#spoken)
    const screen = ['-screen', '0', '1440x900x24', '-nolisten', 'tcp']
    this.environment['DISPLAY'] = `:${await this.#startReady('Xvfb', '-displayfd', '1', ...screen)}`
    const bus = `--address=${this.environment['DBUS_SESSION_BUS_ADDRESS']}`
    await this.#startReady('dbus-daemon', '--session', '--nofork', '--print-address', bus)
    const places = ['-C', folder, '-L', folder, '-P', join(folder, 'pid'), '-S', this.#socket]
    this.#start('speech-dispatcher', '-s', '-t', '0', '-c', 'unix_socket', ...places)
    const { ORCA_DEBUG: debug } = process.env
    const log = debug ? ['--debug-file', join(debug, basename(folder))] : []
    this.#start('orca', '-u', join(folder, 'orca'), ...log)
    while (!this.spoken().includes('Screen reader on')) await setTimeout(50)
  }

  /** Everything that was said so far, on one line; letters beyond Latin-1 come as question marks. */
  spoken(): string {
    return readFileSync(this.#spoken, 'latin1').replaceAll(/\s+/g, ' ')
  }

  /** Presses keys as a keyboard does: `Tab`, `ctrl+s`. */
  press(...keys: readonly string[]): void {
    execFileSync(KEYBOARD, ['key', '--delay', '60', ...keys], { env: this.environment })
  }

  type(text: string): void {
    execFileSync(KEYBOARD, ['type', '--delay', '60', text], { env: this.environment })
  }

  stop(): void {
    for (const child of this.#started) child.kill()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
