/** The category tree, indented. key | Català | Español | English. `-`: not translated yet. */
export const categoryTable = `
cultura | Cultura | Cultura | Culture
  musica | Música | Música | Music
    concerts | Concerts | Conciertos | Concerts
    cant | Cant coral i havaneres | Canto coral y habaneras | Choirs and sea shanties
  escena | Arts escèniques | Artes escénicas | Performing arts
    teatre | Teatre | Teatro | Theatre
    dansa | Dansa i circ | Danza y circo | Dance and circus
  lletres | Lletres | Letras | Books and writing
    clubs | Clubs de lectura | Clubes de lectura | Reading groups
  cinema | Cinema | Cine | Film
  exposicions | Exposicions | Exposiciones | Exhibitions
  patrimoni | Patrimoni | Patrimonio | Heritage
    visites | Visites guiades | Visitas guiadas | Guided tours
infants | Infants i famílies | Infancia y familias | Children and families
  contes | Contes i titelles | Cuentos y títeres | Stories and puppets
  familiars | Activitats familiars | Actividades familiares | -
esports | Esports | Deportes | Sport
  mar | Esports de mar | Deportes de mar | Sea sports
    vela | Vela i rem | Vela y remo | Sailing and rowing
    natacio | Natació | Natación | -
  pista | Esports de pista | Deportes de pista | -
  curses | Curses i caminades | Carreras y caminatas | Runs and walks
festes | Festes i tradicions | Fiestas y tradiciones | Festivals and traditions
  popular | Cultura popular | Cultura popular | Folk culture
    castells | Castells | Castells | Human towers
    sardanes | Sardanes | Sardanas | -
    foc | Foc i gegants | Fuego y gigantes | -
  calendari | Calendari festiu | Calendario festivo | Feast days
natura | Natura | Naturaleza | Nature
  voluntariat | Voluntariat ambiental | Voluntariado ambiental | -
formacio | Formació | Formación | Learning
  tallers | Tallers | Talleres | Workshops
  cursos | Cursos | Cursos | Courses
  xerrades | Xerrades i conferències | Charlas y conferencias | Talks
salut | Salut i benestar | Salud y bienestar | Health and wellbeing
municipal | Vida municipal | Vida municipal | Town affairs
  plens | Plens i audiències | Plenos y audiencias | -
  participacio | Participació ciutadana | Participación ciudadana | -
mercats | Mercats i fires | Mercados y ferias | Markets and fairs
  gastronomia | Gastronomia | Gastronomía | Food and wine
`
