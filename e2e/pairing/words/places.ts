/** Sorts of venue: Català | Español | English; `{name}` is a proper name or nothing. */
export const venueSorts = `
Biblioteca {name} | Biblioteca {name} | {name} Library
Centre cívic {name} | Centro cívico {name} | {name} Community Centre
Teatre {name} | Teatro {name} | {name} Theatre
Auditori {name} | Auditorio {name} | {name} Auditorium
Casal {name} | Centro social {name} | {name} Social Club
Museu {name} | Museo {name} | {name} Museum
Pavelló {name} | Pabellón {name} | {name} Sports Hall
Plaça {name} | Plaza {name} | {name} Square
Parc {name} | Parque {name} | {name} Park
Església de {name} | Iglesia de {name} | Church of {name}
Escola {name} | Escuela {name} | {name} School
Sala {name} | Sala {name} | {name} Hall
Ateneu {name} | Ateneo {name} | {name} Athenaeum
Mercat {name} | Mercado {name} | {name} Market
Espai jove {name} | Espacio joven {name} | {name} Youth Club
Hotel d'entitats {name} | Casa de asociaciones {name} | {name} House of Associations
`

/** Venues there is one of in every town. */
export const commonVenues = `
Biblioteca municipal | Biblioteca municipal | Public library
Pavelló municipal | Polideportivo municipal | Sports centre
Casal d'avis | Hogar del jubilado | Pensioners' club
Plaça Major | Plaza Mayor | Main square
Ajuntament | Casa consistorial | Town hall
Piscina municipal | Piscina municipal | Swimming pool
Escola de música | Escuela de música | Music school
Envelat | Carpa de fiestas | Marquee
Diversos espais | Varios espacios | Various places
En línia | En línea | Online
`

/** Rooms of a house that is a site of its own. */
export const houseVenues = {
  theatre: `
Sala gran | Sala grande | Main stage
Sala petita | Sala pequeña | Studio
Vestíbul | Vestíbulo | Foyer
Pati | Patio | Courtyard
`,
  civicCentre: `
Centre cívic la Farinera | Centro cívico la Farinera | La Farinera Community Centre
Sala d'actes | Salón de actos | Assembly room
Aula de cuina | Aula de cocina | Kitchen
`,
  museum: `
Museu de la Colònia | Museo de la Colonia | Colony Museum
Jaciment | Yacimiento | Excavation site
Auditori del museu | Auditorio del museo | Museum auditorium
`,
} as const

export const properNames = `Can Falguera, Mercè Vallbona, la Farinera, Pau Regué, Sant Roc, l'Alzinar, Josep Fabregó, les Cotxeres, Montserrat Cots, el Molí Vell, Sant Martí, la Sínia, Carme Aymerich, Can Bofill, Vila-seca, l'Escorxador, Salvador Enric, el Pont, Santa Anna, la Unió, Maria Aurèlia, els Horts, Pompeu Serrat, la Mina, Nova Estació, Can Xic, Joan Mirall, la Colònia, el Roser, Rocafort`

/** Sorts of organizer. */
export const organizerSorts = `
Associació de veïns {name} | Asociación de vecinos {name} | {name} Residents' Association
Club {name} | Club {name} | {name} Club
Coral {name} | Coral {name} | {name} Choir
Fundació {name} | Fundación {name} | {name} Foundation
Colla gegantera {name} | Comparsa de gigantes {name} | {name} Giants
Agrupació teatral {name} | Grupo de teatro {name} | {name} Players
AFA de l'escola {name} | AMPA del colegio {name} | Parents of {name}
Unió esportiva {name} | Unión deportiva {name} | {name} Sports Union
Esplai {name} | Centro de tiempo libre {name} | {name} Play Scheme
Cooperativa {name} | Cooperativa {name} | {name} Cooperative
`

export const commonOrganizers = `
Ajuntament | Ayuntamiento | Town Council
Regidoria de Cultura | Concejalía de Cultura | Culture Department
Servei de Joventut | Servicio de Juventud | Youth Service
Xarxa de Biblioteques | Red de Bibliotecas | Library Network
Comissió de festes | Comisión de fiestas | Festival Committee
Consell Comarcal | Consejo Comarcal | County Council
Colla de diables | Grupo de diablos | The Devils
Creu Roja | Cruz Roja | Red Cross
Centre excursionista | Club de montaña | Hikers' Club
Botiguers i restauradors | Comercio y hostelería | Shops and Restaurants
`

/** A category, then what is inside of it. */
export const categoryTree = `
Música | Música | Music
> Clàssica | Clásica | Classical
> Pop i rock | Pop y rock | Pop and rock
Arts escèniques | Artes escénicas | Performing arts
> Teatre | Teatro | Theatre
> Dansa | Danza | Dance
Cinema | Cine | Film
Infantil i familiar | Infantil y familiar | Kids
> Contes | Cuentos | Storytelling
Festes | Fiestas | Festivals
Fires i mercats | Ferias y mercados | Fairs
Esports | Deportes | Sport
> Curses | Carreras | Races
Xerrades | Charlas | Talks
Tallers | Talleres | Workshops
> Cuina | Cocina | Cookery
> Manualitats | Manualidades | Crafts
Exposicions | Exposiciones | Exhibitions
Visites | Visitas | Tours
Lletres | Letras | Literature
Gent gran | Mayores | Seniors
Joventut | Juventud | Youth
Salut | Salud | Health
Medi ambient | Medio ambiente | Environment
Solidaritat | Solidaridad | Charity
Participació | Participación | Civic life
Altres | Otros | Other
`

export const tagWords = `
gratuït | gratis | free
aire lliure | aire libre | open air
accessible | accesible | step-free
amb inscripció | con inscripción | sign-up
nadons | bebés | toddlers
jazz | jazz | jazz
Nadal | Navidad | Christmas
estiu | verano | summer
Festa Major | Fiesta Mayor | town festival
Setmana Santa | Semana Santa | Easter
dones | mujeres | women
LGTBI | LGTBI | LGBTI
memòria històrica | memoria histórica | the past
patrimoni | patrimonio | heritage
català | catalán | Catalan
vi | vino | wine
circ | circo | circus
ciència | ciencia | science
poesia | poesía | verse
mascotes | mascotas | pets
agenda | agenda | agenda
destacat | destacado | highlight
cap de setmana | fin de semana | weekend
`

export const towns = `Vilafonda, Santa Coloma de Mar, Montclar, Castellserè, Riudefonts, l'Albereda`
