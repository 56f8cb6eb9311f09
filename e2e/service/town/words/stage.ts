/** Title, then what it is about: Català | Español | English. */
export const plays = `
Terra baixa | Terra baixa | Terra baixa (Lowlands)
El clàssic d'Àngel Guimerà, amb sis intèrprets i un sol tamboret. | El clásico de Àngel Guimerà, con seis intérpretes y un solo taburete. | Àngel Guimerà's classic, with six actors and a single stool.
L'auca del senyor Esteve | L'auca del senyor Esteve | L'auca del senyor Esteve
Santiago Rusiñol i el preu de tenir una botiga. | Santiago Rusiñol y el precio de tener una tienda. | Santiago Rusiñol on the price of owning a shop.
@12-1 Els Pastorets | Els Pastorets | Els Pastorets: the shepherds' play
Cent vint persones damunt l'escenari i dimonis que s'obliden el text cada any. | Ciento veinte personas en escena y demonios que olvidan el texto cada año. | A hundred and twenty people on stage, and devils who forget their lines every year.
La Infanticida, de Víctor Català | La Infanticida, de Víctor Català | La Infanticida, by Víctor Català
El monòleg més dur i més bell de la nostra literatura. | El monólogo más duro y más bello de nuestra literatura. | The harshest and loveliest monologue in Catalan literature.
El malalt imaginari | El enfermo imaginario | The Imaginary Invalid
Molière amb música en directe i un metge massa convençut. | Molière con música en directo y un médico demasiado convencido. | Molière with live music and a doctor far too sure of himself.
@6-7 Somni d'una nit de Sant Joan | Sueño de una noche de verano | A Midsummer Night's Dream
Shakespeare al Jardí Botànic; porteu jersei. | Shakespeare en el Jardín Botánico; traed jersey. | Shakespeare in the Botanic Garden; bring a jumper.
Marató d'improvisació teatral | Maratón de improvisación teatral | Improvised theatre marathon
Vosaltres proposeu el títol; ells s'hi enfonsen. | Vosotros proponéis el título; ellos se hunden con él. | You suggest the title; they go down with it.
Dansa: «Marejol» | Danza: «Marejol» | Dance: “Marejol”
Quatre ballarines i una corda de seixanta metres. | Cuatro bailarinas y una cuerda de sesenta metros. | Four dancers and sixty metres of rope.
Circ petit sota la carpa gran | Circo pequeño bajo la carpa grande | Small circus under a big tent
Equilibris, malabars i un gos que no fa cas. | Equilibrios, malabares y un perro que no obedece. | Balancing, juggling and a dog that takes no notice.
Titelles d'ombra: la sirena de Cala Bruna | Sombras chinescas: la sirena de Cala Bruna | Shadow puppets: the mermaid of Cala Bruna
La llegenda local, amb un llençol i una espelma. | La leyenda local, con una sábana y una vela. | The local legend, told with a bedsheet and a candle.
Monòlegs al Casal: humor amb sal | Monólogos en La Boia: humor con sal | Stand-up with salt
Cinc còmics joves, deu minuts cadascun. | Cinco cómicos jóvenes, diez minutos cada uno. | Five young comics, ten minutes each.
Mostra de teatre de l'Institut | Muestra de teatro del Instituto | Secondary school drama showcase
Els de quart adapten «Antígona» i no deixen ningú tranquil. | Los de cuarto adaptan «Antígona» y no dejan a nadie tranquilo. | Year-eleven students adapt “Antigone” and leave nobody at ease.
@6-9 Microteatre a les barques | Microteatro en las barcas | Micro-theatre on the boats
Peces de dotze minuts per a quinze espectadors, amarrats al moll. | Piezas de doce minutos para quince espectadores, amarrados al muelle. | Twelve-minute plays for fifteen spectators, moored at the quay.
Lectura dramatitzada: «Nausica», de Joan Maragall | Lectura dramatizada: «Nausica», de Joan Maragall | Rehearsed reading: “Nausica”, by Joan Maragall
Faristols, llum de taula i un mar dit en veu alta. | Atriles, luz de mesa y un mar dicho en voz alta. | Music stands, desk lamps and a sea spoken aloud.
`

/** A film in each language's title: Català | Español | English. */
export const films = `
El setè segell | El séptimo sello | The Seventh Seal
Els quatre-cents cops | Los cuatrocientos golpes | The 400 Blows
Contes de Tòquio | Cuentos de Tokio | Tokyo Story
Amarcord | Amarcord | Amarcord
El verdugo | El verdugo | The Executioner
Metròpolis | Metrópolis | Metropolis
Llums de la ciutat | Luces de la ciudad | City Lights
La terra tremola | La tierra tiembla | La Terra Trema
El lladre de bicicletes | Ladrón de bicicletas | Bicycle Thieves
Els set samurais | Los siete samuráis | Seven Samurai
El sol del codony | El sol del membrillo | The Quince Tree Sun
La nit del caçador | La noche del cazador | The Night of the Hunter
Cléo de 5 a 7 | Cléo de 5 a 7 | Cléo from 5 to 7
L'home de la càmera | El hombre de la cámara | Man with a Movie Camera
El maquinista de la General | El maquinista de La General | The General
Moby Dick | Moby Dick | Moby Dick
`

/** A book in each language's title: Català | Español | English. */
export const books = `
Mirall trencat, de Mercè Rodoreda | Espejo roto, de Mercè Rodoreda | A Broken Mirror, by Mercè Rodoreda
Solitud, de Víctor Català | Soledad, de Víctor Català | Solitude, by Víctor Català
El quadern gris, de Josep Pla | El cuaderno gris, de Josep Pla | The Gray Notebook, by Josep Pla
Bearn, de Llorenç Villalonga | Bearn, de Llorenç Villalonga | The Dolls' Room, by Llorenç Villalonga
La pell freda, d'Albert Sánchez Piñol | La piel fría, de Albert Sánchez Piñol | Cold Skin, by Albert Sánchez Piñol
El vell i la mar, d'Ernest Hemingway | El viejo y el mar, de Ernest Hemingway | The Old Man and the Sea, by Ernest Hemingway
Al far, de Virginia Woolf | Al faro, de Virginia Woolf | To the Lighthouse, by Virginia Woolf
Incerta glòria, de Joan Sales | Incierta gloria, de Joan Sales | Uncertain Glory, by Joan Sales
L'illa del tresor, de Robert Louis Stevenson | La isla del tesoro, de Robert Louis Stevenson | Treasure Island, by Robert Louis Stevenson
K.L. Reich, de Joaquim Amat-Piniella | K.L. Reich, de Joaquim Amat-Piniella | K.L. Reich, by Joaquim Amat-Piniella
La plaça del Diamant, de Mercè Rodoreda | La plaza del Diamante, de Mercè Rodoreda | In Diamond Square, by Mercè Rodoreda
Camí de sirga, de Jesús Moncada | Camino de sirga, de Jesús Moncada | The Towpath, by Jesús Moncada
L'Odissea, d'Homer | La Odisea, de Homero | The Odyssey, by Homer
Laura a la ciutat dels sants, de Miquel Llor | Laura en la ciudad de los santos, de Miquel Llor | Laura in the City of the Saints, by Miquel Llor
`
