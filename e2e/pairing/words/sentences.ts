/** Of what descriptions are made: Català | Español | English. */
export const sentences = `
Activitat gratuïta amb aforament limitat. | Actividad gratuita con aforo limitado. | Free, but places are limited.
Cal inscripció prèvia al 972 00 00 12. | Imprescindible reservar en el 972 00 00 12. | Book on 972 00 00 12.
Recomanat a partir de 6 anys. | A partir de 6 años. | Ages 6 and over.
Durada: 75 minuts. | Duración: 75 minutos. | Running time: 75 minutes.
En cas de pluja se suspèn. | Se suspende en caso de lluvia. | Cancelled if it rains.
Us hi esperem! | ¡Os esperamos! | See you there!
Porteu roba còmoda i aigua. | Traed ropa cómoda y agua. | Wear something comfortable and bring water.
Amb el suport de la Diputació. | Con el apoyo de la Diputación. | Supported by the provincial government.
Un recorregut per la història del municipi de la mà dels seus veïns. | La historia del municipio contada por sus vecinos. | The town's past, told by the people who live in it.
Una proposta divertida i participativa per a tots els públics. | Una propuesta divertida para todos los públicos. | Fun for the whole family.
A càrrec de professionals de l'àmbit. | A cargo de profesionales. | Led by specialists.
Obertura de portes mitja hora abans. | Apertura de puertas media hora antes. | Doors open half an hour before.
Places: 25. | Plazas: 25. | 25 places.
Hi haurà servei de bar. | Habrá servicio de barra. | There will be a bar.
`
