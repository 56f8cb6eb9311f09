/** What fills the frames. `first | second` of the artists are put together; they have no language. */
export const artists = {
  first: `Els Torrats, La Marfanta, Quartet Brumós, Clara Puigsec, Orquestra Galatxo, Miramunt, Roger Vallfosca, Trio Xaloc, Las Nenas del Puerto, Banda Municipal, Coral Sant Roc, Jana Reixach, The Rusty Anchors, Duo Alzina, Companyia Elèctrica del Sud, Ferran Coll-Negre, Dharma Nova, Noemí Aiguaclara, Los Tunantes, Cobla Vent de Port`,
  second: `, i amics, amb Lluís Tarrida, Sextet, Big Band, & the Millers, (acústic), Project, trio, a cappella`,
} as const

/** Works, whose names are translated or are not: Català | Español | English. */
export const works = `
La pell dura | La piel dura | Thick Skin
Hamlet, príncep de Dinamarca | Hamlet, príncipe de Dinamarca | Hamlet, Prince of Denmark
L'avar | El avaro | The Miser
Antígona | Antígona | Antigone
El petit príncep | El principito | The Little Prince
Mirall trencat | Espejo roto | A Broken Mirror
La plaça del Diamant | La plaza del Diamante | The Time of the Doves
Solitud | Soledad | Solitude
El cafè de la Marina | El café de la Marina | El cafè de la Marina
Tirant lo Blanc | Tirante el Blanco | Tirant lo Blanc
Les tres germanes | Las tres hermanas | Three Sisters
La gavina | La gaviota | The Seagull
Casa de nines | Casa de muñecas | A Doll's House
Esperant Godot | Esperando a Godot | Waiting for Godot
La dona del costat | La mujer de al lado | The Woman Next Door
Tots els matins del món | Todas las mañanas del mundo | All the World's Mornings
Cel de novembre | Cielo de noviembre | A November Sky
Les aventures d'en Pau | Las aventuras de Pau | The Adventures of Pau
Rèquiem per a un camperol | Réquiem por un campesino | Requiem for a Farmer
Cançó d'amor i de guerra | Canción de amor y de guerra | A Song of Love and War
Nit de reis | Noche de reyes | Twelfth Night
El jardí dels cirerers | El jardín de los cerezos | The Cherry Orchard
La Cendrosa | Cenicienta | Cinderella
El llac dels cignes | El lago de los cisnes | Swan Lake
La flauta màgica | La flauta mágica | The Magic Flute
Incerta glòria | Incierta gloria | Uncertain Glory
1714 | 1714 | 1714
Els nens de la senyora Zlatin | Los niños de la señora Zlatin | Madame Zlatin's Children
`

/** Things one does with the hands or the body. */
export const crafts = `
ceràmica | cerámica | pottery
costura | costura | sewing
ganxet | ganchillo | crochet
restauració de mobles | restauración de muebles | furniture restoration
cuina de tardor | cocina de otoño | autumn cookery
pa amb massa mare | pan de masa madre | sourdough baking
ioga | yoga | yoga
memòria | memoria | memory training
dansa africana | danza africana | African dance
country | country | line dancing
fotografia amb mòbil | fotografía con el móvil | phone photography
gravat | grabado | printmaking
punta de coixí | encaje de bolillos | bobbin lace
robòtica | robótica | robotics
impressió 3D | impresión 3D | 3D printing
escacs | ajedrez | chess
hort urbà | huerto urbano | city gardening
sabó artesà | jabón artesano | soap making
català per a nouvinguts | catalán para recién llegados | Catalan for newcomers
defensa personal | defensa personal | self-defence
txi-kung | chi kung | qigong
aquarel·la | acuarela | watercolour
cistelleria | cestería | basketry
percussió | percusión | drumming
informàtica bàsica | informática básica | computers from scratch
cant coral | canto coral | choral singing
escriptura creativa | escritura creativa | creative writing
còmic | cómic | comics
`

/** Things one talks about or shows. */
export const topics = `
el canvi climàtic a casa nostra | el cambio climático en nuestra tierra | our changing climate
la Guerra Civil a la comarca | la Guerra Civil en la comarca | the Civil War in our county
dones de ciència | mujeres de ciencia | women in science
fotografies d'un segle | fotografías de un siglo | a century in pictures
habitatge i joves | vivienda y jóvenes | homes for the young
el pressupost participatiu | los presupuestos participativos | how to spend the town's money
alimentació saludable | alimentación saludable | eating well
l'origen dels cognoms | el origen de los apellidos | where surnames come from
intel·ligència artificial | inteligencia artificial | artificial intelligence
drets de les persones grans | derechos de las personas mayores | the rights of older people
la vida als molins | la vida en los molinos | mill life
els ibers | los iberos | the Iberians
art al carrer | arte urbano | street art
l'aigua que bevem | el agua que bebemos | the water we drink
energia solar comunitària | energía solar comunitaria | community solar power
duel i pèrdua | el duelo y la pérdida | grief
criança respectuosa | crianza respetuosa | gentle parenting
el tren de via estreta | el ferrocarril de vía estrecha | the narrow-gauge railway
bruixes i remeis | brujas y remedios | witches and cures
seguretat a internet | seguridad en internet | staying safe online
la indústria tèxtil | la industria textil | cotton mills
ocells del delta | aves del delta | birds of the delta
exili i memòria | exilio y memoria | exile remembered
moda i reciclatge | moda y reciclaje | wear it twice
maternitats | maternidades | motherhood
cases de pagès | casas de labranza | farmhouses
`

/** Places to go and see. */
export const spots = `
el nucli antic | el casco antiguo | the old town
el castell | el castillo | the castle
la vila romana | la villa romana | the Roman villa
el refugi antiaeri | el refugio antiaéreo | the air-raid shelter
la riera | la riera | the stream
l'estany | la laguna | the lake
les masies del terme | las masías del término | outlying farms
el cementiri vell | el cementerio viejo | the old graveyard
la muralla | la muralla | the town wall
la fàbrica de gel | la fábrica de hielo | the ice works
el campanar | el campanario | the bell tower
el jaciment ibèric | el yacimiento ibérico | the Iberian dig
la platja | la playa | the beach
l'arxiu | el archivo | the town archive
el barri jueu | la judería | the Jewish quarter
la via verda | la vía verde | the greenway
el pessebre vivent | el belén viviente | the living crib
les fonts | las fuentes | the springs
`

/** Stories for children. */
export const tales = `
La rateta que escombrava l'escaleta | La ratita presumida | The vain little mouse
El drac trist | El dragón triste | The dragon who cried
Els tres porquets | Los tres cerditos | The three little pigs
Un bosc dins la motxilla | Un bosque en la mochila | A wood in my backpack
La caputxeta valenta | Caperucita valiente | Brave Red Riding Hood
Contes de lluna | Cuentos de luna | Moon stories
En Patufet | Garbancito | Tom Thumb
Pirates a la vista | Piratas a la vista | Pirates ahoy
El monstre de colors | El monstruo de colores | The colour monster
La girafa que volia nedar | La jirafa que quería nadar | The giraffe who wanted to swim
Llops i cabretes | Lobos y cabritas | Wolves and kids
Bombolles | Burbujas | Bubbles
Zum-zum | Zumbidos | Buzz
La princesa que no volia ser-ho | La princesa rebelde | The princess who said no
`
