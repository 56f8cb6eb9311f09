import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/formats.ts'
import type { Toast } from '../../ui/toast/toast.ts'
import type { CollectionName, Identified } from '../collection.ts'
import { fieldLabel, labelRooms } from '../fieldLabel.ts'
import { useStatusWords } from '../form/statusWords.ts'
import type { Restored } from '../safeRestoration.ts'
import type { Writable } from '../writing.ts'

/** Says what became of a record that came out of the trash, and what of it is not as it was. */
export function useRestoredWords() {
  const { t, i18n } = useTranslation('recordDeletion')
  const statuses = useStatusWords()

  /** The names of fields, in words; fetched only when they are needed. */
  async function labels(name: CollectionName, fields: readonly string[]): Promise<string> {
    await i18n.loadNamespaces(labelRooms[name])
    const named = fields.map((field) => fieldLabel(i18n, name, field))
    return formatList(i18n.language, named)
  }

  async function sentences<R extends Identified>(
    title: string,
    { record, alreadyBack, changed }: Restored<R>,
    { name, fields }: Pick<Writable<R>, 'name' | 'fields'>,
    lostLinks = 0,
  ): Promise<readonly string[]> {
    const status = statuses.name(String(fields.status?.of(record) ?? '')).toLowerCase()
    const count = changed.length
    return [
      t(alreadyBack ? 'back' : 'restored', { title, status }),
      count > 0 ? t('changed', { count, fields: await labels(name, changed) }) : '',
      lostLinks > 0 ? t('lostLinks', { count: lostLinks }) : '',
    ].filter(Boolean)
  }

  return {
    sentences,
    async toast<R extends Identified>(
      ...restored: Parameters<typeof sentences<R>>
    ): Promise<Toast> {
      const [first = '', ...more] = await sentences(...restored)
      return more.length > 0
        ? { message: [first, ...more].join(' '), severity: 'warning' }
        : { message: first }
    },
  }
}
