import { useTranslation } from 'react-i18next'
import { formatAmount, formatList } from '../../i18n/formats.ts'
import { costMeaning, type Price } from './costMeaning.ts'
import { plainCost } from './plainCost.ts'

/** Says how a price is understood, and how it goes out where that is not as it was written. */
export function useCostWords(): (cost: string) => string | undefined {
  const { t, i18n } = useTranslation('eventForm')
  const { language } = i18n
  const say = ({ amount, before, after }: Price) => {
    const number = formatAmount(language, amount)
    return before === '' ? `${number} ${after}`.trim() : `${before}${number}`
  }
  const meaningOf = (cost: string): string | undefined => {
    const meaning = costMeaning(cost)
    if (meaning.kind === 'none') return undefined
    if (meaning.kind !== 'prices') return t(`cost.${meaning.kind}`)
    const [least = '', most, ...more] = meaning.prices.map(say)
    const isBare = /^[\d.,\s]+$/.test(least)
    if (most === undefined)
      return t('cost.one', { price: isBare ? t('cost.bare', { amount: least }) : least })
    return more.length === 0
      ? t('cost.range', { least, most })
      : t('cost.several', { prices: formatList(language, [least, most, ...more]) })
  }
  return (cost) => {
    const meaning = meaningOf(cost)
    const plain = plainCost(cost)
    return meaning === undefined || plain === cost.trim()
      ? meaning
      : t('cost.plain', { meaning, plain })
  }
}
