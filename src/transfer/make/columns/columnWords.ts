import { folded } from '../../../i18n/folded.ts'
import { endClock, startClock } from './targets.ts'

const list = (words: string) => words.split(', ')

/**
 * How people call a column, in Catalan, Spanish and English, as `plainName` leaves it; the first that a file has counts.
 * The interface's own spelling is the name of the field.
 */
export const columnWords: Readonly<Record<string, readonly string[]>> = {
  title: list(
    'title, titol, titulo, acte, acto, event, evento, esdeveniment, espectacle, ' +
      'espectaculo, activitat, actividad, activity, obra, show, nom acte, nombre acto, ' +
      'event name',
  ),
  start_date: list(
    'start date, start, data inici, fecha inicio, dia inici, dia inicio, inici, ' +
      'inicio, comenca, empieza, first day, data, fecha, date, dia, day, quan, cuando, ' +
      'when, data hora, fecha hora, date time',
  ),
  [startClock]: list(
    'start clock, start time, hora inici, hora inicio, hora, hour, time, horari, ' +
      'horario, hores',
  ),
  end_date: list(
    'end date, end, data final, data fi, fecha fin, fecha final, dia final, final, ' +
      'fi, fin, acaba, termina, last day, fins, hasta, until',
  ),
  [endClock]: list('end clock, end time, hora final, hora fi, hora fin, fins hora'),
  all_day: list('all day, tot dia, todo dia, dia sencer, dia completo, whole day'),
  timezone: list(
    'timezone, time zone, tz, zona horaria, fus horari, fus, huso horario, huso, zona',
  ),
  venue: list(
    'venue, lloc, lugar, espai, espacio, sala, recinte, recinto, place, location, ' +
      'ubicacio, ubicacion, on, donde, where',
  ),
  organizer: list(
    'organizer, organizers, organiser, organisers, organitzador, organitzadors, ' +
      'organizador, organizadores, organitza, organiza, entitat, entidad, companyia, ' +
      'compania, company',
  ),
  categories: list(
    'categories, category, categoria, categorias, tipus, tipo, type, genere, genero',
  ),
  tags: list('tags, tag, etiquetes, etiqueta, etiquetas, keywords'),
  cost: list('cost, preu, precio, price, preus, precios, entrada, import, importe, coste'),
  website: list(
    'website, web, url, enllac, enlace, link, adreca web, pagina web, entrades, ' +
      'entradas, tickets',
  ),
  excerpt: list('excerpt, extracte, extracto, resum, resumen, summary, subtitol'),
  description: list(
    'description, descripcio, descripcion, text, texto, sinopsi, sinopsis, detalls, ' +
      'detalles, details',
  ),
  image: list('image, imatge, imagen, picture, foto, photo, cartell, cartel, poster'),
  status: list('status, estat, estado'),
  featured: list('featured, destacat, destacado'),
  address: list('address, adreca, direccion, carrer, calle, street'),
  city: list('city, ciutat, ciudad, poblacio, poblacion, municipi, municipio, town'),
  zip: list('zip, codi postal, codigo postal, cp, postcode, postal code'),
  province: list('province, provincia'),
  state: list('state, estat regio, region, regio'),
  country: list('country, pais'),
  phone: list('phone, telefon, telefono, telephone, tel, mobil, movil'),
  email: list('email, mail, correu, correo, correu electronic, correo electronico'),
  name: list('name, categoria, category, etiqueta, tag'),
  parent: list('parent, dins, dentro, superior, mare, madre, categoria superior'),
  slug: list('slug, identificador'),
}

const little = new Set('a al d de del dels el els en i y l la las les los of the amb'.split(' '))

/** A name of a column without what people write in one way or another: «Data d’inici *» is «data inici». */
export function plainName(name: string): string {
  const words = folded(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !little.has(word)).join(' ')
}
