import type { CollectionName } from '../../src/core/resource/collection.ts'
import { type Locale, step } from './calc.ts'
import found from './typedFound.json' with { type: 'json' }

/** A table as an editor types it, cell by cell, and what else is done to it. */
export interface TypedTable {
  readonly of: CollectionName
  /** by the first cell of each line, what is typed from there on; `''` is left empty */
  readonly lines: (locale: Locale) => Readonly<Record<string, readonly string[]>>
  /** once all is typed */
  readonly afterwards: readonly string[]
  /** the records that it becomes, as `madeOf` has them */
  readonly found: readonly Found[]
}

/**
 * A record of a workbook, null where none is made; and of a CSV, where that cannot hold the same: it has the words of a
 * link without where they lead, what cells are merged for in the first of them, and hidden and filtered rows as well.
 */
type Found = readonly (string | null)[]

/** The first in Catalan, the second in Spanish. */
const inLanguage = (locale: Locale, ca: string, es: string) => (locale === 'ca_ES' ? ca : es)

const events: TypedTable = {
  of: 'events',
  lines: (locale) => {
    const text = (ca: string, es: string) => inLanguage(locale, ca, es)
    const heads = text(
      'Acte;Data;Hora;Hora fi;Lloc;Preu;Tot el dia;Entrades;Notes',
      'Acto;Fecha;Hora;Hora fin;Lugar;Precio;Todo el día;Entradas;Notas',
    )
    const no = text('FALS', 'FALSO')
    return {
      A1: [text('Programació de Nadal', 'Programación de Navidad')],
      A3: heads.split(';'),
      A4: ['Concert', '26/12/2026', '20:30', '22:00', 'Ateneu', '12,50 €', no, '', 'x'],
      A5: ['Ball de gala', '31/12/2026', '23:00', '=C5+3/24', '', '=F4*0,85', no, '', 'x'],
      A6: ['Cinema', '2/1/27', '22:00', '24:00', 'Plaça', '1.250 €', no, '', 'x'],
      A7: ['Fira', '12/12/2026', '', '', 'Plaça', '0', text('VERITAT', 'VERDADERO'), '', 'x'],
      A8: ['Assaig', '13/12/2026', '18:00', '19:00', 'Ateneu', '', no, '', 'x'],
      A9: ['8/3', '8/3/2027', '19:00', '=C9+0,0625', 'Ateneu', '5', no, '', 'x'],
      A10: ['10-12', '5 mar 2027', '9:00', '23:30:15', 'Ateneu', '5,5', no, '', 'x'],
      A11: ['Taller', '46100', '20.30', '', 'Ateneu', "'12,50", no, '', 'x'],
      A12: ['Taller petit', '20/3/2027 17:30', '', '19 h', 'Ateneu', '3,00', '', '', 'x'],
      A13: ['Xerrada', '21/3/2027', '19:00', '20:00', 'Ateneu', '', no, '', 'no'],
    }
  },
  afterwards: [
    step('Merged', 'A1:I1'),
    step('Merged', 'E4:E5'),
    step('Formatted', 'B4', 'NNNND MMMM YYYY'),
    step('Formatted', 'D5', '[HH]:MM'),
    step('Linked', 'H4', 'Compra', 'https://entrades.example/concert?a=1&b=2'),
    step('Annotated', 'A4', 'Per confirmar'),
    step('Grouped', 'A11:A12'),
    step('Repeated', 'A3:I3'),
    step('Filtered', 'A3:I13', 8, 'x'),
    step('Hidden', 'A8'),
  ],
  found: found.events,
}

const venues: TypedTable = {
  of: 'venues',
  lines: (locale) => ({
    A1: inLanguage(
      locale,
      'Nom;Adreça;Codi postal;Població;Telèfon;Web',
      'Nombre;Dirección;Código postal;Población;Teléfono;Web',
    ).split(';'),
    A2: ['Ateneu', 'C/ Major, 5-7', '08500', 'Vic', '+34 937 72 00 00', 'ateneu.example'],
    A3: ['Sala 12', '12/14', "'08001", 'Barcelona', '937720000', ''],
    A4: ['Casal', '1-3', '8010', 'Barcelona', '+34937720000', ''],
  }),
  afterwards: [
    step('Formatted', 'C4', '00000'),
    step('Linked', 'F3', 'Web', 'https://sala.example/'),
  ],
  found: found.venues,
}

export const typedTables = { events, venues }
