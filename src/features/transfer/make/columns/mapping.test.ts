import type { CollectionName } from '../../../../core/resource/collection.ts'
import { calendarColumns } from '../../in/calendar/calendarColumns.ts'
import { columnNames } from '../../columns/columns.ts'
import { knownSetOf } from '../../columns/heads.ts'
import { sampleTable } from '../../samplesBed.ts'
import { guessedMapping } from './mapping.ts'
import cases from './mapping.cases.json'

describe('the columns of a file', () => {
  test.each([
    'Títol,Data d’inici,Hora,Lloc,Preu (€),Categoria,Descripció',
    'Título,Fecha de inicio,Hora,Lugar,Precio,Categoría,Descripción',
    'title,start_date,start time,venue,cost,categories,description',
  ])('are guessed: %s', (names) => {
    const fields = 'title,start_date,start_clock,venue,cost,categories,description'.split(',')
    const guessed = guessedMapping('events', names.split(','))
    expect(guessed).toEqual(Object.fromEntries(fields.map((field, at) => [field, at])))
  })

  test('are taken once, the surest first, and left where nothing fits', () => {
    expect(guessedMapping('events', ['Notes internes', 'Nom', 'title', 'Dia'])).toEqual({
      title: 2,
      start_date: 3,
    })
    expect(guessedMapping('venues', ['Nom', 'Ciutat', 'CP'])).toEqual({ venue: 0, city: 1, zip: 2 })
    expect(guessedMapping('events', ['Event end date', 'End', 'End'])).toEqual({ end_date: 1 })
  })

  test.each(cases)('$head is the field with most of it, a title only whole', ({ head, field }) => {
    expect(guessedMapping('events', [head])).toEqual(field === null ? {} : { [field]: 0 })
  })
})

const when = 'title,start_date,start_clock,end_date,end_clock,all_day'

/** A program and of what it writes, its heads, and the field that each is. */
const sets = `
Outlook of=events
  subject,start date,start time,end date,end time,all day event,description,private
  ${when},description,-
Outlook of=events
  Subject,Start Date,Start Time,End Date,End Time,All day event,Reminder on/off,Reminder Date,Reminder Time,Meeting Organizer,Categories,Description,Location,Show time as
  ${when},-,-,-,-,categories,description,venue,-
Outlook of=events
  Asunto,Fecha de comienzo,Comienzo,Fecha de finalización,Finalización,Todo el día,Fecha del aviso,Organizador de la reunión,Categorías,Descripción,Ubicación,Privado
  ${when},-,-,categories,description,venue,-
Outlook of=events
  Assumpte,Data d’inici,Hora d’inici,Data de finalització,Hora de finalització,Tot el dia,Data de l’avís,Ubicació,Privat
  ${when},-,venue,-
The_Events_Calendar of=events
  Event Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Cost,Event Currency Symbol,Event Time Zone,Event Venue Name,Event Organizer Name(s) or ID(s),Event Category,Event Tags,Event Website,Event Featured Image,Feature Event,Event Show Map Link,Event Allow Comments,Preu
  ${when},cost,-,timezone,venue,organizer,categories,tags,website,image,featured,-,-,-
The_Events_Calendar of=venues
  Venue Name,Venue Address,Venue Address 2,Venue City,Venue State/Province,Venue Zip
  venue,address,-,city,province,zip
The_Events_Calendar of=organizers
  Organizer Name,Organizer Email,Organizer Website,Organizer Phone
  organizer,email,website,phone
Agenda of=events
  exported,date,show_map_link,Adreça pública,title
  -,-,-,-,title
Agenda of=tags
  ${columnNames('tags').join()}
  -,-,name,slug,description,-,-
`

describe('the heads of a program are known as a set, and none is guessed at', () => {
  test.each(sampleTable(sets))('$file, $how: $rows', ({ file, how, rows }) => {
    const name = file.replaceAll('_', ' ')
    const [names = [], fields] = rows.map((row) => row.split(','))
    expect(knownSetOf(names)).toMatchObject({ name, exclusiveEnds: name === 'Outlook' })
    const mapping = guessedMapping(how['of'] as CollectionName, names)
    const fieldAt = new Map(Object.entries(mapping).map(([field, at]) => [at, field]))
    expect(names.map((_, at) => fieldAt.get(at) ?? '-')).toEqual(fields)
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
