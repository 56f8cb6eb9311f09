import { describe, expect, test } from 'vitest'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { calendarColumns } from '../../in/calendar/calendarColumns.ts'
import { columnNames } from '../../columns/columns.ts'
import { knownSetOf } from '../../columns/knownSets.ts'
import { guessedMapping } from './mapping.ts'

describe('the columns of a file', () => {
  test.each([
    ['ca', ['Títol', 'Data d’inici', 'Hora', 'Lloc', 'Preu (€)', 'Categoria', 'Descripció']],
    ['es', ['Título', 'Fecha de inicio', 'Hora', 'Lugar', 'Precio', 'Categoría', 'Descripción']],
    ['en', ['title', 'start_date', 'start time', 'venue', 'cost', 'categories', 'description']],
  ])('are guessed in %s', (_language, names) => {
    const guessed = guessedMapping('events', names)
    expect(guessed).toEqual({
      title: 0,
      start_date: 1,
      start_clock: 2,
      venue: 3,
      cost: 4,
      categories: 5,
      description: 6,
    })
  })

  test('are taken once, the surest first, and left where nothing fits', () => {
    expect(guessedMapping('events', ['Notes internes', 'Nom', 'title', 'Dia'])).toEqual({
      title: 2,
      start_date: 3,
    })
    expect(guessedMapping('venues', ['Nom', 'Ciutat', 'CP'])).toEqual({ venue: 0, city: 1, zip: 2 })
    expect(guessedMapping('events', ['Event end date', 'End', 'End'])).toEqual({ end_date: 1 })
  })

  test.each([
    ['all day event', 'all_day'],
    ['Event cost', 'cost'],
    ['Event Start Date', 'start_date'],
    ['Lloc / sala', 'venue'],
    ['Data de finalització prevista', 'end_date'],
    ['Data i hora d’inici', 'start_date'],
    ['Títol de l’acte', 'title'],
    ['Nombre del evento', 'title'],
    ['Títol curt', null],
    ['Publication date', null],
  ])('%j is the field that has most of it, and a title only as a whole', (head, field) => {
    expect(guessedMapping('events', [head])).toEqual(field === null ? {} : { [field]: 0 })
  })
})

describe('the heads of a program are known as a set, and none is guessed at', () => {
  const when = ['title', 'start_date', 'start_clock', 'end_date', 'end_clock', 'all_day']
  const own = (of: CollectionName) => columnNames(of).join()

  test.each<[string, CollectionName, string, readonly (string | null)[]]>([
    [
      'Outlook',
      'events',
      'subject,start date,start time,end date,end time,all day event,description,private',
      [...when, 'description', null],
    ],
    [
      'Outlook',
      'events',
      'Subject,Start Date,Start Time,End Date,End Time,All day event,Reminder on/off,Reminder Date,' +
        'Reminder Time,Meeting Organizer,Categories,Description,Location,Show time as',
      [...when, null, null, null, null, 'categories', 'description', 'venue', null],
    ],
    [
      'Outlook',
      'events',
      'Asunto,Fecha de comienzo,Comienzo,Fecha de finalización,Finalización,Todo el día,' +
        'Fecha del aviso,Organizador de la reunión,Categorías,Descripción,Ubicación,Privado',
      [...when, null, null, 'categories', 'description', 'venue', null],
    ],
    [
      'Outlook',
      'events',
      'Assumpte,Data d’inici,Hora d’inici,Data de finalització,Hora de finalització,Tot el dia,' +
        'Data de l’avís,Ubicació,Privat',
      [...when, null, 'venue', null],
    ],
    [
      'The Events Calendar',
      'events',
      'Event Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,' +
        'Event Cost,Event Currency Symbol,Event Time Zone,Event Venue Name,' +
        'Event Organizer Name(s) or ID(s),Event Category,Event Tags,Event Website,' +
        'Event Featured Image,Feature Event,Event Show Map Link,Event Allow Comments,Preu',
      [
        ...when,
        'cost',
        null,
        'timezone',
        'venue',
        'organizer',
        'categories',
        'tags',
        'website',
        'image',
        'featured',
        null,
        null,
        null,
      ],
    ],
    [
      'The Events Calendar',
      'venues',
      'Venue Name,Venue Address,Venue Address 2,Venue City,Venue State/Province,Venue Zip',
      ['venue', 'address', null, 'city', 'province', 'zip'],
    ],
    [
      'The Events Calendar',
      'organizers',
      'Organizer Name,Organizer Email,Organizer Website,Organizer Phone',
      ['organizer', 'email', 'website', 'phone'],
    ],
    [
      'Agenda',
      'events',
      'exported,date,show_map_link,Adreça pública,title',
      [null, null, null, null, 'title'],
    ],
    ['Agenda', 'tags', own('tags'), [null, null, 'name', 'slug', 'description', null, null]],
  ])('%s, of %s: %s', (name, of, heads, fields) => {
    const names = heads.split(',')
    expect(knownSetOf(names)).toMatchObject({ name, exclusiveEnds: name === 'Outlook' })
    const mapping = guessedMapping(of, names)
    const fieldAt = new Map(Object.entries(mapping).map(([field, at]) => [at, field]))
    expect(names.map((_, at) => fieldAt.get(at) ?? null)).toEqual(fields)
  })

  test('those of a calendar file one by one', () => {
    const fields = Object.keys(calendarColumns)
    expect(
      Object.keys(guessedMapping('events', Object.values(calendarColumns))).toSorted(),
    ).toEqual(fields.toSorted())
  })

  test('which takes more than one of them', () => {
    for (const heads of [['Subject'], ['Title', 'Start Date', 'End Date'], ['Summary', 'URL'], []])
      expect(knownSetOf(heads)).toBeNull()
  })
})
