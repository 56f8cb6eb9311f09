import type { TFunction } from 'i18next'
import { formatList, formatNumber } from '../../../i18n/formats.ts'
import { languageName } from '../../../i18n/languageName.ts'
import type { Configuration } from '../../../api/configuration.ts'
import type { Breach } from './breaches.ts'

/** Says broken rules in the reader's language. */
export function breachMessages(
  t: TFunction<'rules'>,
  language: string,
  { rules }: Pick<Configuration, 'rules'>,
): (breach: Breach) => string {
  const number = (value: number) => formatNumber(language, value)
  const { width = 0, height = 0 } = rules?.pictureSize ?? {}
  const smallest = () => {
    if (width && height) return t('size.both', { width: number(width), height: number(height) })
    return width
      ? t('size.width', { width: number(width) })
      : t('size.height', { height: number(height) })
  }
  return (breach) => {
    if (breach.rule === 'descriptionLength')
      return t(`breach.description.${breach.word}`, {
        count: breach.length,
        length: number(breach.length),
        limit: number(breach.limit),
      })
    if (breach.rule === 'pictureSize') {
      if (breach.word === 'unknown') return t('breach.pictureSize.unknown')
      const found = {
        width: number(breach.found.width),
        height: number(breach.found.height),
      }
      return t('breach.pictureSize.small', { found: t('size.both', found), smallest: smallest() })
    }
    if (breach.rule === 'languages')
      return t(`breach.languages.${breach.word}`, {
        languages: formatList(
          language,
          breach.languages.map((one) => languageName(language, one)),
        ),
      })
    return t(`breach.${breach.rule}`)
  }
}
