import { nameIndex, placeName } from './linkCell.ts'

const index = nameIndex([{ id: 1, name: 'Ateneu', detail: '' }])
const street = { address: 'Plaça Major, 1', zip: '08500', city: 'Vic' }

test.each([
  ['Ateneu\nPlaça Major, 1, 08500 Vic', 'Ateneu', {}],
  ['Ateneu, plaça Major, 1', 'Ateneu', {}],
  ['Teatre\nPlaça Major, 1, 08500 Vic', 'Teatre', street],
  ['Teatre, Plaça Major, 1, 08500 Vic', 'Teatre', street],
  ['Teatre\nPlaça Major, 1\n08500 Vic\nEspanya', 'Teatre', { ...street, country: 'Espanya' }],
  ['Teatre\nPlaça Major', 'Teatre', { address: 'Plaça Major' }],
  ['Teatre\n08500 Vic', 'Teatre', { zip: '08500', city: 'Vic' }],
  ['Plaça Major, 1, 08500 Vic', 'Plaça Major, 1, 08500 Vic', {}],
  ['Cafè, copa i punt', 'Cafè, copa i punt', {}],
  ['Sala; gran | petita', 'Sala, gran , petita', {}],
])('of «%s» the name is «%s»', (place, name, more) => {
  expect(placeName(place, index)).toEqual({ name, more })
})
