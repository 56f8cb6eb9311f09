import { describe, expect, it } from 'vitest'
import { costDetails, shownCost, storedCost } from './cost.ts'

const shown = (cost: unknown) => shownCost(cost, 'en')

describe('costs of live worlds (contract.md §7.7)', () => {
  it.each([
    [null, '', []],
    ['', '', []],
    ['20', '20€', ['20']],
    [20, '20€', ['20']],
    ['$20', '$20', ['20']],
    ['20 €', '20€', ['20']],
    ['10-20', '10€ – 20€', ['10', '20']],
    [['20', '10'], '10€ – 20€', ['10', '20']],
    ['$10 – $20', '$10 – $20', ['10', '20']],
    ['12,50', '12,50€', ['12.50']],
    ['$12,50', '12,50€', ['12.50']],
    [['$12,50'], '$12,50', ['12.50']],
    ['0', 'Free', ['0']],
    ['Donatiu', 'Donatiu', ['Donatiu']],
    ['Gratuït fins a 12 anys', 'Gratuït fins a 12 anys', ['Gratuït fins a 12 anys']],
  ])('shows %j as %j, of the values %j', (cost, text, values) => {
    expect(shown(cost)).toBe(text)
    expect(costDetails(cost).values).toEqual(values)
  })

  it('reads thousands separators wrongly, as live sites do', () => {
    expect(costDetails('1.234,56 €').values).toEqual(['.56', '1.234'])
  })

  it('knows on which side the sign stands', () => {
    expect(costDetails('$20')).toMatchObject({ currency_symbol: '$', currency_position: 'prefix' })
    expect(costDetails('20€')).toMatchObject({ currency_symbol: '€', currency_position: 'postfix' })
    expect(costDetails('20')).toMatchObject({ currency_symbol: '', currency_position: '' })
    expect(costDetails(['12,50€'])).toMatchObject({
      currency_symbol: '€',
      currency_position: 'postfix',
    })
    expect(costDetails('12,50€')).toMatchObject({ currency_symbol: '', currency_position: '' })
  })

  it('takes a zero for nothing on create and for free on update', () => {
    expect(storedCost('0', 'live', true)).toBeNull()
    expect(storedCost(0, 'live', false)).toBe('0')
    expect(storedCost('', 'live', false)).toBeNull()
  })

  it('keeps what was written in interface mode', () => {
    expect(storedCost('', 'interface', true)).toBe('""')
    expect(storedCost(['a', 1], 'interface', true)).toBe('["a",1]')
    expect(storedCost(null, 'interface', true)).toBeNull()
  })
})
