/** The twenty-five organizers. key | Català | Español | English | telephone | e-mail name. `-`: none. */
export const organizerTable = `
ajuntament | Ajuntament de Portsalabre | Ayuntamiento de Portsalabre | Portsalabre Town Council | 01 | cultura
biblioteca | Biblioteca Caterina Albert | Biblioteca Caterina Albert | Caterina Albert Library | 22 | biblioteca
museu | Museu de la Mar i de la Pesca | Museo del Mar y de la Pesca | Museum of the Sea and Fishing | 23 | museu
ateneu | Ateneu Portsalabrenc | Ateneo de Portsalabre | Portsalabre Athenaeum | 24 | ateneu
confraria | Confraria de Pescadors | Cofradía de Pescadores | Fishermen's Guild | 33 | confraria
nautic | Club Nàutic Portsalabre | Club Náutico Portsalabre | Portsalabre Sailing Club | 32 | secretaria
castellers | Castellers de Portsalabre | Castellers de Portsalabre | Castellers de Portsalabre (human towers) | 51 | colla
sardanes | Agrupació Sardanista Mar Enllà | Agrupación Sardanista Mar Enllà | - | 52 | sardanes
coral | Coral La Calma | Coral La Calma | La Calma Choir | - | coral
musica | Escola de Música de Portsalabre | Escuela de Música de Portsalabre | Portsalabre Music School | 34 | musica
cineclub | Cineclub Lumen | Cineclub Lumen | Lumen Film Society | - | cineclub
teatre | Grup de Teatre Bambolines | Grupo de Teatro Bambolines | Bambolines Theatre Group | - | bambolines
excursionista | Centre Excursionista Punta Blanca | Centro Excursionista Punta Blanca | Punta Blanca Hiking Club | 53 | sortides
botiguers | Associació de Botiguers | Asociación de Comerciantes | Shopkeepers' Association | 54 | botiguers
esportiva | Unió Esportiva Portsalabre | Unión Deportiva Portsalabre | - | 55 | esports
atletisme | Club Atlètic Salabre | Club Atlético Salabre | - | 56 | curses
escacs | Club d'Escacs La Torre | Club de Ajedrez La Torre | La Torre Chess Club | - | escacs
families | Associació de Famílies de l'Escola Els Pins | Asociación de Familias de la Escuela Els Pins | - | - | afa
casal | Casal de la Gent Gran | Centro de Personas Mayores | Senior Citizens' Centre | 37 | casal
joves | Consell de Joves | Consejo de Jóvenes | Youth Council | 38 | laboia
salut | Servei de Salut Comunitària | Servicio de Salud Comunitaria | Community Health Service | 57 | salut
natura | Grup de Natura La Gavina | Grupo de Naturaleza La Gavina | La Gavina Nature Group | - | natura
foc | Colla de Diables i Gegants | Grupo de Diablos y Gigantes | Devils and Giants of Portsalabre | - | foc
turisme | Oficina de Turisme | Oficina de Turismo | Tourist Office | 02 | turisme
catala | Oficina de Català | Oficina de Catalán | Catalan Language Office | 58 | catala
`
