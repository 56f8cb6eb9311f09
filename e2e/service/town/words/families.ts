/** Title, then what it is about: Català | Español | English. */
export const familyActivities = `
@10-11 Fem un fanalet de tardor | Hacemos un farolillo de otoño | Making an autumn lantern
Paper de seda, cola i una passejada al capvespre. | Papel de seda, cola y un paseo al atardecer. | Tissue paper, glue and a walk at dusk.
Contes de pirates sense pegat | Cuentos de piratas sin parche | Pirate tales without the eyepatch
Històries de mar per a infants de tres a sis anys. | Historias de mar para niños de tres a seis años. | Sea stories for three- to six-year-olds.
La lletra S fa soroll de mar | La letra S suena a mar | The letter S sounds like the sea
Conte, joc i dibuix per als qui aprenen a llegir. | Cuento, juego y dibujo para quien aprende a leer. | A story, a game and drawing for early readers.
Nadons i llibres | Bebés y libros | Babies and books
Falda, cançó i llibres que es poden mossegar. | Regazo, canción y libros que se pueden morder. | Laps, songs and books that may be chewed.
Titelles: en Patufet a l'estómac de la balena | Títeres: Patufet en la barriga de la ballena | Puppets: Patufet in the belly of the whale
El bou d'aquí és una balena, i ningú no s'hi queixa. | Aquí el buey es una ballena, y nadie se queja. | In this town the ox is a whale, and nobody complains.
Gimcana pel Museu de la Mar | Gincana por el Museo del Mar | Treasure hunt at the Museum of the Sea
Vuit pistes, un cofre i cap premi que es trenqui. | Ocho pistas, un cofre y ningún premio que se rompa. | Eight clues, one chest and no breakable prizes.
Matí de jocs de fusta gegants | Mañana de juegos de madera gigantes | A morning of giant wooden games
Trenta jocs de punteria i enginy a l'aire lliure. | Treinta juegos de puntería e ingenio al aire libre. | Thirty games of aim and wit, out of doors.
Ciència a la sorra | Ciencia en la arena | Science in the sand
Volcans, filtres i castells que aguanten l'onada. | Volcanes, filtros y castillos que aguantan la ola. | Volcanoes, filters and castles that stand up to a wave.
Cinema familiar: curts d'animació | Cine familiar: cortos de animación | Family film: animated shorts
Sis pel·lícules sense paraules, de sis països. | Seis películas sin palabras, de seis países. | Six wordless films from six countries.
@12-12 Fem el tió | Hacemos el tió | Dressing the tió
Manta, barretina i un bastó per a cada infant. | Manta, barretina y un palo para cada niño. | A blanket, a red cap and a stick for every child.
Orquestra de pots i galledes | Orquesta de botes y cubos | Orchestra of tins and buckets
Percussió de reciclatge i concert final al pati. | Percusión de reciclaje y concierto final en el patio. | Recycled percussion, with a concert in the yard.
Dormim a la biblioteca | Dormimos en la biblioteca | A night in the library
Sac de dormir, llanterna i contes de por petita. | Saco de dormir, linterna y cuentos de miedo pequeño. | Sleeping bag, torch and slightly scary stories.
El circ som nosaltres | El circo somos nosotros | We are the circus
Taller de xanques, diàbolo i equilibri. | Taller de zancos, diábolo y equilibrio. | Stilts, diabolo and balance.
Berenar amb en Jules Verne | Merienda con Julio Verne | Tea with Jules Verne
Vint mil llegües de xocolata desfeta. | Veinte mil leguas de chocolate a la taza. | Twenty thousand leagues of hot chocolate.
`

/** An exhibition, then what it shows: Català | Español | English. */
export const exhibitions = `
Exposició: «Cent anys de regates» | Exposición: «Cien años de regatas» | Exhibition: “A Hundred Years of Regattas”
Cartells, trofeus i el gallardet del primer vencedor. | Carteles, trofeos y el gallardete del primer vencedor. | Posters, trophies and the first winner's pennant.
Exposició: «Blau de treball» | Exposición: «Azul de trabajo» | Exhibition: “Work Blue”
La roba dels oficis del port, peça per peça. | La ropa de los oficios del puerto, pieza a pieza. | The working clothes of the harbour, piece by piece.
Exposició: «Cartes de navegar» | Exposición: «Cartas de navegar» | Exhibition: “Charts to Sail By”
Dels portolans mallorquins als satèl·lits. | De los portulanos mallorquines a los satélites. | From the Majorcan portolans to satellites.
Exposició: «El temporal del Glòria» | Exposición: «El temporal Gloria» | Exhibition: “Storm Gloria”
Fotografies de veïns de la llevantada de gener del 2020. | Fotografías de vecinos del temporal de enero de 2020. | Residents' photographs of the January 2020 storm.
Exposició: «Dones d'aigua i sal» | Exposición: «Mujeres de agua y sal» | Exhibition: “Women of Water and Salt”
Les saladores que van sostenir el poble. | Las saladoras que sostuvieron el pueblo. | The fish salters who kept the town going.
Exposició: «Gravats a tinta de sépia» | Exposición: «Grabados con tinta de sepia» | Exhibition: “Prints in Cuttlefish Ink”
Obra recent del col·lectiu La Cisterna. | Obra reciente del colectivo La Cisterna. | Recent work by the La Cisterna collective.
Exposició: «Insectes de paret mestra» | Exposición: «Insectos de pared maestra» | Exhibition: “Insects of the Old Walls”
Macrofotografia al nucli antic. | Macrofotografía en el casco antiguo. | Macro photography in the old town.
@12-12 Pessebre de sorra | Belén de arena | Nativity scene in sand
Vuit tones de sorra i deu dies de feina. | Ocho toneladas de arena y diez días de trabajo. | Eight tonnes of sand and ten days' work.
Exposició: «Còmic i mar» | Exposición: «Cómic y mar» | Exhibition: “Comics and the Sea”
Originals de quatre dècades de vinyetes mullades. | Originales de cuatro décadas de viñetas mojadas. | Original pages from four decades of wet panels.
Exposició: «Mapes de la memòria del Raval» | Exposición: «Mapas de la memoria del Raval» | Exhibition: “Memory Maps of the Raval”
El barri dibuixat pels qui hi van arribar els anys seixanta. | El barrio dibujado por quienes llegaron en los años sesenta. | The quarter drawn by those who arrived in the sixties.
Exposició: «Ex-vots mariners» | Exposición: «Exvotos marineros» | Exhibition: “Sailors' Votive Ships”
Vaixells petits per a promeses grans. | Barcos pequeños para promesas grandes. | Small ships for large promises.
@6-6 Exposició de treballs dels tallers d'art | Exposición de trabajos de los talleres de arte | Art workshops' end-of-year show
Un any de fang, paper i pinzells. | Un año de barro, papel y pinceles. | A year of clay, paper and brushes.
`
