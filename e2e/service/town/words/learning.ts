/** Title, then what it is about: Català | Español | English. */
export const workshops = `
Taller de nusos mariners | Taller de nudos marineros | Sailors' knots workshop
Dotze nusos per no tornar a perdre mai cap barca. | Doce nudos para no volver a perder nunca una barca. | Twelve knots, and you will never lose a boat again.
Cuina marinera: el suquet | Cocina marinera: el suquet | Seafood cookery: suquet
Què s'hi posa, què no s'hi posa i per què s'hi discuteix tant. | Qué se le pone, qué no se le pone y por qué se discute tanto. | What goes in, what stays out, and why people argue so much about it.
@10-10 Panellets i moniatos | Panellets y boniatos | Panellets and sweet potatoes
Massapà, pinyons i un forn que no perdona. | Mazapán, piñones y un horno que no perdona. | Marzipan, pine nuts and an unforgiving oven.
Salaó casolana: de l'anxova al pot | Salazón casera: de la anchoa al tarro | Salting anchovies at home
Sal grossa, paciència i una pedra al damunt. | Sal gorda, paciencia y una piedra encima. | Coarse salt, patience and a stone on top.
Remendar xarxes amb les dones del port | Remendar redes con las mujeres del puerto | Net mending with the women of the harbour
Agulla, motlle i fil: les mestres hi són cada dimarts. | Aguja, molde y hilo: las maestras están allí cada martes. | Needle, gauge and twine: the teachers are there every Tuesday.
Gravat en linòleum | Grabado en linóleo | Linocut printing
Talleu, entinteu i emporteu-vos tres còpies. | Cortad, entintad y llevaos tres copias. | Cut, ink and take three prints home.
Fotografia nocturna al Far | Fotografía nocturna en el Faro | Night photography at the lighthouse
Trípode, llarga exposició i roba d'abric. | Trípode, larga exposición y ropa de abrigo. | Tripod, long exposure and warm clothes.
Aquarel·la del natural a la Platja Gran | Acuarela del natural en la Playa Grande | Watercolour outdoors on Platja Gran
Material inclòs; el blau, el posa el mar. | Material incluido; el azul lo pone el mar. | Materials included; the sea supplies the blue.
Reparem-ho: taller de petits electrodomèstics | Repáralo: taller de pequeños electrodomésticos | Repair café: small appliances
Porteu la torradora que no va i us n'aneu amb la que va. | Traed la tostadora que no funciona y llevaos la que funciona. | Bring the toaster that doesn't work; leave with one that does.
Ràdio en un matí | Radio en una mañana | Radio in a morning
Guió, micròfons i un programa de mitja hora que s'emet de debò. | Guion, micrófonos y un programa de media hora que se emite de verdad. | Script, microphones and a half-hour show that really goes on air.
Ceràmica: fem un càntir | Cerámica: hacemos un botijo | Pottery: making a càntir
El fang, el torn i la nansa que sempre cau. | El barro, el torno y el asa que siempre se cae. | Clay, wheel and the handle that always drops off.
Compostatge per a balcons | Compostaje para balcones | Composting on a balcony
Cucs, pellofes i cap mala olor. | Lombrices, peladuras y ningún mal olor. | Worms, peelings and no bad smells.
Programem un fanal intel·ligent | Programamos una farola inteligente | Programming a smart street lamp
Sensors i llum per a nois i noies de dotze anys en amunt. | Sensores y luz para chicos y chicas a partir de doce años. | Sensors and light, for ages twelve and up.
Escriptura breu: el poble en cent paraules | Escritura breve: el pueblo en cien palabras | Short writing: the town in a hundred words
De l'acudit al conte sense passar pel sermó. | Del chiste al cuento sin pasar por el sermón. | From joke to story without stopping at a sermon.
Enquadernació japonesa | Encuadernación japonesa | Japanese bookbinding
Una llibreta cosida amb fil vermell per a cada participant. | Una libreta cosida con hilo rojo para cada participante. | A notebook sewn with red thread for each of you.
@5-6 Primers auxilis a la platja | Primeros auxilios en la playa | First aid at the beach
Meduses, insolacions i com demanar ajuda bé. | Medusas, insolaciones y cómo pedir ayuda bien. | Jellyfish, heatstroke and how to call for help properly.
@5-9 Introducció al caiac | Iniciación al kayak | First steps in a kayak
A partir de catorze anys; cal saber nedar. | A partir de catorce años; hay que saber nadar. | From age fourteen; you must be able to swim.
Fem un herbari | Hacemos un herbario | Making a herbarium
Premsa, paper i noms en llatí que no fan por. | Prensa, papel y nombres en latín que no dan miedo. | Press, paper and Latin names that hold no terrors.
El banc del temps ensenya a cosir | El banco del tiempo enseña a coser | The time bank teaches sewing
Voreres, botons i cremalleres rebels. | Dobladillos, botones y cremalleras rebeldes. | Hems, buttons and stubborn zips.
Maquetes de barques de mitjana | Maquetas de barcas de vela latina | Model lateen-sail boats
Fusta de balsa i plànols del museu. | Madera de balsa y planos del museo. | Balsa wood and plans from the museum.
`

