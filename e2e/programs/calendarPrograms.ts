import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { python, ran } from './ran.ts'

/** Has a program read a calendar file and write what it makes of it. */
type Program = (file: string, folder: string) => string

const configuration = readFileSync(join(import.meta.dirname, 'khal.conf'), 'utf8')

/** khal keeps a file for each event. */
function keptByKhal(folder: string, ...commands: readonly (readonly string[])[]): string {
  const calendars = join(folder, 'calendars')
  mkdirSync(calendars)
  writeFileSync(join(folder, 'khal.conf'), configuration.replaceAll('FOLDER', folder))
  for (const command of commands) ran('khal', '-c', join(folder, 'khal.conf'), ...command)
  const names = readdirSync(calendars).toSorted()
  return names.map((name) => readFileSync(join(calendars, name), 'utf8')).join('')
}

const khal: Program = (file, folder) =>
  keptByKhal(folder, ['import', '--batch', '-a', 'agenda', file])

/** Events typed into khal. */
export const typedIntoKhal = (folder: string) =>
  keptByKhal(
    folder,
    ['new', '-a', 'agenda', '2026-12-12', '2026-12-13', 'Fira'],
    [
      ...'new -a agenda -r weekly -u 2026-12-25 -l'.split(' '),
      'Ateneu Popular',
      ...'2026-12-10 18:00 19:30'.split(' '),
      'Curs, de cant; coral',
      '::',
      'Amb Anna',
    ],
  )

/** The events that khal shows, by their days: «title|start|end». */
export const shownByKhal = (folder: string): readonly string[] => [
  ...new Set(
    ran(
      'khal',
      '-c',
      join(folder, 'khal.conf'),
      'list',
      '--day-format',
      '',
      '--format',
      '{title}|{start-long}|{end-long}',
      '2026-12-01',
      '2027-05-01',
    )
      .split('\n')
      .filter(Boolean),
  ),
]

/** Puts every event on the clock of the machine, and says it in UTC. */
function calcurse(file: string, folder: string): string {
  ran('calcurse', '-D', folder, '-i', file)
  return ran('calcurse', '-D', folder, '-xical')
}

/** Its own file, and what calcurse makes of it. */
export function keptByCalcurse(folder: string): string {
  const lines = [
    '12/10/2026 @ 18:00 -> 12/10/2026 @ 19:30 {1W -> 12/24/2026 !12/17/2026} |Curs, de cant; coral',
    '12/12/2026 [1] Fira',
    '12/31/2026 @ 23:00 -> 01/01/2027 @ 02:00 |Ball',
  ]
  writeFileSync(join(folder, 'apts'), `${lines.join('\n')}\n`)
  return ran('calcurse', '-D', folder, '-xical')
}

const icalendar: Program = (file) =>
  python(
    'import sys, icalendar\n' +
      'text = open(sys.argv[1], "rb").read()\n' +
      'sys.stdout.buffer.write(icalendar.Calendar.from_ical(text).to_ical())',
    file,
  )

const vobject: Program = (file) =>
  ran(
    'php',
    '-d',
    'error_reporting=0',
    '-r',
    'require "/usr/share/php/Sabre/VObject/includes.php";' +
      'echo Sabre\\VObject\\Reader::read(file_get_contents($argv[1]))->serialize();',
    file,
  )

export const calendarPrograms = {
  khal,
  calcurse,
  'python3-icalendar': icalendar,
  'sabre/vobject': vobject,
} satisfies Record<string, Program>
