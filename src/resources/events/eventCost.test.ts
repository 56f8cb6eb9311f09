import { preservedCost, costText, sameCost } from './eventCost.ts'
import { eventOf } from './eventRecord.ts'
import cases from './eventCost.cases.json'

const details = (values: string[], symbol: string, position: string) => ({
  currency_symbol: symbol,
  currency_code: '',
  currency_position: position,
  values,
})

/** What a service shows, what an editor edits, what an update carries (contract.md §7.7, §7.8). */
const prices = [
  ['', details([], '', ''), '', ''],
  ['20€', details(['20'], '€', 'postfix'), '20€', '20€'],
  ['$20', details(['20'], '$', 'prefix'), '$20', '$20'],
  ['$15', details(['15'], '', ''), '15', '15'],
  ['10€ &#8211; 20€', details(['10', '20'], '&euro;', 'postfix'), '10€ - 20€', ['10€', '20€']],
  ['Free', details(['0'], '€', 'postfix'), '0€', '0€'],
  ['12,50€', details(['12.50'], '€', 'postfix'), '12,50€', ['12,50€']],
  ['8,50€ &#8211; 20€', details(['8.50', '20'], '€', 'postfix'), '8,50€ - 20€', ['8,50€', '20€']],
  ['6€ &#8211; 18€', details(['6', '12', '18'], '', ''), '6 - 12 - 18', ['6', '12', '18']],
  ['1.234,56€', details(['.56', '1.234'], '€', 'postfix'), '1.234,56€', ['1.234,56€']],
  [
    'Taquilla inversa',
    details(['Taquilla inversa'], '', ''),
    'Taquilla inversa',
    'Taquilla inversa',
  ],
  [['12,50€'], undefined, '12,50€', ['12,50€']],
  ['5 € socis, 8 € públic', undefined, '5 € socis, 8 € públic', '5 € socis, 8 € públic'],
  ['12 € (socis 8 €)', undefined, '12 € (socis 8 €)', '12 € (socis 8 €)'],
] as const

describe.each(prices)('the price %j', (cost, cost_details, edited, carried) => {
  const record = eventOf({ id: 1, cost, cost_details })

  test(`is edited as ${edited}`, () => expect(costText(record)).toBe(edited))

  test(`is carried as ${JSON.stringify(carried)}`, () => {
    expect(preservedCost(record)).toEqual(carried)
  })
})

test.each([['12,50€'], ['€12,50'], ['3 &euro;'], [12], [['12,50€']]])(
  '%j is carried as it is where the service keeps it as written',
  (cost) => expect(preservedCost(eventOf({ id: 1, author: 2, cost }))).toEqual(cost),
)

/** Both have to speak for it: a price that a live service would take apart stays spelled for that. */
test.each([{ author: '2' }, { author: 2, cost_details: details(['12.50'], '€', 'postfix') }])(
  'a price with a comma is spelled for a live service, which %j may be',
  (signs) => {
    expect(preservedCost(eventOf({ id: 1, cost: '12,50€', ...signs }))).toEqual(['12,50€'])
  },
)

test.each(cases)('$one and $other are the same: $same', ({ one, other, same }) => {
  expect(sameCost(one, other)).toBe(same)
})
