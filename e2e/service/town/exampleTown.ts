import type { PublishingRules } from '../../../src/api/configuration.ts'
import type { AgendaLabels } from '../../../src/features/transfer/pack/content/agendaLabels.ts'

/**
 * What the invented town asks of an event before it is published, and says on its printed agendas, so that it can be
 * seen; a site that says nothing of either asks for nothing, and has the words that the application brings.
 */
const rules = {
  languages: ['es'],
  required: ['image', 'categories', 'venue'],
  descriptionLength: { min: 60 },
  pictureSize: { width: 600, height: 300 },
  noCapitals: true,
} satisfies PublishingRules

const agendaPack = {
  words: {
    ca: {
      title: 'Què fem a Portsalabre',
      closing: 'Dades del {{today}}. Els actes poden canviar: consulteu-los abans de venir.',
    },
    es: {
      title: 'Qué hacer en Portsalabre',
      closing: 'Datos del {{today}}. Los actos pueden cambiar: consúltelos antes de venir.',
    },
    en: {
      title: 'What’s on in Portsalabre',
      closing: 'As of {{today}}. Events may change: please check before you come.',
    },
  } satisfies Record<string, Partial<AgendaLabels>>,
}

/** `config.json` with these. */
export const asExampleTown = (file: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(file.toString()), rules, agendaPack }, null, 2))
