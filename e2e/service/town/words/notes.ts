/** What a venue says of itself. key | Català | Español | English. */
export const venueNotes = `
teatre | Tres-centes vint localitats, amfiteatre i un teló pintat el 1926. | Trescientas veinte localidades, anfiteatro y un telón pintado en 1926. | Three hundred and twenty seats, a gallery and a curtain painted in 1926.
biblioteca | Sala d'estudi oberta fins a les nou, fons local i racó de nadons. | Sala de estudio abierta hasta las nueve, fondo local y rincón de bebés. | Study room open until nine, local collection and a corner for babies.
museu | Barques, ormeigs i oficis de la mar en una antiga drassana. | Barcas, aparejos y oficios del mar en unas antiguas atarazanas. | Boats, tackle and sea trades in a former shipyard.
llotja | Nau de pedra del 1789, sense calefacció: abrigueu-vos a l'hivern. | Nave de piedra de 1789, sin calefacción: abrigaos en invierno. | Stone hall of 1789, unheated: wrap up in winter.
far | S'hi arriba només a peu; no hi ha aigua ni lavabos. | Solo se llega a pie; no hay agua ni aseos. | Reached on foot only; no water or toilets.
cisterna | Dipòsit d'aigua del segle XVIII convertit en sala d'art. | Depósito de agua del siglo XVIII convertido en sala de arte. | An eighteenth-century cistern, now an art gallery.
linia | L'enllaç s'envia als inscrits la vigília. | El enlace se envía a los inscritos la víspera. | The link is sent to those who signed up the day before.
masia | Masia del segle XVI; aparcament al camp del davant. | Masía del siglo XVI; aparcamiento en el campo de enfrente. | Sixteenth-century farmhouse; park in the field opposite.
`

/** What an organizer says of itself. key | Català | Español | English. */
export const organizerNotes = `
castellers | Assagem els divendres al Pavelló. Camisa de color de mar. | Ensayamos los viernes en el Pabellón. Camisa de color de mar. | We practise on Fridays at the Sports Hall. Our shirt is the colour of the sea.
cineclub | Cada dijous, una pel·lícula i una conversa des del 1971. | Cada jueves, una película y una conversación desde 1971. | A film and a conversation every Thursday since 1971.
natura | Estudiem i defensem els aiguamolls i la reserva marina. | Estudiamos y defendemos los humedales y la reserva marina. | We study and defend the wetlands and the marine reserve.
coral | Quaranta veus; sempre ens falten tenors. | Cuarenta voces; siempre nos faltan tenores. | Forty voices, and always short of tenors.
ateneu | Societat cultural i recreativa fundada el 1884. | Sociedad cultural y recreativa fundada en 1884. | Cultural and social club founded in 1884.
`
