/** What comes back every month. Title, then what it is about. */
export const monthly = {
  council: `
Ple ordinari de l'Ajuntament | Pleno ordinario del Ayuntamiento | Town Council: ordinary meeting
Sessió pública; l'ordre del dia es penja tres dies abans. | Sesión pública; el orden del día se publica tres días antes. | Open to the public; the agenda is posted three days before.
`,
  fleaMarket: `
Mercat de segona mà i de brocanters | Mercado de segunda mano y anticuarios | Second-hand and bric-a-brac market
Mobles, discos, llibres i trastos amb història. | Muebles, discos, libros y trastos con historia. | Furniture, records, books and junk with a past.
`,
  sardanes: `
Audició de sardanes | Audición de sardanas | Sardana dancing
Sis sardanes i rotllana oberta per a qui en vulgui aprendre. | Seis sardanas y corro abierto para quien quiera aprender. | Six sardanas, and an open ring for anyone who wants to learn.
`,
  blood: `
Donació de sang | Donación de sangre | Blood donation
Vint minuts i un entrepà: necessitem tots els grups. | Veinte minutos y un bocadillo: necesitamos todos los grupos. | Twenty minutes and a sandwich: every blood type is needed.
`,
  gameNight: `
Nit de jocs de taula | Noche de juegos de mesa | Board game night
Novetats, clàssics i algú que us explica les regles. | Novedades, clásicos y alguien que os explica las reglas. | New games, old games and someone to explain the rules.
`,
  auction: `
Subhasta del peix oberta al públic | Subasta de pescado abierta al público | Fish auction open to visitors
Arribada de les barques, subhasta i explicació. | Llegada de las barcas, subasta y explicación. | The boats come in, the auction runs and someone explains it.
`,
  languages: `
Cafè de llengües | Café de lenguas | Language café
Taules de català, francès, àrab, anglès i alemany. | Mesas de catalán, francés, árabe, inglés y alemán. | Tables for Catalan, French, Arabic, English and German.
`,
} as const

/** What comes back every week. Title, then what it is about. */
export const weekly = {
  stories: `
L'hora del conte | La hora del cuento | Story time
Contes per a infants a partir de tres anys. | Cuentos a partir de tres años. | Stories for children aged three and over.
`,
  farmers: `
Mercat setmanal de pagès | Mercado semanal de payés | Weekly farmers' market
Verdura de l'horta, formatges, oli i pa de pagès. | Verdura de la huerta, quesos, aceite y pan de payés. | Local vegetables, cheese, oil and country bread.
`,
  gentle: `
Gimnàstica suau a la platja | Gimnasia suave en la playa | Gentle exercise on the beach
Mobilitat, respiració i conversa; si plou, al Casal. | Movilidad, respiración y conversación; si llueve, en el Centro. | Movement, breathing and a chat; at the Centre if it rains.
`,
  rehearsal: `
Assaig obert de castells | Ensayo abierto de castells | Human towers: open rehearsal
Calçat pla i ganes de fer pinya; no cal experiència. | Calzado plano y ganas de hacer piña; no hace falta experiencia. | Flat shoes and a willing shoulder; no experience needed.
`,
} as const