/** Title, then what it is about: Català | Español | English. */
export const talks = `
Per què puja el nivell de la mar? | ¿Por qué sube el nivel del mar? | Why is the sea level rising?
Dades del mareògraf del port i què en podem esperar. | Datos del mareógrafo del puerto y qué podemos esperar. | What the harbour tide gauge says, and what to expect.
Noms de casa, noms de barca | Nombres de casa, nombres de barca | House names, boat names
D'on venen els renoms de Portsalabre. | De dónde vienen los motes de Portsalabre. | Where the nicknames of Portsalabre come from.
La posidònia, el bosc que no es veu | La posidonia, el bosque que no se ve | Posidonia, the forest nobody sees
Què hi viu, què la malmet i com ancorar sense fer-ne net. | Qué vive en ella, qué la daña y cómo fondear sin arrasarla. | What lives in it, what harms it and how to anchor without ripping it up.
Corsaris i torres de guaita | Corsarios y torres vigía | Corsairs and watchtowers
Set segles mirant cap a llevant amb desconfiança. | Siete siglos mirando hacia levante con desconfianza. | Seven centuries of looking east with suspicion.
El correu de la fil·loxera | La filoxera y sus cartas | Letters from the phylloxera years
Cartes dels qui van marxar a Cuba quan va morir la vinya. | Cartas de los que se fueron a Cuba cuando murió la viña. | Letters from those who left for Cuba when the vines died.
Com es llegeix una factura de la llum | Cómo se lee una factura de la luz | How to read an electricity bill
Porteu la vostra: la mirarem línia per línia. | Traed la vuestra: la miraremos línea por línea. | Bring yours: we shall go through it line by line.
Dormir bé després dels seixanta | Dormir bien después de los sesenta | Sleeping well after sixty
Llum, horaris i el mite de les vuit hores. | Luz, horarios y el mito de las ocho horas. | Light, habits and the myth of eight hours.
Pantalles i adolescents: parlem-ne | Pantallas y adolescentes: hablemos | Screens and teenagers: let's talk
Per a famílies, sense receptes màgiques. | Para familias, sin recetas mágicas. | For families, with no magic recipes.
El meteor del 1908 i altres cels estranys | El meteoro de 1908 y otros cielos extraños | The 1908 meteor and other strange skies
Astronomia de premsa local, amb retalls autèntics. | Astronomía de prensa local, con recortes auténticos. | Astronomy as told by the local papers, with the cuttings to prove it.
Caterina Albert, escriptora de la costa | Caterina Albert, escritora de la costa | Caterina Albert, a writer of the coast
L'autora que va signar Víctor Català, llegida per una altra generació. | La autora que firmó Víctor Català, leída por otra generación. | The author who signed as Víctor Català, read by another generation.
El garum: la salsa que va fer rica la costa | El garum: la salsa que enriqueció la costa | Garum: the sauce that made the coast rich
De les piscines romanes a la cuina d'avui; amb tast. | De las piscinas romanas a la cocina de hoy; con cata. | From Roman vats to today's kitchen; with tasting.
Fer testament vital | Hacer testamento vital | Making a living will
Què és, per a què serveix i qui us hi pot ajudar. | Qué es, para qué sirve y quién os puede ayudar. | What it is, what it is for and who can help.
L'urbanisme que ve: el barri del Raval | El urbanismo que viene: el barrio del Raval | Planning ahead: the Raval quarter
Presentació del projecte i torn obert de paraules. | Presentación del proyecto y turno abierto de palabras. | The project presented, and the floor thrown open.
La rosa dels vents en català | La rosa de los vientos en catalán | The Catalan compass rose
Tramuntana, garbí, xaloc: d'on bufen i d'on ve el nom. | Tramontana, garbí, siroco: de dónde soplan y de dónde viene el nombre. | Tramuntana, garbí, xaloc: where they blow from, and where the names come from.
Viatge a l'Antàrtida, sense moure's de la cadira | Viaje a la Antártida, sin moverse de la silla | To Antarctica without leaving your chair
Diapositives d'una campanya oceanogràfica. | Diapositivas de una campaña oceanográfica. | Slides from an oceanographic expedition.
Comerç de proximitat i compra en línia | Comercio de proximidad y compra en línea | Local shops and online shopping
Taula rodona amb botiguers i consumidors. | Mesa redonda con comerciantes y consumidores. | Shopkeepers and shoppers around one table.
La pesca del bou, explicada pels qui la feien | La pesca de arrastre a vela, explicada por quienes la hacían | Trawling under sail, told by those who did it
Memòria oral, amb fotografies de l'arxiu. | Memoria oral, con fotografías del archivo. | Spoken memory, with photographs from the archive.
@6-8 Meduses: amigues, enemigues o postres? | Medusas: ¿amigas, enemigas o postre? | Jellyfish: friend, foe or pudding?
Una biòloga respon totes les preguntes dels banyistes. | Una bióloga responde a todas las preguntas de los bañistas. | A biologist answers everything bathers want to know.
`

