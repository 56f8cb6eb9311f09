/** The thirty tags. key | Català | Español | English. `-`: not translated yet. */
export const tagTable = `
gratuit | gratuït | gratuito | free
inscripcio | cal inscripció | con inscripción | booking required
accessible | accessible | accesible | wheelchair accessible
signes | llengua de signes | lengua de signos | -
airelliure | a l'aire lliure | al aire libre | outdoors
cobert | a cobert | a cubierto | indoors
families | per a famílies | para familias | for families
petits | de 0 a 5 anys | de 0 a 5 años | -
joves | joves | jóvenes | young people
grans | gent gran | personas mayores | seniors
adults | adults | adultos | -
vespre | al vespre | por la noche | evening
mati | al matí | por la mañana | -
mar | mar | mar | the sea
pesca | pesca | pesca | fishing
port | port | puerto | -
tradicio | tradició | tradición | tradition
cuina | cuina | cocina | cooking
vi | vi | vino | wine
art | art | arte | art
fotografia | fotografia | fotografía | photography
poesia | poesia | poesía | -
jazz | jazz | jazz | jazz
classica | música clàssica | música clásica | classical music
historia | història | historia | history
ciencia | ciència | ciencia | science
clima | canvi climàtic | - | -
solidari | solidari | solidario | -
llengua | llengua catalana | - | -
enlinia | en línia | en línea | online
`
