/** Title, then what it is about: Català | Español | English. */
export const concerts = `
@12-2 Concert d'hivern de la Coral La Calma | Concierto de invierno de la Coral La Calma | La Calma Choir: winter concert
Cançons de bressol i de taverna, del Renaixement als nostres dies. | Nanas y canciones de taberna, del Renacimiento a nuestros días. | Lullabies and tavern songs, from the Renaissance to our own day.
Havaneres a la Llotja Vella | Habaneras en la Lonja Vieja | Habaneras at the Old Fish Exchange
Veus, guitarra i acordió, amb rom cremat per a tothom. | Voces, guitarra y acordeón, con ron quemado para todos. | Voices, guitar and accordion, with flamed rum for everyone.
Nit de jazz: homenatge a Tete Montoliu | Noche de jazz: homenaje a Tete Montoliu | Jazz night: a tribute to Tete Montoliu
Quartet amb piano sobre temes del gran pianista barceloní. | Cuarteto con piano sobre temas del gran pianista barcelonés. | A piano-led quartet plays the great Barcelona pianist's repertoire.
Les suites per a violoncel de Bach | Las suites para violonchelo de Bach | Bach: the cello suites
Tres suites a la llum de les espelmes, com les estudiava Pau Casals. | Tres suites a la luz de las velas, como las estudiaba Pau Casals. | Three suites by candlelight, the way Pau Casals practised them.
El Cant dels Ocells i altres cançons de pau | El Canto de los Pájaros y otras canciones de paz | The Song of the Birds and other songs of peace
Violoncel i cor, en record de Pau Casals. | Violonchelo y coro, en recuerdo de Pau Casals. | Cello and choir, in memory of Pau Casals.
Orgue obert: Cabanilles i els seus contemporanis | Órgano abierto: Cabanilles y sus contemporáneos | Open organ loft: Cabanilles and his contemporaries
L'orgue barroc de Sant Pere, acabat de restaurar, sona com fa tres-cents anys. | El órgano barroco de San Pedro, recién restaurado, suena como hace trescientos años. | The newly restored baroque organ of Saint Peter's sounds as it did three centuries ago.
@5-9 Rumba al terrat | Rumba en la azotea | Rooftop rumba
Ventilador, palmes i caixó amb la posta de sol al fons. | Ventilador, palmas y cajón con la puesta de sol al fondo. | Guitars, handclaps and cajón, with the sunset behind.
Piano a quatre mans | Piano a cuatro manos | Piano four hands
Schubert, Fauré i les danses de Granados. | Schubert, Fauré y las danzas de Granados. | Schubert, Fauré and the dances of Granados.
Audició d'alumnes de l'Escola de Música | Audición de alumnos de la Escuela de Música | Music School students' recital
Els més petits, per primera vegada damunt d'un escenari de debò. | Los más pequeños, por primera vez sobre un escenario de verdad. | The youngest pupils, for the first time on a real stage.
Blues a la Saladora | Blues en La Saladora | Blues at La Saladora
Harmònica, contrabaix i molta paciència amb el volum. | Armónica, contrabajo y mucha paciencia con el volumen. | Harmonica, double bass and a great deal of patience with the volume.
Gospel a l'església de Sant Pere | Góspel en la iglesia de San Pedro | Gospel at Saint Peter's
Trenta veus i un públic que acaba picant de mans. | Treinta voces y un público que acaba dando palmas. | Thirty voices, and an audience that ends up clapping along.
La Cobla, de ben a prop | La cobla, de cerca | The cobla up close
Tenora, tible i flabiol: com sonen i per què ens fan ballar. | Tenora, tible y flabiol: cómo suenan y por qué nos hacen bailar. | Tenora, tible and flabiol: how they sound and why they make us dance.
Cançó d'autor: Salvat-Papasseit musicat | Canción de autor: Salvat-Papasseit musicado | Salvat-Papasseit set to music
«Tot l'enyor de demà» i altres poemes amb guitarra. | «Tot l'enyor de demà» y otros poemas con guitarra. | “Tot l'enyor de demà” and other poems, with guitar.
Concert de la Banda Jove | Concierto de la Banda Joven | Youth Band concert
Bandes sonores que tothom reconeix a la tercera nota. | Bandas sonoras que todo el mundo reconoce a la tercera nota. | Film scores everyone recognises by the third note.
Electrònica de mar: sessió amb hidròfons | Electrónica de mar: sesión con hidrófonos | Sea electronics: a hydrophone session
Música feta amb sons gravats sota l'aigua de Cala Bruna. | Música hecha con sonidos grabados bajo el agua de Cala Bruna. | Music made with sounds recorded underwater at Cala Bruna.
Fado i cançó atlàntica | Fado y canción atlántica | Fado and songs of the Atlantic
De Lisboa a Cap Verd amb guitarra portuguesa. | De Lisboa a Cabo Verde con guitarra portuguesa. | From Lisbon to Cape Verde with Portuguese guitar.
Cançons de feina i de mar | Canciones de trabajo y de mar | Songs of work and sea
El que es cantava tot arreglant xarxes, recollit casa per casa. | Lo que se cantaba remendando redes, recogido casa por casa. | What was sung while mending nets, gathered house by house.
@5-9 Swing a la plaça | Swing en la plaza | Swing in the square
Ball obert amb orquestra de deu músics; abans, classe per a qui no en sap. | Baile abierto con orquesta de diez músicos; antes, clase para quien no sabe. | Open dance with a ten-piece band, and a lesson beforehand for beginners.
Vermut musical al Mercat | Vermut musical en el Mercado | Vermouth and music at the Market
Un duet diferent entre parades de fruita i peix. | Un dúo distinto entre puestos de fruta y pescado. | A different duo among the fruit and fish stalls.
Música antiga a l'ermita | Música antigua en la ermita | Early music at the chapel
Llaüt i veu: cançons del Llibre Vermell de Montserrat. | Laúd y voz: canciones del Llibre Vermell de Montserrat. | Lute and voice: songs from the Llibre Vermell of Montserrat.
Rock de garatge amb grups locals | Rock de garaje con grupos locales | Garage rock with local bands
Tres grups, quaranta minuts cadascun, cap versió. | Tres grupos, cuarenta minutos cada uno, ninguna versión. | Three bands, forty minutes each, no covers.
@1-1 Concert de Cap d'Any | Concierto de Año Nuevo | New Year's Concert
Valsos, polques i una marxa que ja sabeu com s'acaba. | Valses, polcas y una marcha que ya sabéis cómo termina. | Waltzes, polkas and a march whose ending you already know.
@12-12 El Messies participatiu | El Mesías participativo | Sing-along Messiah
Cantaires de sis corals i tothom qui vulgui sumar-s'hi. | Cantantes de seis corales y quien quiera sumarse. | Singers from six choirs, and anyone who cares to join in.
`
