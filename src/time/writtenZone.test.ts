import { writtenZone } from './writtenZone.ts'
import cases from './writtenZone.cases.json'

test.each(cases)('«$written» is $zone', ({ written, zone }) => {
  expect(writtenZone(written, 'Europe/Madrid')).toBe(zone)
})

test('an abbreviation or a name of Windows is the site’s zone only where that is one of its own', () => {
  expect(writtenZone('CET', 'Europe/London')).toBe('Europe/Paris')
  expect(writtenZone('WET', 'Atlantic/Canary')).toBe('Atlantic/Canary')
})
