import * as fc from 'fast-check'
import * as draw from '../../core/resource/testArbitraries.ts'
import { pictures } from '../../core/write/testSave.ts'
import { describeSaveLaws } from '../../core/write/testSaveLaws.ts'
import { organizers } from './organizers.ts'

const law = {
  collection: organizers,
  derived: {
    status: ['status', 'slug', 'url', 'date_utc'],
    date: ['date', 'date_utc'],
    date_utc: ['date', 'date_utc'],
  },
}

const values = {
  author: fc.constantFrom(1, 2, 3),
  date: draw.wallTime(2020, 2025),
  organizer: draw.title,
  description: draw.html,
  status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
  phone: fc.constantFrom('938 000 000', '+34 938 000 001'),
  website: draw.website,
  email: fc.constantFrom('a@b.example', 'c.d@e.example'),
}

describeSaveLaws(law, async (service) => ({
  values: { ...values, image: fc.constantFrom(...(await pictures(service))) },
  emptied: { description: '', phone: '', website: '', email: '', image: '' },
}))
