import type { CollectionName } from '../../../core/resource/collection.ts'
import { columnNames, firstColumns, exportedColumn } from './columns.ts'
import { folded } from '../../../i18n/folded.ts'

/**
 * How a column is headed, as `plainHead` leaves it: its labels in Catalan, Spanish and English, then how else people
 * call it, the surest first. The interface's own spelling is the name of the column.
 */
const columnHeads: Readonly<Record<string, string>> = {
  id: 'id',
  language: 'idioma, language',
  title:
    'titol, titulo, title; acte, acto, event, evento, esdeveniment, espectacle, espectaculo, ' +
    'activitat, actividad, activity, obra, show, subject, asunto, assumpte',
  start_date:
    'inici, inicio, start; start date, data inici, fecha inicio, dia inici, dia inicio, comenca, ' +
    'empieza, first day, data, fecha, date, dia, day, quan, cuando, when, data hora inici, ' +
    'fecha hora inicio, data hora, fecha hora, date time, fecha comienzo',
  start_clock:
    'hora inici, hora inicio, start hour; start time, hora, hour, time, horari, horario, hores, ' +
    'comienzo',
  end_date:
    'final, fin, end; end date, data final, data fi, fecha fin, fecha final, dia final, fi, ' +
    'acaba, termina, last day, data hora final, data hora fi, fecha hora fin, fins, ' +
    'hasta, until, fecha finalizacion, data finalitzacio',
  end_clock:
    'hora final, hora fin, end hour; end time, hora fi, fins hora, finalizacion, hora finalitzacio',
  all_day: 'tot dia, todo dia, all day; dia sencer, dia completo, whole day',
  timezone: 'zona horaria, time zone; tz, fus horari, fus, huso horario, huso, zona',
  venue:
    'lloc, lugar, venue; espai, espacio, sala, recinte, recinto, place, location, ubicacio, ' +
    'ubicacion, on, donde, where',
  organizer:
    'organitzadors, organizadores, organizers; organiser, organisers, organitzador, ' +
    'organizador, organitza, organiza, entitat, entidad, companyia, compania, company, ' +
    'event organizer name s, event organizer name s or id s',
  categories: 'categories, categorias; category, categoria, tipus, tipo, type, genere, genero',
  tags: 'etiquetes, etiquetas, tags; tag, etiqueta, keywords',
  cost: 'preu, precio, price; preus, precios, entrada, import, importe, coste',
  website:
    'web, website, lloc web, sitio web; url, enllac, enlace, link, adreca web, pagina web, ' +
    'entrades, entradas, tickets',
  excerpt: 'extracte, extracto, excerpt; resum, resumen, summary, subtitol',
  description:
    'descripcio, descripcion, description; text, texto, sinopsi, sinopsis, detalls, detalles, ' +
    'details',
  image: 'imatge, imagen, image, picture; foto, photo, cartell, cartel, poster, featured image',
  status: 'estat, estado, status',
  featured: 'destacat, destacado, featured; feature',
  address: 'adreca, direccion, address; carrer, calle, street',
  city: 'poblacio, poblacion, town; ciutat, ciudad, municipi, municipio',
  zip: 'codi postal, codigo postal, postcode; cp, postal code',
  province: 'provincia, province; state province',
  state: 'estat o regio, estado o region, state; region, regio',
  stateprovince: 'regio que es mostra, region que se muestra, region shown',
  country: 'pais, country',
  phone: 'telefon, telefono, phone, telephone; tel, mobil, movil',
  email: 'correu electronic, correo electronico, email, e mail; mail, correu, correo',
  name: 'nom, nombre, name; categoria, category, etiqueta, tag',
  parent: 'categoria superior, parent category, dins, dentro, inside; superior, mare, madre',
  slug: 'alies, slug, alies adreca, alias direccion; identificador',
  show_map: 'mostra un mapa, mostrar un mapa, show map',
  show_map_link: 'mostra un enllac mapa, mostrar un enlace mapa, show link to map',
  date: 'data publicacio, fecha publicacion, publication date',
  author: 'autor, author',
  sticky: 'fixat calendari, fijado calendario, pinned in calendar',
  hide_from_listings: 'amagat llistes, oculto listados, hidden from listings',
  url: 'adreca publica, direccion publica, public address',
  exported: 'exportat, exportado, exported',
}

/** What any record may be called by: the field of its name, and no other. */
const recordNames = ['nom', 'nombre', 'name']

const little = new Set('a al d de del dels el els en i y l la las les los of the amb'.split(' '))

/** A head without what people write in one way or another: «Data d’inici *» is «data inici». */
export function plainHead(head: string): string {
  const words = folded(head).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !little.has(word)).join(' ')
}

interface Heads {
  readonly labels: readonly string[]
  readonly all: readonly string[]
}

const known = new Map<string, Heads>()

function readHeads(of: CollectionName, column: string): Heads {
  const [own = [], others = []] = (columnHeads[column] ?? '')
    .split('; ')
    .map((part) => part.split(', '))
  const isName = column === firstColumns[of][0]
  const labels = isName && of !== 'events' ? recordNames : own
  const all = [plainHead(column), ...labels, ...own, ...others, ...(isName ? recordNames : [])]
  return { labels, all }
}

/** By what a column is known: for certain by its labels in the three languages; and by all, the surest first. */
export function headsOf(of: CollectionName, column: string): Heads {
  const key = `${of} ${column}`
  const heads = known.get(key) ?? readHeads(of, column)
  known.set(key, heads)
  return heads
}

/** The column that a head names by the interface's own spelling or by a label; null of any other head. */
export function fieldOfHead(of: CollectionName, head: string): string | null {
  const plain = plainHead(head)
  const columns = columnNames(of)
  return (
    columns.find((column) => headsOf(of, column).all[0] === plain) ??
    columns.find((column) => headsOf(of, column).labels.includes(plain)) ??
    null
  )
}

/** Heads as the columns they name, each once: beside an export, translators may head a column as another language does. */
export function fieldsOfHeads(of: CollectionName, heads: readonly string[]): readonly string[] {
  const fields = heads.map((head) => fieldOfHead(of, head) ?? head)
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : ''))
}

/** A program by the heads of its columns. */
interface KnownSet {
  readonly name: 'Agenda' | 'Outlook' | 'The Events Calendar'
  /**
   * Whether whole days end at midnight of the day after the last. Outlook writes them so; Google's CSV has the same
   * heads in English, and no hours on whole days.
   */
  readonly exclusiveEnds: boolean
}

/** By the program, heads that no other has together, for each of its kinds of files and languages. */
const signs: Readonly<Record<KnownSet['name'], readonly string[]>> = {
  Agenda: headsOf('events', exportedColumn).labels,
  Outlook: ['subject, start date', 'asunto, fecha comienzo', 'assumpte, data inici'],
  'The Events Calendar': [
    'event name, event start date',
    'venue name, venue address',
    'venue name, venue city',
    'organizer name, organizer email',
    'organizer name, organizer phone',
  ],
}

/** The program that wrote a file with these heads; null of any other one. */
export function knownSetOf(heads: readonly string[]): KnownSet | null {
  const plain = new Set(heads.map(plainHead))
  const isThere = (sign: string) => sign.split(', ').every((head) => plain.has(head))
  const names = ['Agenda', 'Outlook', 'The Events Calendar'] as const
  const name = names.find((one) => signs[one].some(isThere))
  return name === undefined ? null : { name, exclusiveEnds: name === 'Outlook' }
}
