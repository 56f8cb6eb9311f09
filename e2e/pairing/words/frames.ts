/**
 * What calendars of towns call things: Català | Español | English, `{what}` filled from a list of `fillers.ts`.
 * Wordings parted by `/` mean the same: translators do not agree, and so no position of a word says anything.
 */
export const frames = {
  artist: `
Concert de {what} / {what} en concert | Concierto de {what} / {what} en concierto | {what} in concert / {what} live
{what}: presentació del disc | {what} presenta nuevo disco / Presentación del disco de {what} | {what}: album launch
Vermut amb {what} | Vermú musical con {what} / Aperitivo con {what} | Lunchtime session with {what}
Ball de nit amb {what} | Baile con {what} / Verbena con {what} | Late dance with {what}
{what} (gira de comiat) | {what} (gira de despedida) | {what}: the farewell tour
Jam session amb {what} | Jam session con {what} | Jam session with {what}
`,
  work: `
«{what}» | «{what}» | “{what}”
Teatre: {what} | Teatro: {what} | Theatre: {what} / On stage: {what}
{what}, per la companyia resident | {what}, a cargo de la compañía residente | {what}, by the resident company
Lectura dramatitzada de «{what}» | Lectura dramatizada: «{what}» | Staged reading of “{what}” / “{what}”, a play reading
Cinema d'autor: {what} | Cine de autor: {what} | Art-house film: {what}
Club de lectura: «{what}» / Llegim «{what}» | Club de lectura: «{what}» / Leemos «{what}» | Book club: “{what}” / Reading group on “{what}”
Assaig obert de {what} | Ensayo abierto de {what} | {what}: open rehearsal
`,
  craft: `
Taller de {what} | Taller de {what} | {what} workshop / Hands-on {what}
Curs d'iniciació: {what} | Curso de iniciación: {what} / Primeros pasos: {what} | Beginners' course: {what}
{what} per a tothom | {what} para todos / {what} para todas las edades | {what} for everyone / {what} for all ages
Matí de {what} en família | Mañana de {what} en familia | A family morning: {what}
Tarda de {what} | Tarde de {what} | An afternoon of {what}
Classe magistral: {what} | Clase magistral de {what} | Masterclass: {what}
Monogràfic: {what} | Monográfico de {what} / Intensivo: {what} | One-day course: {what}
`,
  topic: `
Xerrada: {what} / Conferència: {what} | Charla: {what} / Conferencia sobre {what} | Talk: {what} / {what}: a talk
Taula rodona: {what} | Mesa redonda: {what} / Debate: {what} | Round table: {what} / Panel discussion: {what}
Exposició: «{what}» | Exposición: «{what}» / Muestra: «{what}» | Exhibition: “{what}” / “{what}”, an exhibition
Parlem de {what} | Hablemos de {what} / Coloquio sobre {what} | Let's talk about {what}
Documental i debat: {what} | Documental y coloquio: {what} | Documentary and debate: {what}
Aula oberta: {what} | Aula abierta: {what} / Universidad popular: {what} | Open lecture: {what}
Jornada tècnica sobre {what} | Jornada técnica: {what} | Study day on {what}
`,
  name: `
Festa major de {what} | Fiesta mayor de {what} / Fiestas de {what} | {what} festival
Trobada de veïns de {what} | Encuentro vecinal en {what} | {what} neighbours' get-together
Sopar popular a {what} | Cena popular en {what} | Street supper, {what}
Aplec de {what} | Romería de {what} | {what} gathering
Mercat d'intercanvi de {what} | Mercadillo de trueque de {what} | {what} swap market
Torneig {what} | Torneo {what} / Trofeo {what} | {what} tournament
Premis {what} | Premios {what} / Entrega de los premios {what} | {what} awards
Escola d'estiu {what} | Escuela de verano {what} | {what} summer school
Casal d'estiu {what}: inscripcions | Inscripciones en la colonia {what} | Sign up for the {what} play scheme
Presentació del llibre de {what} | Presentación del libro de {what} / {what} presenta su libro | Book launch: {what}
Recital: {what} | Recital de {what} | An evening with {what}
Inauguració de {what} | Se inaugura {what} / Inauguración de {what} | {what} opens
`,
  spot: `
Visita guiada: {what} / Visita comentada: {what} | Visita guiada: {what} / Recorrido guiado por {what} | Guided tour: {what} / {what}: guided visit
Ruta per {what} | Ruta por {what} / Paseo por {what} | Walk: {what} / A walk round {what}
Portes obertes: {what} | Jornada de puertas abiertas: {what} | Open day: {what}
Visita nocturna: {what} | {what} a la luz de la luna / Visita nocturna: {what} | {what} after dark
Neteja de {what} | Jornada de limpieza: {what} | Clean-up day: {what}
Taller de pintura ràpida: {what} | Concurso de pintura rápida: {what} | Paint-out: {what}
`,
  tale: `
Contacontes: {what} / L'hora del conte: {what} | Cuentacuentos: {what} / La hora del cuento: {what} | Storytime: {what} / Story hour: {what}
Titelles: {what} | Títeres: {what} / Marionetas: {what} | Puppets: {what} / Puppet show: {what}
Bebeteca: {what} | Bebeteca: {what} | Baby rhyme time: {what}
Espectacle familiar: {what} | Espectáculo familiar: {what} / Teatro infantil: {what} | Family show: {what} / For children: {what}
Circ: {what} | Circo: {what} | Circus: {what}
`,
} as const

export type Slot = keyof typeof frames
