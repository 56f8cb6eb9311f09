/** Title, then what it is about: Català | Español | English. */
export const shortNight = `
La nit més curta: ulls al cel i una hora menys | La noche más corta: ojos al cielo y una hora menos | The shortest night: eyes on the sky and one hour less
Observació fins a l'alba la nit que el rellotge salta de les dues a les tres. | Observación hasta el alba la noche en que el reloj salta de las dos a las tres. | Stargazing until dawn on the night when the clock jumps from two to three.
`
export const longNight = `
La nit més llarga: orientació nocturna | La noche más larga: orientación nocturna | The longest night: orienteering in the dark
Sortida a les nou, arribada quan es pugui; de dues a tres, l'hora passa dues vegades. | Salida a las nueve, llegada cuando se pueda; de dos a tres, la hora pasa dos veces. | Start at nine, finish when you can; the hour from two to three comes twice.
`
export const newYork = `
Catalan Night: trobada en línia amb Nova York | Catalan Night: encuentro en línea con Nueva York | Catalan Night: online with New York
Els portsalabrencs de l'altra riba llegeixen cartes d'emigrants. L'hora és la de Nova York. | Los de Portsalabre de la otra orilla leen cartas de emigrantes. La hora es la de Nueva York. | Portsalabre people on the far shore read emigrants' letters. The time given is New York's.
`
export const buenosAires = `
Recital a dues veus amb el Casal de Buenos Aires | Recital a dos voces con el Casal de Buenos Aires | A reading for two voices with Buenos Aires
Joan Salvat-Papasseit i Alfonsina Storni, en línia i a l'hora d'allà. | Joan Salvat-Papasseit y Alfonsina Storni, en línea y a la hora de allí. | Joan Salvat-Papasseit and Alfonsina Storni, online, on Buenos Aires time.
`
export const canary = `
Creuar l'Atlàntic a vela: la primera etapa | Cruzar el Atlántico a vela: la primera etapa | Sailing the Atlantic: the first leg
Connexió amb el port d'arribada; hora de les Canàries. | Conexión con el puerto de llegada; hora de Canarias. | A link-up with the port of arrival; Canary Islands time.
`
export const residency = `
Exposició permanent: la barca «Salabre» | Exposición permanente: la barca «Salabre» | Permanent exhibition: the boat “Salabre”
L'última barca de mitjana del poble, restaurada a la vista del públic. | La última barca de vela latina del pueblo, restaurada a la vista del público. | The town's last lateen boat, restored in full view of the public.
`
export const doors = `
Tret de sortida de la Cursa del Migdia | Pistoletazo de salida de la Carrera del Mediodía | Midday Run: the starting gun
A les dotze en punt, ni abans ni després. | A las doce en punto, ni antes ni después. | On the stroke of twelve, not before and not after.
`
export const festival = `
Salobre: festival de músiques de la vora del mar | Salobre: festival de músicas de la orilla del mar | Salobre: festival of shoreline music
Tres dies, quatre escenaris i una sola barra. | Tres días, cuatro escenarios y una sola barra. | Three days, four stages and one bar.
`
export const festivalNight = `
Salobre: nit de balls fins que surti el sol | Salobre: noche de baile hasta que salga el sol | Salobre: dancing until sunrise
De dos quarts de dotze a les cinc; el bus de la costa torna cada mitja hora. | De las once y media a las cinco; el bus de la costa vuelve cada media hora. | From half past eleven until five; the coast bus runs back every half hour.
`
export const festivalMorning = `
Salobre: concert vermut per a famílies | Salobre: concierto vermut para familias | Salobre: late-morning concert for families
Cançons cantades amb les mans plenes d'olives. | Canciones cantadas con las manos llenas de aceitunas. | Songs sung with both hands full of olives.
`
export const assembly = `
Assemblea de socis de l'Ateneu | Asamblea de socios del Ateneo | Athenaeum members' assembly
Comptes, obres i renovació de la junta. La convocatòria és només per als socis. | Cuentas, obras y renovación de la junta. La convocatoria es solo para los socios. | Accounts, building works and the election of the committee. For members only.
`
export const rehearsal = `
Assaig del pregó (no surt a l'agenda) | Ensayo del pregón (no sale en la agenda) | Opening speech rehearsal (not listed)
Prova de so des del balcó. | Prueba de sonido desde el balcón. | Sound check from the balcony.
`
export const surprise = `
Flaixmob de la Plaça: guardeu el secret | Flashmob de la Plaza: guardad el secreto | Flash mob in the square: keep it quiet
Coreografia de tres minuts. Que no ho sàpiga ningú fins al mateix dia. | Coreografía de tres minutos. Que nadie lo sepa hasta el mismo día. | A three-minute dance. Nobody is to know before the day.
`

