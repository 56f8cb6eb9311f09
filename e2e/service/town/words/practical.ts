/** Closing sentences by the way of entry: Català | Español | English. */
export const entrance = {
  free: `
Activitat gratuïta. Aforament limitat. | Actividad gratuita. Aforo limitado. | Free of charge. Limited places.
Entrada lliure fins a omplir l'aforament. | Entrada libre hasta completar aforo. | Free admission until full.
No cal inscripció: només cal venir. | No hace falta inscripción: basta con venir. | No booking needed: just come along.
`,
  priced: `
Entrades a la taquilla des d'una hora abans. | Entradas en taquilla desde una hora antes. | Tickets at the door from an hour before.
Venda anticipada a l'Oficina de Turisme. | Venta anticipada en la Oficina de Turismo. | Advance tickets at the Tourist Office.
Descompte amb el carnet de la biblioteca i el carnet jove. | Descuento con el carné de la biblioteca y el carné joven. | Discount with a library or youth card.
`,
} as const

/** Sentences for what happens at a place: Català | Español | English. */
export const onSite = `
Espai accessible amb cadira de rodes. | Espacio accesible con silla de ruedas. | Wheelchair accessible.
Us recomanem venir a peu, amb bicicleta o amb el bus de la costa. | Os recomendamos venir a pie, en bicicleta o en el bus de la costa. | Please come on foot, by bicycle or on the coast bus.
`

/** For what happens out of doors. */
export const outdoors = `
En cas de pluja, l'acte es trasllada al Pavelló d'Esports. | En caso de lluvia, el acto se traslada al Pabellón de Deportes. | If it rains we move to the Sports Hall.
Si fa mal temps s'anunciarà una nova data en aquesta agenda. | Si hace mal tiempo se anunciará una nueva fecha en esta agenda. | In bad weather a new date will be announced in this calendar.
`

/** For anything that lasts some hours. */
export const anywhere = `
Hi haurà interpretació en llengua de signes si es demana amb una setmana d'antelació. | Habrá interpretación en lengua de signos si se pide con una semana de antelación. | Sign-language interpreting on a week's notice.
Durada aproximada: {minutes} minuts. | Duración aproximada: {minutes} minutos. | It lasts about {minutes} minutes.
Places limitades: inscriviu-vos al taulell o a activitats@portsalabre.example. | Plazas limitadas: inscribíos en el mostrador o en activitats@portsalabre.example. | Limited places: sign up at the desk or at activitats@portsalabre.example.
Organitza: {organizer}. | Organiza: {organizer}. | Organised by: {organizer}.
`
