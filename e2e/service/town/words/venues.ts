/**
 * The forty venues of Portsalabre. key | Català | Español | English | address | telephone | °N,°E.
 * A translation written `-` does not exist: the venue has no record in that language.
 */
export const venueTable = `
teatre | Teatre Municipal La Sorra | Teatro Municipal La Sorra | La Sorra Municipal Theatre | Rambla de Mar, 14 | 21 | 42.0612,3.2041
biblioteca | Biblioteca Caterina Albert | Biblioteca Caterina Albert | Caterina Albert Library | Plaça de la Vila Vella, 3 | 22 | 42.0620,3.2029
museu | Museu de la Mar i de la Pesca | Museo del Mar y de la Pesca | Museum of the Sea and Fishing | Moll de les Barques, 2 | 23 | 42.0598,3.2066
ateneu | Ateneu Portsalabrenc | Ateneo de Portsalabre | Portsalabre Athenaeum | Carrer dels Corders, 27 | 24 | 42.0617,3.2033
ajuntament | Casa de la Vila | Casa Consistorial | Town Hall | Plaça de la Vila, 1 | 25 | 42.0616,3.2024
llotja | Llotja Vella | Lonja Vieja | Old Fish Exchange | Moll de les Barques, 9 | 26 | 42.0595,3.2071
far | Far de la Punta Blanca | Faro de la Punta Blanca | Punta Blanca Lighthouse | Camí del Far, s/n | - | 42.0551,3.2140
platja | Platja Gran | Playa Grande | Platja Gran Beach | Passeig Marítim, s/n | - | 42.0604,3.2079
cala | Cala Bruna | Cala Bruna | Cala Bruna Cove | Camí de Ronda, s/n | - | 42.0523,3.2117
passeig | Passeig Marítim | Paseo Marítimo | Seafront Promenade | Passeig Marítim, s/n | - | -
placa | Plaça de la Vila | Plaza de la Villa | Plaça de la Vila Square | Plaça de la Vila, s/n | - | 42.0616,3.2025
mercat | Mercat Municipal | Mercado Municipal | Municipal Market | Plaça del Mercat, 1 | 27 | 42.0625,3.2018
esglesia | Església de Sant Pere | Iglesia de San Pedro | Church of Saint Peter | Plaça de l'Església, 2 | 28 | 42.0621,3.2031
ermita | Ermita de la Mare de Déu del Vent | Ermita de la Virgen del Viento | Chapel of Our Lady of the Wind | Camí de l'Ermita, s/n | - | 42.0702,3.1926
torre | Torre de Guaita | Torre Vigía | Watchtower | Pujada de la Torre, 11 | - | 42.0629,3.2048
tamarius | Parc dels Tamarius | Parque de los Tamariscos | Tamarisk Park | Avinguda de la Riera, 40 | - | 42.0641,3.2002
pavello | Pavelló d'Esports | Pabellón de Deportes | Sports Hall | Carrer de l'Estadi, 5 | 29 | 42.0663,3.1987
camp | Camp de Futbol de la Riera | Campo de Fútbol de la Riera | La Riera Football Ground | Carrer de l'Estadi, 12 | 30 | 42.0667,3.1979
piscina | Piscina Municipal | Piscina Municipal | Municipal Swimming Pool | Carrer de l'Estadi, 7 | 31 | -
nautic | Club Nàutic Portsalabre | Club Náutico Portsalabre | Portsalabre Sailing Club | Port Esportiu, s/n | 32 | 42.0589,3.2083
confraria | Confraria de Pescadors | Cofradía de Pescadores | Fishermen's Guild | Moll de les Barques, 12 | 33 | 42.0593,3.2073
musica | Escola de Música | Escuela de Música | Music School | Carrer de la Lira, 8 | 34 | 42.0633,3.2011
escola | Escola Els Pins | Escuela Els Pins | - | Avinguda de la Riera, 22 | 35 | -
institut | Institut Punta Blanca | Instituto Punta Blanca | - | Avinguda de la Riera, 60 | 36 | -
casal | Casal de la Gent Gran | Centro de Personas Mayores | Senior Citizens' Centre | Carrer de la Nansa, 19 | 37 | 42.0627,3.2014
joves | Casal de Joves La Boia | Espacio Joven La Boia | La Boia Youth Centre | Carrer dels Calafats, 6 | 38 | 42.0608,3.2052
cinema | Cinema Lumen | Cine Lumen | Lumen Cinema | Carrer Nou, 31 | 39 | 42.0618,3.2016
salao | Sala La Saladora | Sala La Saladora | La Saladora Hall | Carrer de la Sal, 4 | 40 | 42.0601,3.2058
masia | Masia Can Garbí | Masía Can Garbí | Can Garbí Farmhouse | Camí de Can Garbí, 1 | 41 | 42.0719,3.1902
raval | Centre Cívic del Raval | Centro Cívico del Raval | Raval Community Centre | Carrer del Raval, 52 | 42 | 42.0649,3.2022
aiguamolls | Centre de Natura dels Aiguamolls | Centro de Naturaleza de los Humedales | Wetlands Nature Centre | Camí dels Estanys, 3 | 43 | 42.0755,3.1988
hort | Horts de la Riera | Huertos de la Riera | - | Camí dels Horts, s/n | - | -
botanic | Jardí Botànic del Pinar | Jardín Botánico del Pinar | El Pinar Botanic Garden | Pujada del Pinar, 30 | 44 | 42.0571,3.2102
cisterna | Espai d'Art La Cisterna | Espacio de Arte La Cisterna | La Cisterna Art Space | Carrer de la Cisterna, 2 | 45 | 42.0623,3.2037
estacio | Plaça de l'Estació | - | - | Plaça de l'Estació, s/n | - | -
ludoteca | Ludoteca El Cargolí | Ludoteca El Cargolí | - | Carrer de la Lira, 12 | 46 | 42.0634,3.2009
pescadors | Plaça dels Pescadors | Plaza de los Pescadores | Fishermen's Square | Plaça dels Pescadors, s/n | - | 42.0600,3.2062
ronda | Camí de Ronda | Camino de Ronda | Coastal Path | Camí de Ronda, s/n | - | 42.0538,3.2125
celler | Celler Cooperatiu | Bodega Cooperativa | Cooperative Winery | Carretera de la Plana, 15 | 47 | 42.0691,3.1958
linia | En línia | En línea | Online | - | - | -
`
