import { costDetails, shownCost, storedCost } from './cost.ts'
import costs from './shownCosts.json' with { type: 'json' }

const shown = (cost: unknown) => shownCost(cost, 'en')

it.each(costs)('shows $cost as $text, of the values $values', ({ cost, text, values }) => {
  expect(shown(cost)).toBe(text)
  expect(costDetails(cost).values).toEqual(values)
})

it('costs of live worlds (contract.md §7.7) reads thousands separators wrongly, as live sites do', () => {
  expect(costDetails('1.234,56 €').values).toEqual(['.56', '1.234'])
})

it('costs of live worlds (contract.md §7.7) knows on which side the sign stands', () => {
  expect(costDetails('$20')).toMatchObject({ currency_symbol: '$', currency_position: 'prefix' })
  expect(costDetails('20€')).toMatchObject({ currency_symbol: '€', currency_position: 'postfix' })
  expect(costDetails('20')).toMatchObject({ currency_symbol: '', currency_position: '' })
  expect(costDetails(['12,50€'])).toMatchObject({
    currency_symbol: '€',
    currency_position: 'postfix',
  })
  expect(costDetails('12,50€')).toMatchObject({ currency_symbol: '', currency_position: '' })
})

it('costs of live worlds (contract.md §7.7) takes a zero for nothing on create and for free on update', () => {
  expect(storedCost('0', 'live', true)).toBeNull()
  expect(storedCost(0, 'live', false)).toBe('0')
  expect(storedCost('', 'live', false)).toBeNull()
})

it('costs of live worlds (contract.md §7.7) keeps what was written in interface mode', () => {
  expect(storedCost('', 'interface', true)).toBe('""')
  expect(storedCost(['a', 1], 'interface', true)).toBe('["a",1]')
  expect(storedCost(null, 'interface', true)).toBeNull()
})
