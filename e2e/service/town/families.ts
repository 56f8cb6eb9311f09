import type { costs } from './costs.ts'
import { type Topic, framedTopics, readTopics } from './topics.ts'
import { readWords } from './tongues.ts'
import { exhibitions, familyActivities } from './words/families.ts'
import { courses, talks, workshops } from './words/learning.ts'
import { concerts } from './words/music.ts'
import { natureOutings, sports, tours, walks } from './words/outings.ts'
import { books, films, plays } from './words/stage.ts'

/** Things of one sort: where, by whom, when and at what price they are done. */
export interface Family {
  topics: readonly Topic[]
  /** How many times in the twelve months. */
  times: number
  categories: readonly string[]
  tags: readonly string[]
  venues: readonly string[]
  organizers: readonly string[]
  starts: readonly string[]
  minutes: readonly number[]
  /** 0 is Sunday. */
  weekdays: readonly number[]
  costs: readonly (keyof typeof costs)[]
  /** An exhibition: whole days, this many. */
  days?: readonly number[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const workdays = [1, 2, 3, 4, 5]
const weekend = [5, 6, 0]

export const families: readonly Family[] = [
  {
    topics: readTopics(concerts),
    times: 1,
    categories: ['concerts', 'concerts', 'cant', 'musica'],
    tags: ['vespre', 'cobert', 'jazz', 'classica', 'accessible'],
    venues: ['teatre', 'esglesia', 'salao', 'ateneu', 'musica', 'llotja'],
    organizers: ['musica', 'coral', 'ateneu', 'ajuntament'],
    starts: ['19:00', '20:00', '21:30', '12:30'],
    minutes: [60, 75, 90, 120],
    weekdays: weekend,
    costs: ['ticket', 'ticket', 'small', 'free'],
  },
  {
    topics: readTopics(plays),
    times: 1,
    categories: ['teatre', 'teatre', 'dansa'],
    tags: ['vespre', 'cobert', 'accessible', 'signes'],
    venues: ['teatre', 'ateneu', 'salao', 'botanic'],
    organizers: ['teatre', 'ajuntament', 'ateneu'],
    starts: ['18:00', '20:00', '20:30'],
    minutes: [60, 80, 100, 135],
    weekdays: weekend,
    costs: ['ticket', 'small'],
  },
  {
    topics: framedTopics(
      films,
      readWords('Cineclub: «{work}» | Cineclub: «{work}» | Film society: “{work}”'),
      readWords(
        'Projecció de «{work}» en versió original subtitulada, amb presentació i col·loqui. | Proyección de «{work}» en versión original subtitulada, con presentación y coloquio. | A screening of “{work}” in the original language, with an introduction and a discussion.',
      ),
    ),
    times: 1,
    categories: ['cinema'],
    tags: ['vespre', 'cobert', 'adults'],
    venues: ['cinema', 'cinema', 'ateneu'],
    organizers: ['cineclub'],
    starts: ['20:00', '22:00'],
    minutes: [100, 120, 150],
    weekdays: [4, 5],
    costs: ['small'],
  },
  {
    topics: framedTopics(
      books,
      readWords('Club de lectura: «{work}» | Club de lectura: «{work}» | Reading group: “{work}”'),
      readWords(
        'Comentem «{work}»; la biblioteca deixa exemplars en préstec. | Comentamos «{work}»; la biblioteca presta ejemplares. | We talk about “{work}”; the library lends copies.',
      ),
    ),
    times: 1,
    categories: ['clubs', 'lletres'],
    tags: ['gratuit', 'inscripcio', 'adults', 'llengua'],
    venues: ['biblioteca', 'biblioteca', 'casal', 'linia'],
    organizers: ['biblioteca', 'catala'],
    starts: ['18:30', '19:00'],
    minutes: [90],
    weekdays: [2, 3, 4],
    costs: ['free'],
  },
  {
    topics: readTopics(workshops),
    times: 1,
    categories: ['tallers'],
    tags: ['inscripcio', 'adults', 'cuina', 'art', 'fotografia', 'mati'],
    venues: ['raval', 'joves', 'confraria', 'museu', 'mercat', 'hort', 'cisterna'],
    organizers: ['ajuntament', 'museu', 'joves', 'botiguers', 'confraria'],
    starts: ['10:00', '11:00', '17:30', '18:00'],
    minutes: [90, 120, 180],
    weekdays: everyDay,
    costs: ['small', 'free', 'ticket'],
  },
  {
    topics: readTopics(talks),
    times: 1,
    categories: ['xerrades'],
    tags: ['gratuit', 'historia', 'ciencia', 'clima', 'accessible', 'mar'],
    venues: ['biblioteca', 'ateneu', 'museu', 'raval', 'institut', 'linia'],
    organizers: ['ateneu', 'biblioteca', 'museu', 'salut', 'natura'],
    starts: ['18:30', '19:00', '19:30'],
    minutes: [60, 75, 90],
    weekdays: workdays,
    costs: ['free'],
  },
  {
    topics: readTopics(courses),
    times: 1,
    categories: ['cursos', 'formacio'],
    tags: ['inscripcio', 'adults', 'grans', 'llengua', 'enlinia'],
    venues: ['raval', 'casal', 'joves', 'nautic', 'linia'],
    organizers: ['catala', 'ajuntament', 'casal', 'nautic'],
    starts: ['09:30', '17:00', '18:30'],
    minutes: [90, 120],
    weekdays: workdays,
    costs: ['course', 'free'],
  },
  {
    topics: readTopics(tours),
    times: 3,
    categories: ['visites', 'patrimoni'],
    tags: ['inscripcio', 'historia', 'port', 'pesca', 'families'],
    venues: ['museu', 'torre', 'llotja', 'far', 'botanic', 'celler'],
    organizers: ['turisme', 'museu'],
    starts: ['10:00', '11:30', '17:00'],
    minutes: [60, 90, 120],
    weekdays: weekend,
    costs: ['small', 'free', 'ticket'],
  },
  {
    topics: readTopics(walks),
    times: 1,
    categories: ['curses', 'natura'],
    tags: ['airelliure', 'gratuit', 'mati', 'solidari'],
    venues: ['ronda', 'ermita', 'estacio', 'passeig'],
    organizers: ['excursionista', 'salut'],
    starts: ['08:00', '09:00', '19:30'],
    minutes: [150, 240, 300],
    weekdays: [6, 0],
    costs: ['free', 'small'],
  },
  {
    topics: readTopics(natureOutings),
    times: 1,
    categories: ['natura', 'voluntariat'],
    tags: ['airelliure', 'gratuit', 'clima', 'ciencia', 'families'],
    venues: ['aiguamolls', 'cala', 'platja', 'tamarius', 'far'],
    organizers: ['natura', 'excursionista', 'ajuntament'],
    starts: ['07:30', '09:30', '10:00', '21:00'],
    minutes: [120, 150, 180],
    weekdays: [6, 0],
    costs: ['free'],
  },
  {
    topics: readTopics(sports),
    times: 1,
    categories: ['vela', 'natacio', 'pista', 'curses', 'mar', 'esports'],
    tags: ['mar', 'joves', 'airelliure', 'inscripcio'],
    venues: ['nautic', 'pavello', 'camp', 'piscina', 'platja', 'placa'],
    organizers: ['esportiva', 'nautic', 'atletisme', 'escacs'],
    starts: ['09:00', '10:00', '16:00', '18:00'],
    minutes: [90, 120, 240],
    weekdays: [6, 0],
    costs: ['free', 'small', 'ticket'],
  },
  {
    topics: readTopics(familyActivities),
    times: 1,
    categories: ['infants', 'familiars', 'contes'],
    tags: ['families', 'petits', 'gratuit', 'cobert'],
    venues: ['biblioteca', 'ludoteca', 'escola', 'museu', 'tamarius'],
    organizers: ['biblioteca', 'families', 'museu'],
    starts: ['10:30', '11:00', '17:30'],
    minutes: [45, 60, 90],
    weekdays: [5, 6, 0],
    costs: ['free', 'small'],
  },
  {
    topics: readTopics(exhibitions),
    times: 1,
    categories: ['exposicions'],
    tags: ['art', 'fotografia', 'historia', 'gratuit', 'cobert'],
    venues: ['cisterna', 'museu', 'ateneu', 'llotja', 'ajuntament'],
    organizers: ['museu', 'ateneu', 'ajuntament'],
    starts: ['00:00'],
    minutes: [0],
    weekdays: workdays,
    costs: ['free', 'small'],
    days: [10, 17, 31, 45],
  },
]
