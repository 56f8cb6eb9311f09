import type { Language } from '../handlers.ts'
import { type Kind, about } from './nouns.ts'

/** What `/doc` says of answers, with the record's noun in the holes (`nouns.ts`). */
const operationsEn = {
  'list.200': 'returns {all} matching the search criteria',
  'list.400': 'one or more of the specified query variables has a bad format',
  'list.404': 'the requested page was not found',
  'create.201': 'returns the data of the created {one}',
  'create.400': 'a required parameter is missing or an input parameter is in the wrong format',
  'create.401': 'nobody is signed in',
  'create.403': 'the current user may not create {many}',
  'read.200': 'returns the data {of}',
  'read.400': 'an input parameter is in the wrong format',
  'read.403': '{the} is not accessible to the current user',
  'read.404': '{the} does not exist',
  'update.200': 'returns the data of the updated {one}',
  'update.400': 'an input parameter is in the wrong format',
  'update.401': 'nobody is signed in',
  'update.403': 'the current user may not update {the}',
  'update.404': '{the} does not exist',
  'remove.200': 'deletes {the} and returns its data',
  'remove.400': 'an input parameter is in the wrong format',
  'remove.401': 'nobody is signed in',
  'remove.403': 'the current user may not delete {the}',
  'remove.404': '{the} does not exist',
  'remove.410': '{the} has been deleted already',
} as const

type Operations = Record<keyof typeof operationsEn, string>

const operationsCa: Operations = {
  'list.200': 'torna {all} que compleixen els criteris',
  'list.400': 'algun dels paràmetres de la consulta no té el format correcte',
  'list.404': 'la pàgina demanada no existeix',
  'create.201': 'torna les dades de la creació {of}',
  'create.400': 'hi falta un paràmetre obligatori o n’hi ha algun sense el format correcte',
  'create.401': 'no s’ha iniciat la sessió',
  'create.403': 'l’usuari no té permís per crear {many}',
  'read.200': 'torna les dades {of}',
  'read.400': 'algun dels paràmetres no té el format correcte',
  'read.403': '{the} no és accessible per a l’usuari',
  'read.404': '{the} no existeix',
  'update.200': 'torna les dades actualitzades {of}',
  'update.400': 'algun dels paràmetres no té el format correcte',
  'update.401': 'no s’ha iniciat la sessió',
  'update.403': 'l’usuari no té permís per actualitzar {the}',
  'update.404': '{the} no existeix',
  'remove.200': 'suprimeix {the} i en torna les dades',
  'remove.400': 'algun dels paràmetres no té el format correcte',
  'remove.401': 'no s’ha iniciat la sessió',
  'remove.403': 'l’usuari no té permís per suprimir {the}',
  'remove.404': '{the} no existeix',
  'remove.410': '{the} ja s’ha suprimit',
}

const operationsEs: Operations = {
  'list.200': 'devuelve {all} que cumplen los criterios',
  'list.400': 'alguno de los parámetros de la consulta no tiene el formato correcto',
  'list.404': 'la página solicitada no existe',
  'create.201': 'devuelve los datos de la creación {of}',
  'create.400': 'falta un parámetro obligatorio o alguno no tiene el formato correcto',
  'create.401': 'no se ha iniciado sesión',
  'create.403': 'el usuario no tiene permiso para crear {many}',
  'read.200': 'devuelve los datos {of}',
  'read.400': 'alguno de los parámetros no tiene el formato correcto',
  'read.403': '{the} no es accesible para el usuario',
  'read.404': '{the} no existe',
  'update.200': 'devuelve los datos actualizados {of}',
  'update.400': 'alguno de los parámetros no tiene el formato correcto',
  'update.401': 'no se ha iniciado sesión',
  'update.403': 'el usuario no tiene permiso para actualizar {the}',
  'update.404': '{the} no existe',
  'remove.200': 'elimina {the} y devuelve sus datos',
  'remove.400': 'alguno de los parámetros no tiene el formato correcto',
  'remove.401': 'no se ha iniciado sesión',
  'remove.403': 'el usuario no tiene permiso para eliminar {the}',
  'remove.404': '{the} no existe',
  'remove.410': '{the} ya se ha eliminado',
}

const catalogues: Readonly<Record<Language, Operations>> = {
  ca: operationsCa,
  en: operationsEn,
  es: operationsEs,
}

/** What the answer of an operation with a status means; null when it is not documented. */
export const answerWords = (
  language: Language,
  kind: Kind,
  operation: string,
  status: number,
): string | null => {
  const catalogue: Readonly<Record<string, string>> = catalogues[language]
  const sentence = catalogue[`${operation}.${status}`]
  return sentence === undefined ? null : about(language, kind, sentence)
}
