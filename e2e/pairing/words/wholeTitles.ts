/** Titles that stand alone, as translators really put them: often with no word in common. Català | Español | English. */
export const wholeTitles = `
Correfoc | Pasacalles de fuego | Fire run
Cercavila de gegants i capgrossos | Desfile de gigantes y cabezudos | Parade of giants
Castell de focs | Fuegos artificiales | Fireworks
Sardinada popular | Asado de sardinas | Sardine barbecue
Ballada de sardanes | Audición de sardanas | Sardana dancing
Diada castellera | Encuentro de torres humanas | Human towers day
Pregó i repic de campanes | Pregón y toque de campanas | Opening speech
Botifarrada | Comida popular | Sausage lunch
Arribada dels Reis | Cabalgata de Reyes Magos | The Three Kings arrive
Cagatió | Tió de Navidad | Christmas log for children
Quina de Nadal | Bingo navideño | Christmas bingo
Caga tió a la plaça | El tió en la plaza | Log-beating in the square
Pessebre vivent | Belén viviente | Living nativity
Cap d'any a l'envelat | Nochevieja en la carpa | New Year's Eve in the marquee
Rua de Carnestoltes | Desfile de Carnaval | Carnival parade
Enterrament de la sardina | Entierro de la sardina | Farewell to carnival
Calçotada | Calçotada popular | Spring onion feast
Mercat setmanal | Mercadillo | Weekly market
Fira de brocanters | Feria de antigüedades | Flea market
Fira de l'oli | Feria del aceite | Olive oil fair
Marxa popular de l'arròs | Fiesta del arroz | Rice festival
Sant Jordi: parades de llibres i roses | Día del Libro y de la Rosa | Saint George's Day stalls
Revetlla | Noche de San Juan | Midsummer bonfire
Castanyada | Fiesta de otoño | Chestnut evening
Aplec de l'ermita | Romería | Pilgrimage to the chapel
Cantada d'havaneres | Habaneras y ron quemado | Sea songs and burnt rum
Festa de l'escuma | Fiesta de la espuma | Foam party
Gimcana fotogràfica | Yincana fotográfica | Photo hunt
Cursa de muntanya | Carrera por montaña | Trail race
Pedalada | Día de la bicicleta | Bike day
Torneig de futbol 7 | Torneo de fútbol 7 | Seven-a-side football
Caminada nocturna | Marcha nocturna | Night hike
Bany de bosc | Baño de bosque | Forest bathing
Travessa del port | Travesía a nado | Harbour swim
Partit de la jornada | Partido de liga | Home game
Donació de sang | Donación de sangre | Give blood
Ple municipal | Pleno del Ayuntamiento | Council meeting
Audiència pública | Audiencia pública: urbanismo | Public hearing
Punt lila | Punto violeta | Safe point
Recollida d'aliments | Gran recogida de alimentos | Food drive
Intercanvi de llibres | Trueque de libros | Book swap
Biblioteca a la piscina | Bibliopiscina | Poolside library
Nit de museus | Noche de los Museos | Museums at night
Concert d'any nou | Concierto de Año Nuevo | New Year concert
Concert de final de curs | Concierto de fin de curso | Pupils' summer concert
Audició d'alumnes | Recital de alumnos | Student recital
Sessió golfa | Sesión golfa | Midnight movie
Cinema a la fresca | Cine de verano | Open-air cinema
Monòlegs | Noche de monólogos | Stand-up night
Micro obert | Micro abierto | Open mic
Discomòbil | Discomóvil | DJ night
Festa Holi | Fiesta Holi | Colour run
Inflables a la plaça | Hinchables en la plaza | Bouncy castles
Xocolatada | Chocolatada infantil | Hot chocolate for all
Ludoteca | Ludoteca | Play centre
Espai nadó | Espacio bebé | Baby corner
Grup de criança | Grupo de crianza | Parents' group
Tertúlia en anglès | Tertulia en inglés | English conversation
Voluntariat per la llengua | Parejas lingüísticas | Language partners
Servei d'orientació laboral | Orientación laboral | Job advice
Punt d'informació turística | Información turística | Visitor information
Homenatge a la gent gran | Homenaje a nuestros mayores | Seniors' day
Ofrena floral | Ofrenda floral | Laying of flowers
Missa solemne | Misa mayor | High mass
Concurs de paelles | Concurso de paellas | Paella contest
Mostra gastronòmica | Ruta de la tapa | Tapas trail
Tast de vins | Cata de vinos | Wine tasting
Vermut electrònic | Tardeo | Day party
Trobada de puntaires | Encuentro de encajeras | Lacemakers' meeting
Trobada de cotxes clàssics | Concentración de coches clásicos | Classic cars
Mercat medieval | Mercado medieval | Medieval fair
Setmana de la ciència | Semana de la Ciencia | Science week
Dia de la dona treballadora | 8M | International Women's Day
Hora del planeta | La hora del planeta | Lights out
Planta un arbre | Día del árbol | Tree planting
Sortida a Montserrat | Excursión a Montserrat | Trip to Montserrat
Ball de gent gran | Baile de tarde | Tea dance
Cafè de les llengües | Café de idiomas | Language café
Banc del temps | Banco del tiempo | Time bank
Reparem junts | Taller de reparación | Repair café
`
