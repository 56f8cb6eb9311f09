import * as fc from 'fast-check'
import * as draw from '../../core/resource/testArbitraries.ts'
import { pictures } from '../../core/write/testSave.ts'
import { describeSaveLaws } from '../../core/write/testSaveLaws.ts'
import { venues } from './venues.ts'

const regions = ['state', 'province', 'country', 'stateprovince']

const law = {
  collection: venues,
  derived: {
    status: ['status', 'slug', 'url', 'date_utc'],
    date: ['date', 'date_utc'],
    date_utc: ['date', 'date_utc'],
    state: regions,
    province: regions,
    country: regions,
  },
}

const flag = fc.boolean()

const values = {
  author: fc.constantFrom(1, 2, 3),
  date: draw.wallTime(2020, 2025),
  venue: draw.title,
  description: draw.html,
  status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
  show_map: flag,
  show_map_link: flag,
  address: draw.words,
  city: draw.words,
  country: fc.constantFrom('Spain', 'United States', 'France'),
  province: draw.words,
  state: draw.words,
  zip: fc.constantFrom('08500', '17001'),
  phone: fc.constantFrom('938 000 000', '+34 938 000 001'),
  website: draw.website,
}

const texts = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website']
const emptied = ['description', ...texts, 'stateprovince', 'image']

describeSaveLaws(law, async (service) => ({
  values: { ...values, image: fc.constantFrom(...(await pictures(service))) },
  edits: { stateprovince: draw.words },
  emptied: Object.fromEntries(emptied.map((name) => [name, ''])),
}))
