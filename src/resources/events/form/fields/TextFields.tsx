import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { FormFold } from '../../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { onOneLine } from '../../../../core/resource/plainText.ts'
import { withScheme } from '../../../../core/resource/postFields.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { formatAmount, formatList } from '../../../../i18n/formats.ts'
import { plainCost } from '../../eventCost.ts'

/** One price of a text: its number, and the sign of its currency on the side where it was written. */
interface Price {
  readonly amount: number
  readonly before: string
  readonly after: string
}

type CostMeaning =
  | { readonly kind: 'none' | 'free' | 'words' }
  | { readonly kind: 'prices'; readonly prices: readonly Price[] }

const freeWords = /^(free|gratis|gratu[iï]t[ao]?|gratuit[ao]|debades)$/i
const price = /^(\p{Sc}|[A-Z]{3})?\s*(\d+(?:\.\d+)?)\s*(\p{Sc}|[A-Z]{3}|euros?)?$/iu

function priceOf(part: string): Price | null {
  const [, before = '', amount, after = ''] = price.exec(part.trim()) ?? []
  return amount === undefined ? null : { amount: Number(amount), before, after }
}

/** What a price box says: nothing, free, one price or several, or words of its own. */
export function costMeaning(written: string): CostMeaning {
  const text = plainCost(written)
  if (text === '') return { kind: 'none' }
  if (freeWords.test(text)) return { kind: 'free' }
  // No other sign between prices makes a range: services keep `12 / 15` as words (contract.md §7.7).
  const parts = text.split('-').map(priceOf)
  const prices = parts.filter((one) => one !== null)
  if (prices.length < parts.length) return { kind: 'words' }
  if (prices.every(({ amount }) => amount === 0)) return { kind: 'free' }
  // In `10-20 €` the sign is that of both.
  const signs = prices.find(({ before, after }) => before !== '' || after !== '')
  const { before = '', after = '' } = signs ?? {}
  const signed = prices.map((one) =>
    one.before || one.after ? one : { amount: one.amount, before, after },
  )
  return { kind: 'prices', prices: signed.toSorted((one, other) => one.amount - other.amount) }
}

/** Says how a price is understood, and how it goes out where that is not as it was written. */
function useCostText(): (cost: string) => string | undefined {
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

interface TextProps extends Pick<FieldsProps, 'form'> {
  /** The texts of the event as they were read. */
  beside?: readonly string[]
}

export function DescriptionBox({ form: { control }, beside }: TextProps) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  const { language } = useService()
  return (
    <RichInput
      control={control}
      name="description"
      label={t('recordForm:label.description')}
      lines={8}
      lang={language}
      {...(beside ? { beside } : {})}
    />
  )
}

export function ExcerptBox({ form: { control }, beside }: TextProps) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  const { language } = useService()
  return (
    <RichInput
      control={control}
      name="excerpt"
      label={t('label.excerpt')}
      help={t('help.excerpt')}
      lines={3}
      lang={language}
      isBrief
      {...(beside ? { beside } : {})}
    />
  )
}

/** Folded, with its first words. */
export function ExcerptFold(props: TextProps) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  const { control } = props.form
  const note = onOneLine(useWatch({ control, name: 'excerpt' }))
  const title = t(note ? 'label.excerpt' : 'section.excerpt')
  return (
    <FormFold {...{ control, title, note }} names={['excerpt']}>
      <ExcerptBox {...props} />
    </FormFold>
  )
}

export function PriceBox({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  return (
    <TextInput
      control={control}
      name="cost"
      label={t('label.cost')}
      help={t('help.cost')}
      explain={useCostText()}
    />
  )
}

export function WebsiteBox({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  return (
    <TextInput
      control={control}
      name="website"
      label={t('recordForm:label.website')}
      explain={(website) => {
        const whole = withScheme(website, 'https')
        return whole === website ? undefined : t('help.websiteWhole', { whole })
      }}
      inputMode="url"
      spellCheck={false}
    />
  )
}
