/** Title, then what it is about: Català | Español | English. */
export const tours = `
Portsalabre en cent passes | Portsalabre en cien pasos | Portsalabre in a hundred steps
El nucli antic, del portal de Mar a la Torre de Guaita. | El casco antiguo, del portal de Mar a la Torre Vigía. | The old town, from the Sea Gate to the Watchtower.
La Llotja per dins | La Lonja por dentro | Inside the Fish Exchange
La subhasta del peix, amb els qui hi compren cada tarda. | La subasta de pescado, con los que compran cada tarde. | The fish auction, with the people who buy there every afternoon.
Pujada al Far | Subida al Faro | Climbing the lighthouse
Cent cinquanta-dos graons i la llum que va guiar els vapors. | Ciento cincuenta y dos escalones y la luz que guio a los vapores. | A hundred and fifty-two steps, and the light that guided the steamers.
El refugi antiaeri del carrer dels Corders | El refugio antiaéreo del carrer dels Corders | The air-raid shelter in Carrer dels Corders
Una hora sota terra per no oblidar. | Una hora bajo tierra para no olvidar. | An hour underground, so as not to forget.
Modernisme entre el mar i la via | Modernismo entre el mar y la vía | Art Nouveau between the sea and the railway
Cases d'americanos, ceràmica i ferro forjat. | Casas de indianos, cerámica y hierro forjado. | Houses of returned emigrants, tiles and wrought iron.
El cementiri mariner | El cementerio marinero | The seamen's cemetery
Xiprers, símbols i històries de naufragis. | Cipreses, símbolos y historias de naufragios. | Cypresses, symbols and tales of shipwreck.
Nit al museu amb llanterna | Noche en el museo con linterna | Torchlight night at the museum
Ormeigs, exvots i una balena que cruix. | Aparejos, exvotos y una ballena que cruje. | Tackle, votive ships and a whale that creaks.
Jardí Botànic: les plantes que beuen boira | Jardín Botánico: las plantas que beben niebla | Botanic Garden: plants that drink fog
Adaptacions a la sal, al vent i a la set. | Adaptaciones a la sal, al viento y a la sed. | How plants cope with salt, wind and thirst.
El Celler Cooperatiu i el vi de sorra | La Bodega Cooperativa y el vino de arena | The Cooperative Winery and its sand wines
Visita a les tines i tast de tres vins. | Visita a las tinas y cata de tres vinos. | A look at the vats and a tasting of three wines.
Les mans del port: rederes, calafats i subhastadors | Las manos del puerto: rederas, calafates y subastadores | Hands of the harbour
Passejada amb gent d'ofici. | Paseo con gente de oficio. | A walk with people who know their trade.
`

/** Title, then what it is about: Català | Español | English. */
export const walks = `
Camí de Ronda: de la Platja Gran a Cala Bruna | Camino de Ronda: de la Playa Grande a Cala Bruna | Coastal Path: Platja Gran to Cala Bruna
Sis quilòmetres, tres túnels i un bany opcional. | Seis kilómetros, tres túneles y un baño opcional. | Six kilometres, three tunnels and an optional swim.
Pujada a l'Ermita del Vent amb lluna plena | Subida a la Ermita del Viento con luna llena | Full-moon walk to the Chapel of the Wind
Porteu frontal, però no l'encengueu. | Traed frontal, pero no lo encendáis. | Bring a head torch, but leave it off.
La Volta als Estanys | La vuelta a los humedales | Round the lagoons
Itinerari planer, apte per a cotxets. | Itinerario llano, apto para cochecitos. | Level route, fine for pushchairs.
Barraques de pedra seca | Cabañas de piedra seca | Dry-stone huts
Un patrimoni sense morter i sense arquitecte. | Un patrimonio sin argamasa y sin arquitecto. | Heritage without mortar and without architects.
Camins de contraban | Caminos de contrabando | Smugglers' trails
Tabac, sucre i silenci: de la cala a la masia. | Tabaco, azúcar y silencio: de la cala a la masía. | Tobacco, sugar and silence: from the cove to the farmhouse.
Marxa nòrdica per a principiants | Marcha nórdica para principiantes | Nordic walking for beginners
Bastons inclosos i ritme de conversa. | Bastones incluidos y ritmo de conversación. | Poles provided, at talking pace.
Caminada solidària per la recerca | Caminata solidaria por la investigación | Charity walk for research
Cinc quilòmetres; tot el que es recapti es dona. | Cinco kilómetros; todo lo recaudado se dona. | Five kilometres; every cent raised is given away.
Sortida al Cap dels Vents i dinar de carmanyola | Salida al Cap dels Vents y comida de fiambrera | Walk to Cap dels Vents, with packed lunch
Dotze quilòmetres amb desnivell: cal estar en forma. | Doce kilómetros con desnivel: hay que estar en forma. | Twelve hilly kilometres: you need to be fit.
`