/** Titles with what titles should not have, or have too much of. */
export const strangeTitles = [
  `
🎭🌊 Marató de contes 📚✨ 24 hores! | 🎭🌊 Maratón de cuentos 📚✨ ¡24 horas! | 🎭🌊 Story marathon 📚✨ 24 hours!
Qui llegeix, convida; qui escolta, també. | Quien lee, invita; quien escucha, también. | Readers treat; so do listeners.
`,
  `
Jornades d'estudi sobre el litoral, la pesca artesanal, la memòria dels oficis i el futur dels pobles mariners de la Mediterrània occidental, amb sessions de treball, visites al port, taules rodones obertes a tothom i sopar de cloenda a la Llotja Vella | Jornadas de estudio sobre el litoral, la pesca artesanal, la memoria de los oficios y el futuro de los pueblos marineros del Mediterráneo occidental, con sesiones de trabajo, visitas al puerto, mesas redondas abiertas a todo el mundo y cena de clausura en la Lonja Vieja | Study days on the coast, small-scale fishing, the memory of the trades and the future of the seafaring towns of the western Mediterranean, with working sessions, harbour visits, round tables open to all and a closing supper at the Old Fish Exchange
Un títol llarg per a una qüestió que ve de lluny. | Un título largo para una cuestión que viene de lejos. | A long title for a question with a long history.
`,
  `
«L·l», "l'h" & <em>ela geminada</em>: ortografia a 1/2 preu | «L·l», "la h" & <em>ele geminada</em>: ortografía a 1/2 precio | “L·l”, 'the h' & <em>the double l</em>: spelling at 1/2 price
Repàs d'ortografia catalana per a qui escriu cartells < i pancartes > amb pressa. | Repaso de ortografía catalana para quien escribe carteles < y pancartas > con prisa. | Catalan spelling for people who write posters < and banners > in a hurry.
`,
  `
日本の海の歌 · Cançons japoneses del mar | 日本の海の歌 · Canciones japonesas del mar | 日本の海の歌 · Japanese songs of the sea
Trobada amb la ciutat agermanada. | Encuentro con la ciudad hermanada. | An evening with our twin town.
`,
  `
مقهى الشعر: poesia en àrab i en català | مقهى الشعر: poesía en árabe y en catalán | مقهى الشعر: poetry in Arabic and Catalan
Te amb menta i versos de banda a banda del mar. | Té con menta y versos de orilla a orilla del mar. | Mint tea, and verses from both shores of the sea.
`,
  `
Lavoltaalpobleensensorollesensefumsisensepressaperqueavuitothomvaapeu! | ¡Lavueltaalpueblosinruidosinhumosysinprisaporquehoytodoelmundovaapie! | Roundthetownwithnonoisenosmokeandnohurrybecausetodayeverybodyisonfoot!
Caminada sense cotxes i sense espais. | Caminata sin coches y sin espacios. | A walk with no cars and no spaces.
`,
] as const

/** What came along when somebody pasted from another site: it has to be harmless where it is shown. */
export const pastedPoster = {
  lines: `
Cartell enganxat del web del grup <script>document.title='!'</script> | Cartel pegado de la web del grupo <script>document.title='!'</script> | Poster pasted from the band's site <script>document.title='!'</script>
Concert de presentació del primer disc. | Concierto de presentación del primer disco. | First album launch.
`,
  description:
    '<p>Concert de presentació del primer disc.</p><script>document.body.dataset.pasted="script"</script><p onclick="document.body.dataset.pasted=\'click\'" style="position:fixed;inset:0">Entrades a la porta.</p>',
} as const

export const pastedNewsletter = {
  lines: `
Butlletí de l'Ateneu: xerrada del mes | Boletín del Ateneo: charla del mes | Athenaeum newsletter: talk of the month
Text copiat d'un correu, amb tot el que portava a dins. | Texto copiado de un correo, con todo lo que llevaba dentro. | Copied from an e-mail, with everything that was in it.
`,
  description:
    '<div class="mail"><img src="x" onerror="document.body.dataset.pasted=\'image\'"><a href="javascript:document.body.dataset.pasted=\'link\'">Llegiu-ne més</a><form action="https://form.example/"><input name="password" type="password"><button>Entra</button></form><p>Dijous, al vespre.',
} as const

export const pastedVideo = {
  lines: `
Vídeo i debat: el port que volem | Vídeo y debate: el puerto que queremos | Film and debate: the harbour we want
Projecció d'un reportatge de vint minuts i torn obert. | Proyección de un reportaje de veinte minutos y turno abierto. | A twenty-minute report, then open debate.
`,
  description:
    '<iframe src="https://video.example/embed/1" srcdoc="<script>parent.document.body.dataset.pasted=1</script>"></iframe><svg onload="document.body.dataset.pasted=\'svg\'"><a xlink:href="javascript:void(0)"><text y="20">Vídeo</text></a></svg><style>body{display:none}</style><p>Torn obert de paraules.</p>',
} as const

/** A text made in a block editor, with a shortcode. */
export const blocks = {
  lines: `
Fira d'intercanvi de joguines | Feria de intercambio de juguetes | Toy swap fair
Porteu-ne tres i emporteu-vos-en tres. | Traed tres y llevaos tres. | Bring three and take three home.
`,
  description: {
    ca: `<!-- wp:heading {"level":3} -->
<h3>Com funciona</h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><li>Porteu joguines <strong>netes i senceres</strong>.</li><li>Us donarem un val per cada una.</li></ul>
<!-- /wp:list -->

<!-- wp:shortcode -->
[galeria ids="1,2,3" mida="mitjana"]
<!-- /wp:shortcode -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">Us hi esperem!</p>
<!-- /wp:paragraph -->`,
    es: `<!-- wp:heading {"level":3} -->
<h3>Cómo funciona</h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><li>Traed juguetes <strong>limpios y enteros</strong>.</li><li>Os daremos un vale por cada uno.</li></ul>
<!-- /wp:list -->

<!-- wp:shortcode -->
[galeria ids="1,2,3" mida="mitjana"]
<!-- /wp:shortcode -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">¡Os esperamos!</p>
<!-- /wp:paragraph -->`,
    en: `<!-- wp:heading {"level":3} -->
<h3>How it works</h3>
<!-- /wp:heading -->

<!-- wp:list -->
<ul><li>Bring toys that are <strong>clean and complete</strong>.</li><li>You get one voucher for each.</li></ul>
<!-- /wp:list -->

<!-- wp:shortcode -->
[galeria ids="1,2,3" mida="mitjana"]
<!-- /wp:shortcode -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">See you there!</p>
<!-- /wp:paragraph -->`,
  },
} as const
