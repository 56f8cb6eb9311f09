/**
 * What falls on its own day every year. month-day start minutes venue | Català | Español | English,
 * then what it is about. Zero minutes: the whole day.
 */
export const feasts = `
11-25 18:30 60 placa | Acte del 25 de novembre contra la violència masclista | Acto del 25 de noviembre contra la violencia machista | 25 November: against violence towards women
Lectura del manifest i encesa de llums liles. | Lectura del manifiesto y encendido de luces lilas. | Reading of the manifesto and lighting of lilac lamps.
12-05 18:00 90 placa | Encesa de llums i caga tió gegant | Encendido de luces y tió gigante | Christmas lights and the giant tió
Xocolata desfeta i cops de bastó amb cançó. | Chocolate a la taza y golpes de bastón con canción. | Hot chocolate, sticks and the song that goes with them.
12-13 09:00 720 placa | Fira de Santa Llúcia | Feria de Santa Lucía | Saint Lucy's Fair
Pessebres, molsa artificial i avets de viver. | Belenes, musgo artificial y abetos de vivero. | Nativity figures, artificial moss and nursery firs.
12-31 23:30 150 placa | Les campanades a la Plaça de la Vila | Las campanadas en la Plaza de la Villa | New Year's chimes in the square
Raïm de franc fins que s'acabi i ball fins a les dues. | Uvas gratis hasta que se acaben y baile hasta las dos. | Free grapes while they last, and dancing until two.
01-05 18:30 150 passeig | Cavalcada dels Reis d'Orient | Cabalgata de los Reyes Magos | Parade of the Three Kings
Arriben per mar, amb fanalets a totes les barques. | Llegan por mar, con farolillos en todas las barcas. | They arrive by sea, with lanterns on every boat.
01-17 10:30 180 mercat | Els Tres Tombs | Los Tres Tombs | Els Tres Tombs: blessing of the animals
Cavalls, carros i la benedicció de gossos amb jersei. | Caballos, carros y la bendición de perros con jersey. | Horses, carts and the blessing of dogs in jumpers.
01-20 12:00 90 esglesia | Festa Major d'Hivern: ofici i ball del vot | Fiesta Mayor de Invierno: oficio y baile del voto | Winter Festival: the vow dance
El vot del poble des de la pesta del 1652. | El voto del pueblo desde la peste de 1652. | The town's vow since the plague of 1652.
02-13 19:00 300 passeig | Rua de Carnaval | Desfile de Carnaval | Carnival parade
Divuit carrosses i una sardina que farà mala fi. | Dieciocho carrozas y una sardina que acabará mal. | Eighteen floats, and a sardine that will come to a bad end.
02-17 20:00 90 platja | Enterrament de la sardina | Entierro de la sardina | Burial of the sardine
Plors, fum i torrada popular. | Llantos, humo y torrada popular. | Tears, smoke and grilled sardines for all.
03-08 12:00 90 placa | Dia Internacional de les Dones | Día Internacional de las Mujeres | International Women's Day
Manifest, batucada i dinar compartit. | Manifiesto, batucada y comida compartida. | Manifesto, drums and a shared lunch.
03-21 19:00 75 biblioteca | Dia Mundial de la Poesia | Día Mundial de la Poesía | World Poetry Day
Un poema en vint llengües que es parlen al poble. | Un poema en veinte lenguas que se hablan en el pueblo. | One poem in twenty languages spoken in the town.
04-05 11:30 120 esglesia | Caramelles | Caramelles: cantos de Pascua | Caramelles: Easter songs
Cistella, cinta i cançó a cada balcó. | Cesta, cinta y canción en cada balcón. | A basket, a ribbon and a song under every balcony.
04-23 09:00 750 passeig | Sant Jordi: llibres i roses vora mar | San Jorge: libros y rosas junto al mar | Saint George's Day: books and roses by the sea
Parades, signatures i lectura contínua. | Paradas, firmas y lectura continua. | Stalls, signings and a day-long reading.
05-11 10:00 480 mercat | Fira de Sant Ponç | Feria de San Poncio | Saint Pontius's Herb Fair
Herbes, mel, codonyat i remeieres. | Hierbas, miel, membrillo y curanderas. | Herbs, honey, quince paste and old remedies.
06-04 19:00 120 esglesia | L'ou com balla | El huevo que baila | The dancing egg
Al brollador del claustre, guarnit amb ginesta. | En el surtidor del claustro, adornado con retama. | On the cloister fountain, decked with broom.
06-23 21:00 420 platja | Revetlla de Sant Joan | Verbena de San Juan | Midsummer's Eve
Flama del Canigó, foguera i orquestra fins a la matinada. | Llama del Canigó, hoguera y orquesta hasta la madrugada. | The Canigó flame, a bonfire and a band until dawn.
06-24 0 0 placa | Sant Joan: dia de festa local | San Juan: fiesta local | Midsummer's Day: local holiday
Les oficines municipals resten tancades. | Las oficinas municipales permanecen cerradas. | Municipal offices are closed.
06-29 18:00 150 confraria | Sant Pere: processó marítima | San Pedro: procesión marítima | Saint Peter's Day: procession at sea
Les barques surten guarnides i tornen amb la sirena posada. | Las barcas salen engalanadas y vuelven con la sirena puesta. | The boats go out dressed and come back with horns blowing.
07-16 20:30 120 pescadors | Mare de Déu del Carme: sardinada | Virgen del Carmen: sardinada | Our Lady of Carmel: sardine supper
Quatre-cents quilos de sardina a la brasa. | Cuatrocientos kilos de sardina a la brasa. | Four hundred kilos of sardines on the grill.
08-10 23:00 180 far | Les llàgrimes de Sant Llorenç | Las lágrimas de San Lorenzo | The Perseids from the lighthouse
Pluja d'estels amb el far apagat una hora. | Lluvia de estrellas con el faro apagado una hora. | Shooting stars, with the light switched off for an hour.
08-14 20:00 60 placa | Pregó de Festa Major | Pregón de Fiesta Mayor | Opening of the Summer Festival
Des del balcó, i amb els gegants a sota. | Desde el balcón, y con los gigantes debajo. | From the balcony, with the giants below.
08-15 23:00 30 platja | Castell de focs de Festa Major | Castillo de fuegos de Fiesta Mayor | Summer Festival fireworks
Divuit minuts damunt de l'aigua. | Dieciocho minutos sobre el agua. | Eighteen minutes over the water.
08-16 18:00 150 placa | Diada castellera de Festa Major | Jornada castellera de Fiesta Mayor | Summer Festival human towers
Tres colles i un quatre de vuit, si el vent vol. | Tres collas y un cuatro de ocho, si el viento quiere. | Three teams and an eight-storey tower, if the wind allows.
09-11 12:00 60 placa | Diada Nacional: ofrena floral | Diada Nacional: ofrenda floral | National Day of Catalonia: floral offering
Entitats, cant i paraules breus. | Entidades, canto y palabras breves. | Societies, song and short speeches.
09-27 08:00 600 celler | Festa de la Verema | Fiesta de la Vendimia | Grape Harvest Festival
Trepitjada, most i carros de portadores. | Pisada, mosto y carros con comportas. | Treading, must and old harvest carts.
10-12 10:00 480 llotja | Fira del Peix Blau | Feria del Pescado Azul | Oily Fish Fair
Anxova, sorell i verat en trenta tapes. | Anchoa, jurel y caballa en treinta tapas. | Anchovy, horse mackerel and mackerel in thirty tapas.
10-31 19:00 180 pescadors | Castanyada i contes de por | Castañada y cuentos de miedo | Chestnuts and ghost stories
Castanyera, moscatell i una veu que surt del pou. | Castañera, moscatel y una voz que sale del pozo. | A chestnut seller, muscatel and a voice from the well.
11-01 0 0 esglesia | Tots Sants: horari especial del cementiri | Todos los Santos: horario especial del cementerio | All Saints: cemetery opening hours
Obert de vuit a sis, amb servei d'autobús. | Abierto de ocho a seis, con servicio de autobús. | Open from eight to six, with a bus service.
11-11 11:00 180 masia | Sant Martí: tast de vi novell | San Martín: cata de vino nuevo | Saint Martin's Day: tasting the new wine
Botes obertes i botifarra a la brasa. | Botas abiertas y butifarra a la brasa. | Casks broached and sausages on the grill.
`