/** Title, then what it is about: Català | Español | English. */
export const courses = `
Català inicial: comença la conversa | Catalán inicial: empieza la conversación | Beginners' Catalan: start talking
Deu setmanes per perdre la por de parlar. | Diez semanas para perder el miedo a hablar. | Ten weeks to lose the fear of speaking.
Mòbil i tràmits per a gent gran | Móvil y trámites para personas mayores | Phones and paperwork for seniors
Cita prèvia, certificats i com no caure en cap parany. | Cita previa, certificados y cómo no caer en ninguna trampa. | Appointments, certificates and how not to be tricked.
Patró d'embarcacions: teoria | Patrón de embarcaciones: teoría | Skipper's licence: theory
Balises, llums i carta nàutica, dues tardes per setmana. | Balizas, luces y carta náutica, dos tardes por semana. | Buoys, lights and charts, two afternoons a week.
Monitor de lleure | Monitor de tiempo libre | Youth leader training
Curs oficial amb pràctiques al casal d'estiu. | Curso oficial con prácticas en el casal de verano. | Official course, with practice at the summer camp.
Cuina sense gluten | Cocina sin gluten | Gluten-free cooking
Pa, pasta i un pastís d'aniversari que no s'esmicola. | Pan, pasta y un pastel de cumpleaños que no se desmigaja. | Bread, pasta and a birthday cake that holds together.
Història de l'art en deu quadres de mar | Historia del arte en diez cuadros de mar | Art history in ten seascapes
De Claude Lorrain a Joaquim Mir. | De Claude Lorrain a Joaquim Mir. | From Claude Lorrain to Joaquim Mir.
Anglès per a qui atén visitants | Inglés para quien atiende visitantes | English for people who greet visitors
Botigues, bars i museu: frases que es fan servir. | Tiendas, bares y museo: frases que se usan. | Shops, bars and museum: phrases you will use.
@1-3 Poda d'oliveres | Poda de olivos | Pruning olive trees
Una sessió d'aula i dues a Can Garbí. | Una sesión de aula y dos en Can Garbí. | One session indoors and two among the trees at Can Garbí.
`