/** Title, then what it is about: Català | Español | English. */
export const natureOutings = `
@12-2 Ocells d'hivern als aiguamolls | Aves de invierno en los humedales | Winter birds in the wetlands
Ànecs, fotges i, amb sort, un bitó. | Patos, fochas y, con suerte, un avetoro. | Ducks, coots and, with luck, a bittern.
Recompte de gavina corsa | Censo de gaviota de Audouin | Audouin's gull count
Sortida de matinada amb telescopis del grup. | Salida de madrugada con telescopios del grupo. | A dawn outing with the group's telescopes.
Neteja de la Platja Gran | Limpieza de la Playa Grande | Platja Gran clean-up
Guants i bosses, els portem nosaltres; ganes, vosaltres. | Guantes y bolsas los ponemos nosotros; ganas, vosotros. | We bring gloves and bags; you bring the will.
Observació d'estels a la Punta Blanca | Observación de estrellas en Punta Blanca | Stargazing at Punta Blanca
Saturn, la Lluna i el silenci del far apagat. | Saturno, la Luna y el silencio del faro apagado. | Saturn, the Moon and the hush of the darkened lighthouse.
@11-3 Plantem tamarius a la duna | Plantamos tamariscos en la duna | Planting tamarisks on the dune
Cent plançons per aturar la sorra. | Cien plantones para detener la arena. | A hundred saplings to hold back the sand.
Bioblitz: quantes espècies viuen a Cala Bruna? | Bioblitz: ¿cuántas especies viven en Cala Bruna? | Bioblitz: how many species live at Cala Bruna?
Vint-i-quatre hores amb lupa, xarxa i quadern. | Veinticuatro horas con lupa, red y cuaderno. | Twenty-four hours with lens, net and notebook.
@6-9 Snorkel guiat a la reserva | Esnórquel guiado en la reserva | Guided snorkelling in the reserve
Neros, castanyoles i normes per no molestar-los. | Meros, castañuelas y normas para no molestarlos. | Groupers, damselfish and how not to bother them.
@10-11 Bolets i no bolets | Setas y no setas | Mushrooms, and not mushrooms
Sortida, taula d'identificació i cap heroïcitat. | Salida, mesa de identificación y ninguna heroicidad. | A walk, an identification table and no heroics.
Caixes niu per a mallerengues | Cajas nido para carboneros | Nest boxes for tits
Construcció i instal·lació al Parc dels Tamarius. | Construcción e instalación en el Parque de los Tamariscos. | Built together and put up in Tamarisk Park.
El bosc després del temporal | El bosque después del temporal | The wood after the storm
Què es retira i què es deixa, explicat pels forestals. | Qué se retira y qué se deja, explicado por los forestales. | What is cleared and what is left, explained by the foresters.
`

/** Title, then what it is about: Català | Español | English. */
export const sports = `
@12-12 Regata de Nadal | Regata de Navidad | Christmas Regatta
Optimist, Laser i vela llatina, amb sortida davant del moll. | Optimist, Laser y vela latina, con salida frente al muelle. | Optimist, Laser and lateen sail, starting off the quay.
@7-9 Travessia nedant a Cala Bruna | Travesía a nado a Cala Bruna | Open-water swim to Cala Bruna
Mil cinc-cents metres amb boia de seguretat. | Mil quinientos metros con boya de seguridad. | Fifteen hundred metres with a safety buoy.
Cursa dels Tres Fars | Carrera de los Tres Faros | Three Lighthouses Run
Deu quilòmetres homologats i milla infantil. | Diez kilómetros homologados y milla infantil. | A certified ten kilometres and a children's mile.
Bàsquet: Unió Esportiva - visitants | Baloncesto: Unión Deportiva - visitantes | Basketball: home match
Partit de lliga; el sènior femení es juga el segon lloc. | Partido de liga; el sénior femenino se juega el segundo puesto. | League match; the women's first team plays for second place.
Futbol: derbi de la riera | Fútbol: derbi de la riera | Football: the Riera derby
Qui guanya convida a esmorzar. | Quien gana invita a almorzar. | The winners buy breakfast.
Torneig d'escacs ràpids | Torneo de ajedrez rápido | Rapid chess tournament
Set rondes a deu minuts, categories de sub-8 a veterans. | Siete rondas a diez minutos, categorías de sub-8 a veteranos. | Seven ten-minute rounds, from under-8s to veterans.
Simultànies d'escacs a la plaça | Simultáneas de ajedrez en la plaza | Simultaneous chess in the square
Vint taulers i una mestra que no s'asseu. | Veinte tableros y una maestra que no se sienta. | Twenty boards and one master who never sits down.
@12-2 Patinatge: festival d'hivern | Patinaje: festival de invierno | Roller-skating winter gala
Tots els grups de l'escola, dels quatre anys als divuit. | Todos los grupos de la escuela, de los cuatro años a los dieciocho. | Every group in the school, from four to eighteen.
@5-9 Pàdel surf a trenc d'alba | Pádel surf al amanecer | Paddle-boarding at daybreak
Mar plana, esmorzar calent i fotografia de grup. | Mar en calma, desayuno caliente y foto de grupo. | Calm sea, hot breakfast and a group photograph.
Rem: lliga de llaguts | Remo: liga de llaguts | Rowing: llagut league
Cinc viles, vuit remers i un timoner afònic. | Cinco villas, ocho remeros y un timonel afónico. | Five towns, eight rowers and a hoarse cox.
Jornada de portes obertes a la piscina | Jornada de puertas abiertas en la piscina | Open day at the swimming pool
Proves de totes les activitats, amb banyador i casquet. | Pruebas de todas las actividades, con bañador y gorro. | Try every activity; bring a costume and a cap.
Pedalada popular | Pedaleada popular | Town bike ride
Vuit quilòmetres sense cotxes i botifarrada final. | Ocho kilómetros sin coches y butifarrada final. | Eight car-free kilometres, with sausages at the end.
Petanca: trofeu del Casal | Petanca: trofeo del Centro de Mayores | Pétanque: the Centre's trophy
Trios sortejats; s'accepten sogres. | Tríos por sorteo; se aceptan suegros. | Threes drawn by lot; in-laws welcome.
@6-8 Vòlei platja: obert d'estiu | Vóley playa: abierto de verano | Beach volleyball summer open
Parelles mixtes, dues pistes, música baixa. | Parejas mixtas, dos pistas, música baja. | Mixed pairs, two courts, low music.
`
